package twins_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// TestASchemaOfViewsOnInnoDB shows why a new release cannot use views of the twins in place of names
// of its own: what a view does not take, and what a cut-over makes of it.
func TestASchemaOfViewsOnInnoDB(t *testing.T) {
	t.Parallel()
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		views := l.Another(t).Ask(t, "SELECT DATABASE()")
		view := strings.ReplaceAll("CREATE OR REPLACE VIEW {}.customers AS SELECT id__new AS id, email FROM customers", "{}", views)
		for _, s := range []string{
			"CREATE TABLE customers (id bigint AUTO_INCREMENT PRIMARY KEY, email varchar(50), id__new binary(16) UNIQUE)",
			"CREATE TRIGGER draws BEFORE INSERT ON customers FOR EACH ROW SET NEW.id__new = UNHEX(REPLACE(UUID(), '-', ''))",
			view,
		} {
			l.Exec(t, s)
		}
		conn, err := l.DB.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		// refused runs a statement that ends in an error of one of these numbers, 0 for none.
		refused := func(query string, numbers ...uint16) {
			t.Helper()
			_, err := conn.ExecContext(t.Context(), strings.ReplaceAll(query, "{}", views))
			var got mysql.MySQLError
			if e := (*mysql.MySQLError)(nil); errors.As(err, &e) {
				got = *e
			}
			for _, n := range numbers {
				if got.Number == n && (err != nil) == (n != 0) {
					return
				}
			}
			t.Errorf("%s: %v, want one of %v", query, err, numbers)
		}
		refused("INSERT INTO customers (email) VALUES ('a')", 0)
		refused("INSERT INTO {}.customers (email) VALUES ('b')", 0)
		var last, keys int
		err = conn.QueryRowContext(t.Context(), "SELECT LAST_INSERT_ID(), (SELECT COUNT(*) FROM information_schema.key_column_usage WHERE table_schema = '"+
			views+"')").Scan(&last, &keys)
		if err != nil || last != 1 || keys != 0 {
			t.Errorf("the last id is %d, want that of the row before; %d keys of the view, %v", last, keys, err)
		}
		refused("ALTER TABLE {}.customers ADD COLUMN note int", 1347)
		refused("CREATE INDEX by_email ON {}.customers (email)", 1347)
		refused("CREATE TABLE {}.orders (customer_id binary(16), FOREIGN KEY (customer_id) REFERENCES {}.customers (id))", 1005, 1824)
		refused("DROP TRIGGER draws", 0)
		refused("LOCK TABLES customers WRITE", 0)
		refused("ALTER TABLE customers RENAME COLUMN id TO id__old, RENAME COLUMN id__new TO id", 0)
		refused(strings.ReplaceAll(view, "id__new AS id", "id"), 1192)
		refused("UNLOCK TABLES", 0)
		refused("SELECT id FROM {}.customers", 1356)
		refused("INSERT INTO {}.customers (email) VALUES ('c')", 1356)
	})
}
