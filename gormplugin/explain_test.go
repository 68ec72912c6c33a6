package gormplugin_test

import (
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestLogShowsText(t *testing.T) {
	id := sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")
	const text = "'01902a6e-0000-7000-8000-00000000002a'"
	var none *key
	tests := []struct {
		name string
		arg  any
		want string
	}{
		{"an id", id, text},
		{"a pointer", &id, text},
		{"an id of another library", foreign(id), text},
		{"a nullable id", sqltype.NullUUID{UUID: id, Valid: true}, text},
		{"no id", sqltype.NullUUID{}, "NULL"},
		{"a nil pointer", none, "NULL"},
		{"a form of bytes", sqltype.Swapped(id), text},
		{"a form of text", sqltype.Hex(id), "'01902a6e00007000800000000000002a'"},
		{"bytes", []byte{0, 1, 2}, "'<binary>'"},
		{"a text", "x", "'x'"},
		{"a number", 7, "7"},
	}
	for _, p := range []engine.Profile{engine.SQLite, engine.PostgreSQL, engine.MySQL, engine.SQLServer} {
		db := dry(t, p)
		for _, tt := range tests {
			t.Run(p.Name()+" "+tt.name, func(t *testing.T) {
				got := db.ToSQL(func(tx *gorm.DB) *gorm.DB { return tx.Where("a = ?", tt.arg).Find(&[]Thing{}) })
				if want := "SELECT * FROM `things` WHERE a = " + tt.want; got != want {
					t.Errorf("got  %s\nwant %s", got, want)
				}
			})
		}
	}
	t.Run("the arguments stay", func(t *testing.T) {
		db := dry(t, engine.SQLite)
		stmt := db.Where("a = ?", id).Find(&[]Thing{}).Statement
		before := stmt.Vars[0]
		db.Dialector.Explain(stmt.SQL.String(), stmt.Vars...)
		if stmt.Vars[0] != before {
			t.Errorf("the argument %v became %v", before, stmt.Vars[0])
		}
	})
}
