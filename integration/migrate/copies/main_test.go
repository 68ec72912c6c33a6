// Package copies_test shows on real servers what a copy of tables keeps, follows and waits for.
package copies_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
