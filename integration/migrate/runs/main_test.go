// Package runs_test shows on real servers what a run in place does next to other work, and when
// it is stopped, killed or frozen.
package runs_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
