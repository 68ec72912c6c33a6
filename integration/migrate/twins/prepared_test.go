package twins_test

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A prepared statement that waits while a trigger comes fails once on MySQL (1615), and on MariaDB
// (1146) where the trigger reads another table. It has changed nothing. Other statements do not fail.
func TestStatementsThatMeetATrigger(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, "CREATE TABLE parents (n int AUTO_INCREMENT PRIMARY KEY, id binary(16) NOT NULL UNIQUE);\n"+
			"CREATE TABLE children (n int AUTO_INCREMENT PRIMARY KEY, parent binary(16), at int NOT NULL DEFAULT 0);\n"+
			"INSERT INTO parents (id) VALUES (RANDOM_BYTES(16));\n"+
			"INSERT INTO children (parent) SELECT id FROM parents")
		once := map[string]uint16{"MySQL": 1615, "MariaDB": 1146}[l.Name]
		for _, option := range []string{"interpolateParams=true", "interpolateParams=false"} {
			ctx, stop := context.WithCancel(t.Context())
			defer stop()
			var writers sync.WaitGroup
			for range 3 {
				writers.Go(func() {
					db, err := sql.Open("mysql", dbtest.MySQLDSN(t, l.URL)+"&"+option)
					if err != nil {
						t.Error(err)
						return
					}
					defer db.Close()
					for ctx.Err() == nil {
						_, err := db.Exec("UPDATE children SET at = at + 1 WHERE n = ?", 1)
						var told *mysql.MySQLError
						isOnce := errors.As(err, &told) && told.Number == once && option == "interpolateParams=false"
						if err != nil && !isOnce {
							t.Errorf("with %s: %v", option, err)
							return
						}
					}
				})
			}
			for range 60 {
				l.Exec(t, "CREATE TRIGGER looks BEFORE UPDATE ON children FOR EACH ROW SET NEW.parent = (SELECT id FROM parents WHERE id = NEW.parent LIMIT 1)")
				l.Exec(t, "DROP TRIGGER looks")
			}
			stop()
			writers.Wait()
		}
	})
}
