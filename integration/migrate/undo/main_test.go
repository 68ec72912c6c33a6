// Package undo_test shows on real servers what an undo takes back, what a verification finds,
// and what can be done again.
package undo_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
