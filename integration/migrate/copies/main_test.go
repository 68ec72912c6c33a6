// Package copies_test shows on real servers what a copy of tables keeps, follows and waits for.
package copies_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Copies wait for locks most of the time, and end when twins take their place. On MariaDB and MySQL
// they are tried at night.
func TestMain(m *testing.M) {
	lab.AtNight = lab.InnoDB
	lab.Main(m)
}
