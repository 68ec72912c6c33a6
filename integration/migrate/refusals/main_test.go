// Package refusals_test shows on real servers what the command refuses, and how it says so.
package refusals_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
