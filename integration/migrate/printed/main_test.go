// Package printed_test takes statements out of what the command prints, as a user copies them, runs
// them as an administrator, and looks whether they do what the message says.
package printed_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) {
	lab.AllDay = true // MySQL's statements are not MariaDB's
	lab.Main(m)
}
