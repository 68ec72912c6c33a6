// Package triggers_test shows on real servers what triggers do, the application's and those that turn ids of inserts.
package triggers_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
