package check

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Name names a column as the state and messages do.
func Name(c sqlgen.Column) string {
	return state.ColumnName(c.Schema, c.Table, c.Name, c.Only.Column, c.Only.Value)
}

// LinkName names a link without a foreign key, as the state and the plan do.
func LinkName(col sqlgen.Column) string { return Name(col) + " without a foreign key" }

// KeyName describes a foreign key, as the state and the plan do.
func KeyName(k sqlgen.ForeignKey) string {
	var child, parent []string
	for _, p := range k.Columns {
		child, parent = append(child, p.Child), append(parent, p.Parent)
	}
	s := fmt.Sprintf("%s.%s (%s) → %s.%s (%s)", k.Child.Schema, k.Child.Table,
		strings.Join(child, ", "), k.Parent.Schema, k.Parent.Table, strings.Join(parent, ", "))
	if k.OnUpdate != "" && k.OnUpdate != "NO ACTION" && k.OnUpdate != "RESTRICT" {
		s += " on update " + strings.ToLower(k.OnUpdate)
	}
	return s
}

// Read streams one column, before a rewrite or after it, and says what its ids are and become.
func Read(ctx context.Context, q dialect.Querier, d dialect.Dialect, col sqlgen.Column, m Mover,
	after bool) (c Reading, err error) {
	c.after = after
	if err := dialect.Scan(ctx, q, sqlgen.Nulls(d, col), &c.Null); err != nil {
		return c, err
	}
	var raw sql.RawBytes
	row := newRowReader(col, m)
	text := col.Form.IsText()
	err = dialect.Each(ctx, q, sqlgen.Values(d, col), func() error {
		id, ok := col.Form.Decode(raw)
		c.Mixed = c.Mixed || text && bytes.ContainsAny(raw, "ABCDEF")
		c.add(raw, sqltype.UUID(id), ok, m, row.name())
		if _, spelled := sqlgen.DecodeAnyText(bytes.TrimRight(raw, " ")); text && !ok && spelled {
			c.OtherSpelling++
		}
		return nil
	}, append([]any{&raw}, dialect.Dest(row.raw)...)...)
	return c, err
}

// Each hands on every value of a class that is an id, some of them several times. at is its column,
// text is how it is written where it is text.
func Each(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *sqlgen.Class,
	f func(at int, id [16]byte, text string)) error {
	for at, col := range class.Columns {
		col.Identity = nil
		var raw sql.RawBytes
		err := dialect.Each(ctx, q, sqlgen.Values(d, col), func() error {
			if id, ok := col.Form.Decode(raw); ok && col.Form.IsText() {
				f(at, id, strings.TrimRight(string(raw), " "))
			} else if ok {
				f(at, id, "")
			}
			return nil
		}, &raw)
		if err != nil {
			return fmt.Errorf("reading the ids of %s: %w", Name(col), err)
		}
	}
	return nil
}

// Orphans counts, for each key, the rows without a parent.
func Orphans(ctx context.Context, q dialect.Querier, d dialect.Dialect,
	keys []sqlgen.ForeignKey) ([]int64, error) {
	out := make([]int64, len(keys))
	for i, k := range keys {
		if err := dialect.Scan(ctx, q, sqlgen.Orphans(d, k), &out[i]); err != nil {
			return nil, fmt.Errorf("looking for orphans of %q: %w", k.Name, err)
		}
	}
	return out, nil
}

// spelledOtherwise is the number of values of a column that stand nowhere else in the class in any
// spelling. It holds the different ids of the column in memory, sixteen bytes each.
func spelledOtherwise(ctx context.Context, q dialect.Querier, d dialect.Dialect,
	class *sqlgen.Class, at int, sets []transform.Pattern) (n int64, err error) {
	each := func(col sqlgen.Column, f func([16]byte)) {
		if err != nil {
			return
		}
		var raw sql.RawBytes
		col.Identity = nil
		err = dialect.Each(ctx, q, sqlgen.Values(d, col), func() error {
			if id, ok := col.Form.Decode(raw); ok {
				f(id)
			}
			return nil
		}, &raw)
	}
	isWanted := func(id [16]byte) bool {
		return slices.ContainsFunc(sets, func(p transform.Pattern) bool { return p.Match(id) })
	}
	var ids Set
	each(class.Columns[at], func(id [16]byte) {
		if isWanted(id) {
			ids.Add(id)
		}
	})
	ids.Sort()
	found := make([]bool, len(ids.IDs))
	for i, other := range class.Columns {
		if i != at && other.HasHomes() {
			each(other, func(id [16]byte) {
				if k, ok := slices.BinarySearchFunc(ids.IDs, id, compareIDs); ok {
					found[k] = true
				}
			})
		}
	}
	each(class.Columns[at], func(id [16]byte) {
		if k, ok := slices.BinarySearchFunc(ids.IDs, id, compareIDs); ok && !found[k] {
			n++
		}
	})
	if err != nil {
		err = fmt.Errorf("looking for ids of %s in other spellings: %w", Name(class.Columns[at]), err)
	}
	return n, err
}

// Strays counts, by column, the ids in columns without a foreign key that stand nowhere else in the
// class. A unique column whose ids all stand nowhere else has ids of its own and is not counted.
func Strays(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *sqlgen.Class,
	sets ...transform.Pattern) (map[string]int64, error) {
	out := map[string]int64{}
	for i, col := range class.Columns {
		if !col.Undeclared || col.Home {
			continue
		}
		var n, all int64
		err := dialect.Scan(ctx, q, sqlgen.Strays(d, class, i, sets...), &n, &all)
		if err != nil {
			return nil, fmt.Errorf("looking for ids of %s that nothing else has: %w", Name(col), err)
		}
		if n > 0 && col.Form.Spellings { // the texts were compared, and an id has several
			if n, err = spelledOtherwise(ctx, q, d, class, i, sets); err != nil {
				return nil, err
			}
		}
		if !col.Own || n < all {
			out[LinkName(col)] = n
		}
	}
	return out, nil
}
