package release_test

import (
	"flag"
	"fmt"
	"os"
	"testing"
)

// With -short these tests, which build programs or make many runs, are left out.
func TestMain(m *testing.M) {
	flag.Parse()
	if testing.Short() {
		fmt.Fprintln(os.Stderr, "-short skips these tests")
		return
	}
	os.Exit(m.Run())
}

// buildsAll skips a test that compiles the command and all that it needs, unless SQLUUID_RELEASE
// asks for it.
func buildsAll(t *testing.T) {
	t.Helper()
	if os.Getenv("SQLUUID_RELEASE") == "" {
		t.Skip("it compiles for minutes: make nightly-modules")
	}
}
