// Package links_test shows on real servers what becomes of references that are no foreign keys,
// or not between whole tables.
package links_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
