// Package plans_test shows on real servers what a plan and a scan say.
package plans_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
