package gorm_test

import (
	"database/sql"
	"database/sql/driver"
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Wrappers that are known by their methods.
type (
	// OptionID has fields that nobody else can read.
	OptionID struct {
		set bool
		id  uuid.UUID
	}
	// NullWrap is how the null packages wrap.
	NullWrap struct{ sql.Null[gofrs.UUID] }
)

// Value is NULL or a text.
func (o OptionID) Value() (driver.Value, error) {
	if !o.set {
		return nil, nil
	}
	return o.id.Value()
}

// Scan takes NULL, and what google's type takes.
func (o *OptionID) Scan(src any) error {
	*o = OptionID{}
	if src == nil {
		return nil
	}
	o.set = true
	return o.id.Scan(src)
}

type Package struct {
	ID     sqltype.NativeUUID
	Option OptionID
	Wrap   NullWrap
	Other  *OptionID
	Made   OptionID `uuid:"v7"`
	Null   sqltype.NullNativeUUID
	Text   sqltype.NullCharUUID
	Google uuid.NullUUID
	Gofrs  gofrs.NullUUID
	SQL    sql.Null[uuid.UUID]
}

// TestWrappersOfIDs has fields whose types the plugin knows by what they do, also on pools of
// sqltype.NewConnector.
func TestWrappersOfIDs(t *testing.T) {
	onThese(t, append(targets(), connectorTargets()...), func(t *testing.T, e *env) {
		e.migrate(t, &Package{})
		id := sqltype.NewV7()
		option, wrap := OptionID{true, uuid.UUID(id)}, NullWrap{sql.Null[gofrs.UUID]{V: gofrs.UUID(id), Valid: true}}
		want := Package{Option: option, Wrap: wrap, Other: &option,
			Null:   sqltype.NullNativeUUID{UUID: sqltype.NativeUUID(id), Valid: true},
			Text:   sqltype.NullCharUUID{UUID: sqltype.CharUUID(id), Valid: true},
			Google: uuid.NullUUID{UUID: uuid.UUID(id), Valid: true},
			Gofrs:  gofrs.NullUUID{UUID: gofrs.UUID(id), Valid: true},
			SQL:    sql.Null[uuid.UUID]{V: uuid.UUID(id), Valid: true}}
		must(t, "Create", e.Create(&want))
		must(t, "Create", e.Create(&Package{}))
		if !want.Made.set || want.ID.IsZero() {
			t.Fatalf("not filled: %+v", want)
		}
		for column, arg := range map[string]any{"option": id, "wrap": option, "other": id.String(), "null": wrap,
			"text": sqltype.NativeUUID(id), "id": want.ID, "made": uuid.NullUUID{UUID: want.Made.id, Valid: true},
			"google": want.Gofrs, "gofrs": want.SQL, "sql": want.Google} {
			var got Package
			err := e.Where(map[string]any{column: arg}).Take(&got).Error
			if err != nil || got.Option != option || got.Wrap != wrap || *got.Other != option || got.Made != want.Made ||
				got.Null != want.Null || got.Text != want.Text ||
				got.Google != want.Google || got.Gofrs != want.Gofrs || got.SQL != want.SQL {
				t.Errorf("by %s: %+v, %v, want %+v", column, got, err, want)
			}
		}
		var n int64
		must(t, "Count", e.Model(&Package{}).Where(map[string]any{"option": OptionID{}, "wrap": NullWrap{},
			"google": uuid.NullUUID{}, "gofrs": gofrs.NullUUID{}, "sql": sql.Null[uuid.UUID]{}}).Count(&n))
		if n != 1 {
			t.Errorf("%d rows of NULL, want 1", n)
		}
		if got := e.typeOf(t, "packages", "option"); got != e.column {
			t.Errorf("the column is %s, want %s", got, e.column)
		}
	})
}
