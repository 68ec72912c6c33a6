package conformance_test

import (
	"flag"
	"os"
	"testing"
)

// Tests that run beside each other wait for their server much longer than they compute.
func TestMain(m *testing.M) {
	flag.Parse()
	if f := flag.Lookup("test.parallel"); f.Value.String() == f.DefValue {
		if err := flag.Set("test.parallel", "6"); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
