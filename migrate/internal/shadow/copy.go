package shadow

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Copier fills new tables with rewritten rows and puts them in the place of the old ones. A
// [dialect.Dialect] that can do so implements it.
type Copier interface {
	// CopyRefusal names all that a copy would lose, "" if nothing.
	CopyRefusal(ctx context.Context, q dialect.Querier, c *Copy) (string, error)

	// Guard keeps every other process from this copy until the session is closed. It reports false
	// when another one has it. Take it before anything else that follows.
	Guard(ctx context.Context, s *dialect.Session, c *Copy) (bool, error)
	// Unguard gives that up before the session is closed, whose end the server may notice late.
	Unguard(ctx context.Context, s *dialect.Session, c *Copy) error
	// Swapped reports whether the new tables are in place and the old ones kept. It only reads.
	Swapped(ctx context.Context, q dialect.Querier, c *Copy) (bool, error)
	// Fill makes the new tables, fills them in the order of their new keys, and swaps them with the
	// old ones, which it keeps. Writers wait from its first step to its last. It calls check when the
	// new tables are full, and done in the transaction that ends it. When it fails or is killed, the
	// tables are as they were, or a call of Clean makes them so.
	Fill(ctx context.Context, s *dialect.Session, c *Copy, check CopyCheck,
		done func(dialect.Querier) error) error
	// Clean removes what a Fill or a Back that did not come to its end has left. swapped is as of
	// Swapped.
	Clean(ctx context.Context, s *dialect.Session, c *Copy) (swapped bool, err error)
	// Back puts the old tables in the place of the new ones and drops those. It calls check with the
	// old and the new tables locked.
	Back(ctx context.Context, s *dialect.Session, c *Copy, check CopyCheck,
		done func(dialect.Querier) error) error
	// CopyCosts are what a copy needs: LogPerValue counts rows, and nothing is recorded.
	CopyCosts() dialect.Costs
	// OtherLocks returns the locks that a copy, or its undo, takes on tables that are not copied.
	OtherLocks(c *Copy, undo bool) []string
	// Kept returns where the old tables are kept.
	Kept(c *Copy) names
	// DropKept removes the old tables.
	DropKept(ctx context.Context, s *dialect.Session, c *Copy) error

	// Differ reports whether to has other rows than a copy of from would have.
	Differ(ctx context.Context, q dialect.Querier, t *CopyTable, from, to sqlgen.Ref) (bool, error)
}

// GuardName names the lock that the session of a copy has, and that ends with it. It tells a copy
// that another process is still at work on from one that was killed: what that one left may be
// dropped, what the other still fills may not.
func GuardName(c *Copy) string { return "sqluuid_copy_" + c.Label }

// Unguarded reads whether the session had the lock that it has released.
func Unguarded(row *sql.Row) error {
	var held bool
	err := row.Scan(&held)
	if err == nil && !held {
		err = errors.New("the session does not have the lock")
	}
	return err
}

// A Renamer is a [Copier] that swaps by a RENAME, which can outlive its process. Rows may be left
// in the tables that were put away. Names of foreign keys or CHECKs are unique in a database there:
// those of a new table are others until the old one is gone.
type Renamer interface {
	// Renamed lists what has another name. It reads only.
	Renamed(ctx context.Context, q dialect.Querier, c *Copy) ([]Renamed, error)
	// Rename gives the names back when the old tables are gone, and returns what it left, with
	// the reason. It may be repeated.
	Rename(ctx context.Context, s *dialect.Session, c *Copy) (left []Renamed, err error)
	// Stranded lists the tables with rows that were left. It reads only.
	Stranded(ctx context.Context, q dialect.Querier, c *Copy) ([]*LostError, error)
	// Leave ends the copy, or its undo, and keeps these tables and those that name the rows.
	Leave(ctx context.Context, s *dialect.Session, c *Copy) error
}

// A Renamed is a foreign key or CHECK of a table, with its names now and before.
type Renamed struct {
	Table     sqlgen.Ref
	Now, Was  string
	Statement string // gives the name back, in any session
	Reason    string // why Rename leaves it, "" if it does not
}

// A CopyCheck compares old tables with new ones, under the names in from and to.
type CopyCheck func(q dialect.Querier, from, to names) error

// names are those of tables under which others stand.
type names = map[sqlgen.Ref]sqlgen.Ref

// A Copy is what is to be copied. Only names and forms are in it.
type Copy struct {
	Label  string // ends the names of what is kept, as 20261121_7
	Tables []*CopyTable
	Keys   []sqlgen.ForeignKey // of the database
	Notes  map[string]string   // what Fill writes down for Back
	// Keep records the Notes in the run's row. An engine whose DDL commits calls it before its swap,
	// after which a kill may come before Done.
	Keep func(context.Context) error
	// Tell, when set, is called when a phase begins, by the session that works. It
	// must not use that session.
	Tell func(Phase, sqlgen.Ref)

	Following bool // its own triggers are on the old tables
}

// A CopyTable is one table.
type CopyTable struct {
	sqlgen.Ref
	Columns []CopyColumn // those of the class
}

// A CopyColumn is one column of the class.
type CopyColumn struct {
	Name     string
	From, To *sqlgen.Form
	Type     string               // the new type, "" when it stays
	T        *transform.Transform // of the ids
}

// Expr returns the new value as an expression over the old column c.
func (col CopyColumn) Expr(c string) string {
	same := c
	if !col.From.Same(col.To) {
		same = "CASE WHEN " + c + " IS NOT NULL THEN " +
			col.From.ConvertTo(col.To, c, transform.Same) + " END"
	}
	if col.T == transform.Same {
		return same
	}
	image := col.From.ConvertTo(col.To, c, col.T)
	if col.To.Widen != "" && col.From.Same(col.To) {
		image = strings.NewReplacer("{x}", image, "{c}", c).Replace(col.To.Widen)
	}
	return "CASE WHEN " + col.From.Match(c, col.T.From()) + " THEN " + image + " ELSE " + same + " END"
}

// Column finds a column that changes by its name.
func (t *CopyTable) Column(name string) (CopyColumn, bool) {
	for _, c := range t.Columns {
		if c.Name == name {
			return c, true
		}
	}
	return CopyColumn{}, false
}

// column finds a column of the class.
func (c *Copy) column(table sqlgen.Ref, name string) (CopyColumn, bool) {
	for _, t := range c.Tables {
		if t.Ref == table {
			return t.Column(name)
		}
	}
	return CopyColumn{}, false
}

// Exprs returns the names of a table's columns and their new values.
func (t *CopyTable) Exprs(b *sqlgen.Builder, names []string) (to, from []string) {
	for _, n := range names {
		q := b.Q(n)
		to = append(to, q)
		if col, ok := t.Column(n); ok {
			q = col.Expr(q)
		}
		from = append(from, q)
	}
	return to, from
}

// Fill writes the INSERT … SELECT of one table in the order of its new key.
func (t *CopyTable) Fill(d dialect.Dialect, names []string, into, from sqlgen.Ref,
	middle, where string) (string, error) {
	b := sqlgen.NewBuilder(d.Profile())
	to, exprs := t.Exprs(b, names)
	_, key := t.Exprs(b, []string{t.Columns[0].Name})
	b.W(d.Facts().Insert, "INTO ", b.Table(into), " (", strings.Join(to, ", "), ")", middle,
		" SELECT ", strings.Join(exprs, ", "), " FROM ", b.Table(from))
	if where != "" {
		b.W(" WHERE ", where)
	}
	b.W(" ORDER BY ", key[0])
	st := b.Done()
	return st.SQL, st.Err()
}

// Collision returns the query for an id of a column that stands there in two texts. It passes
// over texts that are no ids, of which some engines make no new value.
func Collision(d dialect.Dialect, t *CopyTable, col CopyColumn) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(col.Name)
	b.W("SELECT ", b.First(1), "min(", col.From.KeyOut(c), "), max(", col.From.KeyOut(c), ") FROM ",
		b.Table(t.Ref), " WHERE ", c, " IS NOT NULL AND ", col.From.Shape(c), " GROUP BY ", col.Expr(c),
		" HAVING count(DISTINCT ", c, ") > 1", b.Limit(1))
	return b.Done()
}

// To maps every table to another one.
func (c *Copy) To(other func(sqlgen.Ref) sqlgen.Ref) names {
	out := names{}
	for _, t := range c.Tables {
		out[t.Ref] = other(t.Ref)
	}
	return out
}

// Itself maps every table to its own name.
func (c *Copy) Itself() names {
	return c.To(func(t sqlgen.Ref) sqlgen.Ref { return t })
}

// In maps every table to the one of its name in a schema.
func (c *Copy) In(schema string) names {
	return c.To(func(t sqlgen.Ref) sqlgen.Ref { return sqlgen.Ref{Schema: schema, Table: t.Table} })
}

// AllThere reports whether every table exists.
func AllThere(ctx context.Context, d dialect.Dialect, q dialect.Querier, tables names) (
	bool, error) {
	s, err := catalogOf(ctx, d, q, tables)
	if err != nil {
		return false, err
	}
	for _, ref := range tables {
		if s.Tables[ref] == nil {
			return false, nil
		}
	}
	return len(tables) > 0, nil
}

// catalogOf reads what the catalogue has of the other tables.
func catalogOf(ctx context.Context, d dialect.Dialect, q dialect.Querier, tables names) (
	*dialect.Schema, error) {
	var w dialect.Want
	for _, from := range sqlgen.Refs(tables) {
		w.Tables = append(w.Tables, tables[from])
	}
	return d.Catalog(ctx, q, w)
}

// Arrived names what would be lost and has come to the tables since they were planned
// for. Ask it with their locks.
func Arrived(ctx context.Context, d interface {
	dialect.Dialect
	Copier
}, q dialect.Querier, c *Copy) (err error) {
	s, err := d.Catalog(ctx, q, dialect.Want{Keys: true})
	if err != nil {
		return err
	}
	c.Keys = s.Keys
	why, err := d.CopyRefusal(ctx, q, c)
	return c.came("since it was planned", why, err)
}

// Came refuses an online copy that would lose something which has come meanwhile.
func (c *Copy) Came(why string, err error) error {
	return c.came("while it was copied", why, err)
}

func (c *Copy) came(when, why string, err error) error {
	if err == nil && why != "" {
		err = &RowError{c.Tables[0].Ref, "what a copy would lose has come " + when + ": " + why}
	}
	return err
}

// Losses names what a copy of a table would lose.
func Losses(t sqlgen.Ref, list []string) []string {
	out := make([]string, len(list))
	for i, what := range list {
		out[i] = fmt.Sprintf("table %q: %s", t.Table, what)
	}
	return out
}

// KeysFromOutside names the foreign keys of tables that are not copied with those of c.
func KeysFromOutside(c *Copy) (out []string) {
	for _, k := range c.Keys {
		if RefIn(c, k.Parent) && !RefIn(c, k.Child) {
			out = append(out, fmt.Sprintf("table %q: the foreign key of table %q, which is not "+
				"copied with it", k.Parent.Table, k.Child.Table))
		}
	}
	return out
}

// NoteShapes writes down what describes the tables that are in place now, for an undo.
func (c *Copy) NoteShapes(shape func(sqlgen.Ref) (string, error)) error {
	if c.Notes == nil {
		c.Notes = map[string]string{}
	}
	for _, t := range c.Tables {
		s, err := shape(t.Ref)
		if err != nil {
			return err
		}
		c.Notes[noteShape(t.Ref)] = shapeSum(s)
	}
	return nil
}

// ShapesNoted refuses tables that were altered since then: the old ones do not have it.
func (c *Copy) ShapesNoted(shape func(sqlgen.Ref) (string, error)) error {
	for _, t := range c.Tables {
		was, ok := c.Notes[noteShape(t.Ref)]
		if !ok { // the copy was killed before it was written down
			continue
		}
		s, err := shape(t.Ref)
		if err != nil {
			return err
		}
		if shapeSum(s) != was {
			return &RowError{t.Ref, "its definition was changed since it was copied, which " +
				"putting the old table back would lose; take the change back first"}
		}
	}
	return nil
}

func noteShape(t sqlgen.Ref) string { return "definition of " + t.Schema + "." + t.Table }
func shapeSum(s string) string      { return fmt.Sprintf("%x", sha256.Sum256([]byte(s))) }

// Refs lists the tables.
func (c *Copy) Refs() (out []sqlgen.Ref) {
	for _, t := range c.Tables {
		out = append(out, t.Ref)
	}
	return out
}

// RefIn reports whether a table is one of those that are copied.
func RefIn(c *Copy, r sqlgen.Ref) bool { return slices.Contains(c.Refs(), r) }

// Outside are the foreign keys of the copied tables to others.
func (c *Copy) Outside() (out []sqlgen.ForeignKey) {
	for _, k := range c.Keys {
		if RefIn(c, k.Child) && !RefIn(c, k.Parent) {
			out = append(out, k)
		}
	}
	return out
}

// OutsideParents are the tables to which those keys refer, each once.
func (c *Copy) OutsideParents() (out []sqlgen.Ref) {
	for _, k := range c.Outside() {
		if !slices.Contains(out, k.Parent) {
			out = append(out, k.Parent)
		}
	}
	return out
}
