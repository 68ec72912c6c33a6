// Package rebuild_test shows what becomes of SQLite's tables when their ids change the type.
package rebuild_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
