package plans_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A default, trigger or routine that goes on making ids of the old version was named on
// PostgreSQL alone, of defaults by uuid_generate_v1.
func TestMakersOfOldIDsAreNamed(t *testing.T) {
	type maker struct {
		rewrite, table string   // the definition of column id; "": ID! NOT NULL PRIMARY KEY
		more           []string // statements
		want           string   // "": none is named
	}
	const function = "CREATE FUNCTION make_id() RETURNS %s "
	for name, list := range map[string]map[string]maker{
		"PostgreSQL": {
			"default":            {table: "uuid PRIMARY KEY DEFAULT old_ids.uuid_generate_v1()", want: "the default of public.orders.id makes ids of version 1 by uuid_generate_v1()"},
			"default by wrapper": {table: "uuid PRIMARY KEY DEFAULT make_id()", want: "the default of public.orders.id makes ids of version 1"},
			"domain":             {more: []string{"CREATE DOMAIN old_id AS uuid DEFAULT old_ids.uuid_generate_v1()", "ALTER TABLE orders ALTER id TYPE old_id"}, want: "the default of the domain old_id calls uuid_generate_v1()"},
			"trigger": {more: []string{"CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.id = old_ids.uuid_generate_v1(); RETURN NEW; END'",
				"CREATE TRIGGER fills BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION fill()"}, want: "the trigger fills of table orders calls uuid_generate_v1()"},
			"routine":          {more: []string{"CREATE PROCEDURE order_now() LANGUAGE plpgsql AS 'BEGIN INSERT INTO Orders VALUES (old_ids.uuid_generate_v1()); END'"}, want: "the function order_now() calls uuid_generate_v1()"},
			"rule":             {more: []string{"CREATE TABLE carts (n int)", "CREATE RULE orders_it AS ON INSERT TO carts DO ALSO INSERT INTO orders VALUES (old_ids.uuid_generate_v1())"}, want: "the rule orders_it of table carts calls uuid_generate_v1()"},
			"rule by function": {more: []string{"CREATE TABLE carts (n int)", "CREATE RULE orders_it AS ON INSERT TO carts DO ALSO INSERT INTO orders VALUES (make_id())"}, want: "the rule orders_it of table carts calls uuid_generate_v1()"},
			"default by two functions": {more: []string{"CREATE FUNCTION second() RETURNS uuid LANGUAGE sql AS 'SELECT make_id()'",
				"ALTER TABLE orders ALTER id SET DEFAULT second()"}, want: "the default of public.orders.id makes ids of version 1 by uuid_generate_v1()"},
			"domain by function": {more: []string{"CREATE DOMAIN old_id AS uuid DEFAULT make_id()", "ALTER TABLE orders ALTER id TYPE old_id"}, want: "the default of the domain old_id calls uuid_generate_v1()"},
			"trigger by function": {more: []string{"CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.id = make_id(); RETURN NEW; END'",
				"CREATE TRIGGER fills BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION fill()"}, want: "the trigger fills of table orders calls uuid_generate_v1()"},
			"routine by function": {more: []string{"CREATE PROCEDURE order_now() LANGUAGE plpgsql AS 'BEGIN INSERT INTO Orders VALUES (make_id()); END'"}, want: "the function order_now() calls uuid_generate_v1()"},
			"comment of function": {more: []string{"CREATE FUNCTION second() RETURNS uuid LANGUAGE sql AS 'SELECT gen_random_uuid() -- was make_id()'",
				"ALTER TABLE orders ALTER id SET DEFAULT second()"}},
			"version 4":     {table: "uuid PRIMARY KEY DEFAULT gen_random_uuid()"},
			"in a comment":  {more: []string{"CREATE PROCEDURE order_now() LANGUAGE plpgsql AS 'BEGIN DELETE FROM orders; /* uuid_generate_v1() */ END'"}},
			"another table": {more: []string{"CREATE TABLE others (id uuid DEFAULT old_ids.uuid_generate_v1())"}},
		},
		"MariaDB": {
			"default": {table: "binary(16) DEFAULT (unhex(replace(uuid(), '-', ''))) PRIMARY KEY", want: "orders.id makes ids of version 1 by uuid()"},
			"trigger": {more: []string{"CREATE TRIGGER fills BEFORE INSERT ON orders FOR EACH ROW SET NEW.id = unhex(replace(UUID(), '-', ''))"}, want: "the trigger fills of table orders calls uuid()"},
			"trigger by function": {more: []string{fmt.Sprintf(function, "binary(16)") + "RETURN unhex(replace(UUID(), '-', ''))",
				"CREATE TRIGGER fills BEFORE INSERT ON orders FOR EACH ROW SET NEW.id = make_id()"}, want: "the trigger fills of table orders calls uuid()"},
			"trigger by two functions": {more: []string{fmt.Sprintf(function, "binary(16)") + "RETURN unhex(replace(UUID(), '-', ''))",
				"CREATE FUNCTION make_next() RETURNS binary(16) RETURN make_id()",
				"CREATE TRIGGER fills BEFORE INSERT ON orders FOR EACH ROW SET NEW.id = make_next()"}, want: "the trigger fills of table orders calls uuid()"},
			"routine": {more: []string{"CREATE PROCEDURE order_now() INSERT INTO orders VALUES (unhex(replace(UUID(), '-', '')))"}, want: "the procedure order_now calls uuid()"},
			"another": {more: []string{"CREATE TABLE others (id varchar(36) DEFAULT uuid())"}},
		},
		"MySQL": {
			"default":              {table: "binary(16) DEFAULT (uuid_to_bin(uuid())) PRIMARY KEY", want: "orders.id makes ids of version 1 by uuid()"},
			"default swapped":      {rewrite: "swapped-to-v6", table: "binary(16) DEFAULT (uuid_to_bin(uuid(), 1)) PRIMARY KEY", want: "orders.id makes ids of version 1 by uuid()"},
			"default not swapped":  {rewrite: "swapped-to-v6", table: "binary(16) DEFAULT (uuid_to_bin(uuid())) PRIMARY KEY"},
			"trigger":              {more: []string{"CREATE TRIGGER fills BEFORE INSERT ON orders FOR EACH ROW SET NEW.id = uuid_to_bin(UUID())"}, want: "the trigger fills of table orders calls uuid()"},
			"trigger of elsewhere": {more: []string{"CREATE TABLE carts (n int)", "CREATE TRIGGER orders_it AFTER INSERT ON carts FOR EACH ROW INSERT INTO orders VALUES (uuid_to_bin(UUID()))"}, want: "the trigger orders_it of table carts calls uuid()"},
			"event":                {more: []string{"CREATE EVENT nightly ON SCHEDULE AT '2099-01-01' DO INSERT INTO orders VALUES (uuid_to_bin(UUID()))"}, want: "the event nightly calls uuid()"},
		},
		"SQLite": {
			"default":   {table: "blob DEFAULT (uuid_v1()) PRIMARY KEY", want: "orders.id makes ids of version 1 by uuid_v1()"},
			"trigger":   {more: []string{"CREATE TRIGGER fills AFTER INSERT ON carts BEGIN INSERT INTO orders VALUES (uuid1()); END"}, want: "the trigger fills of table carts calls uuid1()"},
			"version 7": {table: "blob DEFAULT (uuid7()) PRIMARY KEY"},
		},
	} {
		for what, m := range list {
			t.Run(name+" "+what, func(t *testing.T) {
				t.Parallel()
				l := lab.Open(t, name)
				if name == "PostgreSQL" { // uuid-ossp is not everywhere
					l.Exec(t, "CREATE SCHEMA old_ids")
					l.Exec(t, "CREATE FUNCTION old_ids.uuid_generate_v1() RETURNS uuid LANGUAGE sql AS 'SELECT gen_random_uuid()'")
					l.Exec(t, fmt.Sprintf(function, "uuid")+"LANGUAGE sql AS 'SELECT old_ids.uuid_generate_v1()'")
				}
				if m.table == "" {
					m.table = "ID! NOT NULL PRIMARY KEY"
				}
				l.Exec(t, "CREATE TABLE orders (id "+m.table+")")
				if name == "SQLite" {
					l.Exec(t, "CREATE TABLE carts (n integer)")
				}
				id := lab.NewV1(rand.New(rand.NewPCG(1, 1)))
				if m.rewrite == "" {
					m.rewrite = "v1-to-v6"
				} else {
					copy(id[:8], append(append(bytes.Clone(id[6:8]), id[4:6]...), id[:4]...))
				}
				l.Exec(t, "INSERT INTO orders (id) VALUES ("+l.Lit(id)+")")
				for _, q := range m.more {
					l.Exec(t, q)
				}
				for _, last := range []string{"--dry-run", "--yes"} {
					got := lab.MustRun(t, append([]string{"migrate", m.rewrite}, l.On(last)...)...)
					if n := strings.Count(got.Out, m.want); m.want != "" && (n < 1 || last == "--yes" && n < 2) {
						t.Errorf("%s: want %q:\n%s", last, m.want, got.Out)
					}
					if m.want == "" && strings.Contains(got.Out, "makes ids of version") {
						t.Errorf("%s: something is named:\n%s", last, got.Out)
					}
				}
			})
		}
	}
}
