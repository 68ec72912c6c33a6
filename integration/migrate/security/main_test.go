// Package security_test shows on real servers what roles, passwords and objects of others can do.
package security_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
