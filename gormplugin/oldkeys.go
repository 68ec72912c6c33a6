package gormplugin

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A Lookup returns the id of the row that had another key before a migration. For a key that no row
// had its error wraps [sql.ErrNoRows]. Database.Lookup of package migrate is one, with its column.
// It is called while the statement waits, with the statement's context, and by several goroutines.
type Lookup func(ctx context.Context, old string) (sqltype.UUID, error)

// checkOldKeys refuses what names no column, and a column without a function.
func (c Config) checkOldKeys() error {
	for column, lookup := range c.OldKeys {
		if table, name, ok := cutLast(column); !ok || table == "" || name == "" {
			return fmt.Errorf("%w: Config.OldKeys has %q, want a table and a column, such as %q",
				ErrOldKey, column, "orders.customer_id")
		}
		if lookup == nil {
			return fmt.Errorf("%w: Config.OldKeys has no function for %s", ErrOldKey, column)
		}
	}
	return nil
}

func cutLast(s string) (before, after string, ok bool) {
	i := strings.LastIndexByte(s, '.')
	return s[:max(i, 0)], s[i+1:], i >= 0
}

// elsewhere are the places in which an argument is no key that a row is looked for by.
const elsewhere = read.Like | read.Derived | read.Values | read.Nested | read.Set | read.Inexact

// current is operand for a column that is compared by =, <> or IN. An old key becomes the id of its
// row, or NULL where there is none: that compares with no row, not by <> either.
func (w walker) current(field *schema.Field, v any) (any, bool, error) {
	key, lookup := w.oldKey(field, v)
	if lookup == nil {
		return w.operand(field, v)
	}
	id, err := lookup(w.stmt.Context, key)
	switch found := !errors.Is(err, sql.ErrNoRows); {
	case found && err != nil:
		return nil, false, fmt.Errorf("%w: %q of %s: %w", ErrOldKey, key, columnName(field), err)
	case !found && w.makesRow():
		return nil, false, fmt.Errorf("%w: no row had %q of %s, and FirstOrCreate would make one without it",
			ErrOldKey, key, columnName(field))
	case !found:
		return noRow{}, true, nil
	}
	n, _, err := w.operand(field, id)
	return n, true, err
}

// makesRow reports whether the query is one of FirstOrInit or FirstOrCreate, by its clauses: these
// alone have GORM's own order and no error when there is no row.
func (w walker) makesRow() bool {
	order, _ := w.stmt.Clauses["ORDER BY"].Expression.(clause.OrderBy)
	byKey := clause.OrderByColumn{Column: clause.Column{Table: clause.CurrentTable, Name: clause.PrimaryKey}}
	return !w.stmt.RaiseErrorOnNotFound && slices.Contains(order.Columns, byKey)
}

// oldKey returns the old key that v is to the field's column, and what looks it up. It returns no
// function for a value of another kind, and for an id of the column: that is never looked up.
func (w walker) oldKey(field *schema.Field, v any) (string, Lookup) {
	if field == nil || len(w.plugin.config.OldKeys) == 0 {
		return "", nil
	}
	lookup := w.plugin.config.OldKeys[columnName(field)]
	if lookup == nil || w.look(v).shape != nil {
		return "", nil
	}
	sent, err := driver.DefaultParameterConverter.ConvertValue(v)
	if err != nil {
		return "", nil
	}
	switch key := sent.(type) {
	case int64:
		return strconv.FormatInt(key, 10), lookup
	case string:
		_, isOwn := ownText(field, key)
		if _, err := codec.ParseLenient(key); err != nil && !isOwn {
			return key, lookup
		}
	}
	return "", nil
}

func columnName(f *schema.Field) string { return f.Schema.Table + "." + f.DBName }

// hasOldKeys reports whether values of the type can be old keys of a condition's column.
func (w walker) hasOldKeys(column any, t reflect.Type) bool {
	field, _, _ := w.field(column)
	return field != nil && w.plugin.config.OldKeys[columnName(field)] != nil && isNumber(t.Kind()) && t != byteType
}

// A noRow is the id of an old key that no row had. GORM would make IS NULL of a nil.
type noRow struct{}

// Build writes NULL.
func (noRow) Build(b clause.Builder) { b.WriteString("NULL") }
