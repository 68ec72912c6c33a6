package plan

import (
	"context"
	"fmt"
	"regexp"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// ours are the tables that runs make in addition to those of the user.
var ours = regexp.MustCompile(
	`^sqluuid_migration|_(old|new|log|pick|seen|drop)_[0-9]{8}_[0-9a-f]{6}$`)

// undeclaredLinks looks for columns that hold ids of the class without a foreign key: a
// sample of each column that the role can read is looked up in the keys of the class.
func (pl Attached) undeclaredLinks(ctx context.Context, s *dialect.Session, f *found) error {
	f.search = &Search{}
	keys := pl.homes()
	schemas, err := pl.schemas(ctx, s, f.search)
	if err != nil {
		return fmt.Errorf("looking for links without a foreign key: %w", err)
	}
	for _, schema := range schemas {
		all, err := pl.D.Catalog(ctx, s, dialect.Want{Names: []string{schema}})
		if err != nil {
			return fmt.Errorf("looking for links without a foreign key: %w", err)
		}
		for _, name := range all.Names[schema] {
			if ours.MatchString(name) {
				continue
			}
			ref := sqlgen.Ref{Schema: schema, Table: name}
			t := pl.Schema.Tables[ref]
			if t == nil {
				one, err := pl.D.Catalog(ctx, s, dialect.Want{
					Tables: []sqlgen.Ref{ref}, RowKeys: true,
				})
				if ctx.Err() != nil {
					return ctx.Err()
				}
				if err != nil { // not for this role
					f.search.Unread = append(f.search.Unread,
						fmt.Sprintf("%s (%v)", TableName(ref), err))
					continue
				}
				if one.Tables[ref] == nil {
					continue // dropped meanwhile
				}
				t = one.Tables[ref]
			}
			for _, fact := range t.Columns {
				err := pl.undeclaredLink(ctx, s, t, fact, keys, f)
				if ctx.Err() != nil {
					return ctx.Err()
				}
				if err != nil { // locked, or not for this role: nor are its other columns
					f.search.Unread = append(f.search.Unread,
						fmt.Sprintf("%s (%v)", TableName(t.Ref), err))
					break
				}
			}
		}
	}
	return nil
}

// schemas returns those in which links are looked for: the schemas of the class, and others.
func (pl Attached) schemas(ctx context.Context, s *dialect.Session, to *Search) (out []string,
	err error) {
	for _, ref := range pl.Class.Refs() {
		if !slices.Contains(out, ref.Schema) {
			out = append(out, ref.Schema)
		}
	}
	all, err := pl.D.Catalog(ctx, s, dialect.Want{Schemas: true})
	if err != nil {
		return nil, err
	}
	known := func(name string) bool { return slices.Contains(out, name) || ours.MatchString(name) }
	if closed := slices.DeleteFunc(all.Closed, known); len(closed) > 0 {
		to.Unread = append(to.Unread, fmt.Sprintf(all.Shut, first(closed)))
	}
	for _, name := range all.Masked {
		if !ours.MatchString(name) {
			to.Unread = append(to.Unread, name+" (this role has no privilege on it)")
		}
	}
	return append(out, slices.DeleteFunc(all.Schemas, known)...), nil
}

// homes are the columns of the class in which an id is looked up: those that others refer
// to, or that have each id once, and the first.
func (pl *Plan) homes() (out []sqlgen.Column) {
	for i, col := range pl.Class.Columns {
		if i == 0 || col.Referenced || pl.Columns[i].Unique {
			out = append(out, col)
		}
	}
	return out
}

// undeclaredLink looks at one column.
func (pl Attached) undeclaredLink(ctx context.Context, s *dialect.Session, t *sqlgen.Table,
	fact sqlgen.TableColumn, keys []sqlgen.Column, f *found) error {
	if fact.ByValue { // here its type has to say
		fact.Form = nil
	}
	col := sqlgen.Column{Ref: t.Ref, Name: fact.Name}
	var but []sqlgen.Only // rows that belong to the class
	member := false
	for _, c := range pl.Class.Columns {
		if c.Ref == col.Ref && c.Name == col.Name {
			member = member || c.Only.Column == ""
			but = append(but, c.Only)
		}
	}
	if member || refers(pl.Schema.Keys, col) || fact.Generated || !check.MayHold(fact) {
		return nil
	}
	links, err := pl.linksOf(ctx, s, looked{t, col, fact, keys, but})
	if err != nil {
		return err
	}
	f.links = append(f.links, links...)
	f.search.Columns++
	return nil
}

// A looked is a column that is looked at: its rows, but for some that belong to the class.
type looked struct {
	t    *sqlgen.Table
	col  sqlgen.Column
	fact sqlgen.TableColumn
	keys []sqlgen.Column
	but  []sqlgen.Only
}

// linksOf returns the links of a column: one for all rows, or one for each kind of them where
// another column tells them apart.
func (pl Attached) linksOf(ctx context.Context, s *dialect.Session, l looked) ([]Link, error) {
	if teller, ok := discriminatorOf(l.t, l.col.Name); ok {
		links, told, err := pl.byKind(ctx, s, l, teller)
		if told || err != nil {
			return links, err
		}
	}
	link, err := pl.linked(ctx, s, l)
	if err != nil || link.Found == 0 {
		return nil, err
	}
	if !link.whole() {
		for _, teller := range mayTell(l.t, l.col.Name) {
			links, told, err := pl.byKind(ctx, s, l, teller)
			if err != nil {
				return nil, err
			}
			if told && len(links) > 0 && !slices.ContainsFunc(links, Link.mixed) {
				return links, nil
			}
		}
	}
	return []Link{link}, nil
}

// byKind returns the links of the rows of each kind. Rows whose kind is NULL are one of their own.
// Where all rows are of the class, they are one link. told is false without kinds, and where there
// are too many.
func (pl Attached) byKind(ctx context.Context, s *dialect.Session, l looked,
	teller sqlgen.TableColumn) (out []Link, told bool, err error) {
	kinds, err := dialect.Names(ctx, s, sqlgen.Kinds(pl.D, l.col, sqlgen.OnlyIf(teller, "")))
	if err != nil || len(kinds) == 0 || len(kinds) > sqlgen.MostKinds {
		return nil, false, err
	}
	rest, all := l, len(l.but) == 0
	add := func(rows looked, null string) error {
		link, err := pl.linked(ctx, s, rows)
		all = all && link.whole()
		if link.Null = null; link.Found > 0 {
			out = append(out, link)
		}
		return err
	}
	for _, kind := range kinds {
		rows := sqlgen.OnlyIf(teller, kind)
		if slices.Contains(l.but, rows) {
			continue
		}
		rest.but = append(slices.Clip(rest.but), rows)
		one := l
		one.col.Only = rows
		if err := add(one, ""); err != nil {
			return nil, true, err
		}
	}
	if err := add(rest, teller.Name); err != nil {
		return nil, true, err
	}
	if all && len(out) > 1 {
		link, err := pl.linked(ctx, s, l)
		return []Link{link}, true, err
	}
	return out, true, nil
}

// linked returns the link of a column, or of the rows that it is kept to. Its Found is 0 if they
// hold no ids of the class.
func (pl Attached) linked(ctx context.Context, s *dialect.Session, l looked) (out Link, err error) {
	t, col, fact := l.t, l.col, l.fact
	held, err := check.HeldBy(ctx, pl.D, s, t, col, fact, l.but...)
	if err != nil {
		return out, err
	}
	out = Link{Column: NameOf(col), Type: fact.Type, Sample: len(held.IDs)}
	ids := held.IDs
	for _, id := range held.IDs { // a part of the class may have been rewritten already
		if image, ok := pl.Move.T.Apply(id); ok {
			ids = append(ids, image)
		}
	}
	if len(ids) == 0 {
		return out, nil
	}
	for _, key := range l.keys {
		st := sqlgen.Known(pl.D, key, ids)
		var n int64
		if err := dialect.Scan(ctx, s, st, &n); err != nil {
			return out, fmt.Errorf("looking up ids of %s in %s: %w", NameOf(col), NameOf(key), err)
		}
		out.Found = max(out.Found, n)
	}
	fromText := pl.Rewrite.kind == textToBinary
	if out.Found == 0 || pl.Undo || !held.Whole && !(fromText && held.Text) || t.Refusal != "" ||
		t.Unlinked != "" || fact.Refusal != "" {
		return out, nil
	}
	// Of SQLite's types the values tell.
	read, err := pl.D.Catalog(ctx, s, dialect.Want{
		Tables: []sqlgen.Ref{col.Ref}, Values: []string{col.Name},
	})
	if err != nil {
		return out, err
	}
	one := []sqlgen.Column{col}
	if t := read.Tables[col.Ref]; t != nil {
		fact, _ = t.Column(col.Name)
	}
	if facts := []sqlgen.TableColumn{fact}; fromText {
		out.Also = dialect.TextForms(one, facts) == nil // of whatever length
	} else {
		out.Also = dialect.Forms(one, facts) == nil &&
			(one[0].Form.Name == pl.Class.Columns[0].Form.Name ||
				pl.Copy == nil && pl.suitsForm(one[0].Form))
	}
	if out.Also && !out.whole() {
		out.Also, out.Partial = false, true
	}
	return out, nil
}
