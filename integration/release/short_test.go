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
