package migrate

import (
	"context"
	"fmt"
	"regexp"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Link is a column outside of the class that holds ids of it, as a sample says.
type Link struct {
	Column ColumnName `json:"column"`
	Type   string     `json:"type"`
	Found  int64      `json:"found"`  // rows of the class with an id of the sample
	Sample int        `json:"sample"` // ids that were looked up
	// Also is whether the run would take the column along when it is named
	// ([PlanConfig].Also). Otherwise its ids stand in another form, or inside values.
	Also bool `json:"also"`
}

// String says what will become of the link, and what to do.
func (l Link) String() string {
	s := fmt.Sprintf("%s holds ids of this class (%d of %d that were looked up), and no foreign key says so", l.Column, min(l.Found, int64(l.Sample)), l.Sample)
	if l.Also {
		return s + fmt.Sprintf(": it would keep the old ids; add --also %s", l.Column.argument())
	}
	return s + fmt.Sprintf(": it is %s and would keep the old ids, which this run does not take along; "+
		"change them by your own means, or, where each value is one id, by a run of their own: the same id becomes the same everywhere", l.Type)
}

// ours are the tables that runs make beside those of the user.
var ours = regexp.MustCompile(`^sqluuid_migration|_(old|new|log|pick|seen|drop)_[0-9]{8}_[0-9a-f]{6}$`)

// undeclaredLinks looks for columns that hold ids of the class without a foreign key: a
// sample of each column in the schemas of the class is looked up in the keys of the class.
func (pl *Plan) undeclaredLinks(ctx context.Context, s *dialect.Session) error {
	if pl.NothingToDo {
		return nil
	}
	keys := pl.homes()
	var schemas []string
	for _, ref := range pl.class.Refs() {
		if !slices.Contains(schemas, ref.Schema) {
			schemas = append(schemas, ref.Schema)
		}
	}
	var unread []string
	for _, schema := range schemas {
		tables, err := pl.d.TableNames(ctx, s, schema)
		if err != nil {
			return fmt.Errorf("looking for links without a foreign key: %w", err)
		}
		for _, name := range tables {
			if ours.MatchString(name) {
				continue
			}
			t, err := pl.d.Table(ctx, s, schema, name)
			if err != nil {
				continue // dropped meanwhile, or not for this role
			}
			for _, fact := range t.Columns {
				err := pl.undeclaredLink(ctx, s, t, fact, keys)
				if ctx.Err() != nil {
					return ctx.Err()
				}
				if err != nil { // locked, or not for this role: nor are its other columns
					unread = append(unread, fmt.Sprintf("%s (%v)", tableName(t.Ref), err))
					break
				}
			}
		}
	}
	if len(unread) > 0 {
		pl.warn("%d tables could not be looked at for links without a foreign key, the first of them %s", len(unread), unread[0])
	}
	for _, l := range pl.Links {
		pl.warn("%s", l)
	}
	return nil
}

// homes are the columns of the class in which an id is looked up: those that others refer
// to, or that have each id once, and the first.
func (pl *Plan) homes() (out []sqlgen.Column) {
	for i, col := range pl.class.Columns {
		if i == 0 || col.Referenced || pl.Columns[i].Unique {
			out = append(out, col)
		}
	}
	return out
}

func (pl *Plan) undeclaredLink(ctx context.Context, s *dialect.Session, t *sqlgen.Table, fact sqlgen.TableColumn, keys []sqlgen.Column) error {
	col := sqlgen.Column{Ref: t.Ref, Name: fact.Name}
	var but []sqlgen.Only // rows that belong to the class
	member := false
	for _, c := range pl.class.Columns {
		if c.Ref == col.Ref && c.Name == col.Name {
			member = member || c.Only.Column == ""
			but = append(but, c.Only)
		}
	}
	refers := slices.ContainsFunc(pl.allKeys, func(k sqlgen.ForeignKey) bool {
		return k.Child == col.Ref && slices.ContainsFunc(k.Columns, func(p sqlgen.Pair) bool { return p.Child == col.Name })
	})
	if member || refers || fact.Generated || !dialect.MayHold(fact) {
		return nil
	}
	rows, err := pl.apart(ctx, s, t, col, but)
	if err != nil {
		return err
	}
	for _, rows := range rows {
		col.Only = rows
		err := pl.linked(ctx, s, col, fact, keys, but)
		if err != nil {
			return err
		}
	}
	return nil
}

// apart returns what to look at in a column: the rows of each kind where another column tells
// them apart, and all rows otherwise.
func (pl *Plan) apart(ctx context.Context, s *dialect.Session, t *sqlgen.Table, col sqlgen.Column, but []sqlgen.Only) ([]sqlgen.Only, error) {
	all := []sqlgen.Only{{}}
	fact, ok := discriminatorOf(t, col.Name)
	if !ok {
		return all, nil
	}
	st, err := sqlgen.Kinds(pl.d, col, fact.Name)
	if err != nil {
		return nil, err
	}
	kinds, err := dialect.Names(ctx, s, st)
	if err != nil || len(kinds) == 0 || len(kinds) > sqlgen.MostKinds {
		return all, err
	}
	var out []sqlgen.Only
	for _, kind := range kinds {
		if rows := sqlgen.OnlyIf(fact, kind); !slices.Contains(but, rows) {
			out = append(out, rows)
		}
	}
	return out, nil
}

// linked adds a column, or the rows that it is kept to, to the links if it holds ids of the
// class.
func (pl *Plan) linked(ctx context.Context, s *dialect.Session, col sqlgen.Column, fact sqlgen.TableColumn, keys []sqlgen.Column, but []sqlgen.Only) error {
	held, err := dialect.HeldBy(ctx, pl.d, s, col, fact, but...)
	if err != nil {
		return err
	}
	ids := held.IDs
	for _, id := range held.IDs { // a part of the class may have been rewritten already
		if image, ok := pl.move.T.Apply(id); ok {
			ids = append(ids, image)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	found := int64(0)
	for _, key := range keys {
		st, err := sqlgen.Known(pl.d, key, ids)
		if err != nil {
			return err
		}
		var n int64
		if err := s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil {
			return fmt.Errorf("looking up ids of %s in %s: %w", columnName(col), columnName(key), err)
		}
		found = max(found, n)
	}
	if found == 0 {
		return nil
	}
	same := false
	if held.Whole { // of SQLite's types the values tell
		one := []sqlgen.Column{col}
		err := pl.d.Forms(ctx, s, one, []sqlgen.TableColumn{fact})
		same = err == nil && (one[0].Form.Name == pl.class.Columns[0].Form.Name || pl.copy == nil && pl.planner.suitsForm(one[0].Form))
	}
	pl.Links = append(pl.Links, Link{Column: columnName(col), Type: fact.Type, Found: found, Sample: len(held.IDs), Also: same})
	return nil
}
