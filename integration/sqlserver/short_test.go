package sqlserver_test

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
	var err error
	if folder, err = os.MkdirTemp("", "sqluuid"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}
