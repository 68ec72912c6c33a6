package main

import (
	"strings"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

func TestInvoicesHaveKeysAndLines(t *testing.T) {
	for driver, servers := range map[string][]dbtest.Server{
		"sqlite": {dbtest.SQLite}, "postgres": {dbtest.Postgres}, "mysql": {dbtest.MySQL, dbtest.MariaDB},
	} {
		for _, server := range servers {
			t.Run(string(server), func(t *testing.T) {
				dsn, _ := server.Own(t)
				switch driver {
				case "sqlite":
					dsn = strings.TrimPrefix(dsn, "sqlite:")
				case "mysql":
					dsn = dbtest.MySQLDSN(t, dsn)
				}
				db, err := gorm.Open(drivers[driver](dsn), &gorm.Config{})
				if err != nil {
					t.Fatal(err)
				}
				if pool, err := db.DB(); err == nil {
					defer pool.Close()
				}
				var out strings.Builder
				if err := run(&out, db); err != nil {
					t.Fatal(err)
				}
				if want := "version 7 ascending true\n995 coffee true\ndeleted 1\n"; out.String() != want {
					t.Errorf("prints %q, want %q", out.String(), want)
				}
			})
		}
	}
}
