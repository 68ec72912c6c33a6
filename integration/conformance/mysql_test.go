package conformance_test

import (
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// everyVersion returns ids of all sixteen version nibbles, and the nil and the max UUID.
func everyVersion() []sqltype.UUID {
	all := []sqltype.UUID{{}, sqltype.Max()}
	r := rand.New(rand.NewPCG(15, 16))
	for i := range 160 {
		var id sqltype.UUID
		for j := range id {
			id[j] = byte(r.Uint32())
		}
		id[6] = byte(i)<<4 | id[6]&0x0f
		all = append(all, id)
	}
	return all
}

// TestMySQLSwapsAsSwapped compares UUID_TO_BIN and BIN_TO_UUID with the types, with the
// swap flag and without it.
func TestMySQLSwapsAsSwapped(t *testing.T) {
	_, db := dbtest.MySQL.Own(t)
	execute(t, db, "CREATE TABLE s (id BINARY(16) PRIMARY KEY, plain BINARY(16), txt CHAR(36))")
	for _, id := range everyVersion() {
		text := id.String()
		execute(t, db, "INSERT INTO s VALUES (UUID_TO_BIN(?, 1), UUID_TO_BIN(?), ?)", text, text, text)
		var stored []byte
		var swapped sqltype.SwappedUUID
		var plain sqltype.UUID
		row := db.QueryRow("SELECT id, id, plain FROM s WHERE id = ? AND plain = ? AND txt = ?",
			sqltype.SwappedUUID(id), id, sqltype.CharUUID(id))
		if err := row.Scan(&stored, &swapped, &plain); err != nil {
			t.Fatalf("%v: %v", id, err)
		}
		if sqltype.UUID(swapped) != id || plain != id {
			t.Errorf("the server's bytes of %v are read as %v and %v", id, swapped, plain)
		}
		if want := codec.TimeSwapped.Encode(id); hex.EncodeToString(stored) != hex.EncodeToString(want[:]) {
			t.Errorf("UUID_TO_BIN(%v, 1) is %x, want %x", id, stored, want)
		}
		var back, backPlain string
		if err := db.QueryRow("SELECT BIN_TO_UUID(?, 1), BIN_TO_UUID(?)", sqltype.SwappedUUID(id), id).
			Scan(&back, &backPlain); err != nil || back != text || backPlain != text {
			t.Errorf("BIN_TO_UUID of %v: %s and %s, %v", id, back, backPlain, err)
		}
	}
}

// TestMySQLReadsTheTextForms has the texts that IS_UUID and UUID_TO_BIN take, and some that
// only this package does.
func TestMySQLReadsTheTextForms(t *testing.T) {
	_, db := dbtest.MySQL.Own(t)
	id := sqltype.NewV7()
	for _, tt := range []struct {
		name, text string
		want       bool
	}{
		{"36 characters", id.String(), true},
		{"upper case", strings.ToUpper(id.String()), true},
		{"digits alone", codec.Hex.Encode(id), true},
		{"braces", codec.Braced.Encode(id), true},
		{"base 32", codec.Base32.Encode(id), false},
		{"a URN", "urn:uuid:" + id.String(), false},
		{"a text too short", id.String()[:35], false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var is bool
			if err := db.QueryRow("SELECT IS_UUID(?)", tt.text).Scan(&is); err != nil || is != tt.want {
				t.Fatalf("IS_UUID(%q) is %t, %v, want %t", tt.text, is, err, tt.want)
			}
			var got sqltype.UUID
			err := db.QueryRow("SELECT UUID_TO_BIN(?)", tt.text).Scan(&got)
			if (err == nil) != tt.want || tt.want && got != id {
				t.Errorf("UUID_TO_BIN(%q) is %v, %v", tt.text, got, err)
			}
		})
	}
}

// TestMySQLIsItsProfile asks the server about the facts of engine.MySQL that the suite does
// not need.
func TestMySQLIsItsProfile(t *testing.T) {
	_, db := dbtest.MySQL.Own(t)
	p := engine.MySQL

	for _, statement := range []string{
		"CREATE TABLE native (id uuid)", "CREATE TABLE native (id inet6)",
		"INSERT INTO ids (id) VALUES ('x') RETURNING id", "CREATE TABLE native (id binary(16)[])",
	} {
		var refused *mysql.MySQLError
		if _, err := db.Exec(statement); !errors.As(err, &refused) || refused.Number != 1064 {
			t.Errorf("%s: %v, want a syntax error, 1064", statement, err)
		}
	}
	if p.NativeType() != "" || p.Arrays() {
		t.Errorf("the profile has the native type %q, arrays %t", p.NativeType(), p.Arrays())
	}

	// A literal is the key's type where its type is taken from it, and finds the key.
	for _, id := range everyVersion() {
		table, err := p.Quote(fmt.Sprintf("odd `%s` \"name'", id.String()[:8]))
		if err != nil {
			t.Fatal(err)
		}
		execute(t, db, "CREATE TABLE "+table+" AS SELECT "+p.KeyLiteral(id)+" AS id")
		var n int
		query := "SELECT COUNT(*) FROM " + table + " WHERE id = " + p.KeyLiteral(id) + " AND id = ?"
		if err := db.QueryRow(query, id).Scan(&n); err != nil || n != 1 {
			t.Errorf("%s: %d rows, %v", query, n, err)
		}
		execute(t, db, "DROP TABLE "+table)
	}
	execute(t, db, "CREATE TABLE made AS SELECT "+p.KeyLiteral(sqltype.NewV7())+" AS id")
	var typ string
	err := db.QueryRow(`SELECT DATA_TYPE FROM information_schema.COLUMNS
		WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'made'`).Scan(&typ)
	if err != nil || !strings.HasSuffix(typ, "binary") {
		t.Errorf("a literal makes a column of %q, %v", typ, err)
	}
}

// TestMySQLFindsTextInItsCollation has text of either letter case in a column of the
// server's own collation, which does not see case.
func TestMySQLFindsTextInItsCollation(t *testing.T) {
	_, db := dbtest.MySQL.Own(t)
	for _, typ := range []string{"char(36)", "varchar(40)", "char(40)"} {
		t.Run(typ, func(t *testing.T) {
			execute(t, db, "DROP TABLE IF EXISTS texts")
			execute(t, db, "CREATE TABLE texts (id "+typ+" PRIMARY KEY)")
			upper, lower := sqltype.NewV7(), sqltype.NewV7()
			execute(t, db, "INSERT INTO texts VALUES (?)", strings.ToUpper(upper.String()))
			execute(t, db, "INSERT INTO texts VALUES (?)", sqltype.CharUUID(lower))
			for _, id := range []sqltype.UUID{upper, lower} {
				var got sqltype.UUID
				err := db.QueryRow("SELECT id FROM texts WHERE id = ?", sqltype.CharUUID(id)).Scan(&got)
				if err != nil || got != id {
					t.Errorf("found %v, %v, want %v", got, err, id)
				}
			}
			var text sqltype.CharUUID
			err := db.QueryRow("SELECT id FROM texts WHERE id = ?", sqltype.CharUUID(upper)).Scan(&text)
			if !errors.Is(err, sqltype.ErrSpelling) {
				t.Errorf("upper case is read as %v, %v, want ErrSpelling", text, err)
			}
			var refused *mysql.MySQLError
			_, err = db.Exec("INSERT INTO texts VALUES (?)", sqltype.CharUUID(upper))
			if !errors.As(err, &refused) || refused.Number != 1062 {
				t.Errorf("the id in the other case: %v, want a duplicate key, 1062", err)
			}
		})
	}
}

// TestMySQLWithItsOwnPasswords logs in by caching_sha2_password, which is the server's
// default, behind the connector. The second login is from the server's cache.
func TestMySQLWithItsOwnPasswords(t *testing.T) {
	url, db := dbtest.MySQL.Own(t)
	var name, plugin string
	if err := db.QueryRow("SELECT DATABASE()").Scan(&name); err != nil {
		t.Fatal(err)
	}
	user := "sqluuid_" + codec.Hex.Encode(sqltype.NewV4())[:16]
	account := "'" + user + "'@'127.0.0.1'"
	execute(t, db, "CREATE USER "+account+" IDENTIFIED BY 'a ''secret'' word'")
	t.Cleanup(func() { execute(t, db, "DROP USER "+account) })
	execute(t, db, "GRANT ALL ON `"+name+"`.* TO "+account)
	err := db.QueryRow("SELECT plugin FROM mysql.user WHERE user = ?", user).Scan(&plugin)
	if err != nil || plugin != "caching_sha2_password" {
		t.Fatalf("%s has the plugin %q, %v", user, plugin, err)
	}
	execute(t, db, "CREATE TABLE ids (id binary(16) PRIMARY KEY)")
	config, err := mysql.ParseDSN(dbtest.MySQLDSN(t, url))
	if err != nil {
		t.Fatal(err)
	}
	config.User, config.Passwd = user, "a 'secret' word"
	for _, login := range []string{"the first login", "the second login"} {
		connector, err := mysql.NewConnector(config)
		if err != nil {
			t.Fatal(err)
		}
		pool := sql.OpenDB(sqltype.NewConnector(connector, engine.MySQL))
		id := sqltype.NewV7()
		var got sqltype.UUID
		if _, err := pool.Exec("INSERT INTO ids VALUES (?)", id); err != nil {
			t.Errorf("%s: %v", login, err)
		} else if err := pool.QueryRow("SELECT id FROM ids WHERE id = ?", id).Scan(&got); err != nil || got != id {
			t.Errorf("%s: read %v, %v, want %v", login, got, err, id)
		}
		pool.Close()
	}
}

func execute(t *testing.T, db *sql.DB, query string, args ...any) {
	t.Helper()
	if _, err := db.Exec(query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}
