// Package walkthrough_test shows on real servers what the pages and the terminal show.
package walkthrough_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }
