// Package rewrites_test shows on real servers what each rewrite makes of the ids, in tables of
// every shape.
package rewrites_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
