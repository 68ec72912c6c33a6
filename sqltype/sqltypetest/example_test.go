package sqltypetest_test

import (
	"database/sql"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

// The test of a driver. The example prints nothing, and so has no checked
// output: the suite speaks through its *testing.T, which go test alone can make.
func ExampleRun() {
	testConformance := func(t *testing.T) {
		db, err := sql.Open("your-driver", "its data source name")
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		sqltypetest.Run(t, sqltypetest.Target{
			Name:      "your-driver",
			Profile:   engine.MySQL,
			DB:        sqltypetest.SQL(db),
			Hex:       func(column string) string { return "HEX(" + column + ")" },
			BytesType: "varbinary(64)",
		})
	}
	_ = testConformance // named TestConformance at the top of a _test.go file
}
