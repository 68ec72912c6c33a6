package plan

import (
	"context"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// ours are the tables that runs make in addition to the user's tables.
var ours = pattern.Of(
	`^sqluuid_(migration|map_|pairs_[0-9]+_[0-9]+_[0-9]+$|rebuild$)`)

// findUndeclaredLinks looks for columns that hold ids of the class without a foreign key: a
// sample of each column that the role can read is looked up in the keys of the class.
func (pl AttachedPlan) findUndeclaredLinks(ctx context.Context, s *dialect.Session) error {
	pl.Search = &Search{}
	schemas, err := pl.schemas(ctx, s)
	if err != nil {
		return fmt.Errorf("looking for links without a foreign key: %w", err)
	}
	for _, schema := range schemas {
		all, err := pl.D.Catalog(ctx, s, dialect.Want{Names: []string{schema}})
		if err != nil {
			return fmt.Errorf("looking for links without a foreign key: %w", err)
		}
		for _, name := range all.Names[schema] {
			if ours().MatchString(name) {
				continue
			}
			ref := sqlgen.Ref{Schema: schema, Table: name}
			err := pl.searchTable(ctx, s, ref)
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if err != nil { // locked, or not for this role
				pl.unread("%s (%v)", TableName(ref), err)
			}
		}
	}
	return nil
}

func (pl *Plan) unread(format string, args ...any) {
	pl.Search.Unread = append(pl.Search.Unread, fmt.Sprintf(format, args...))
}

// schemas returns those in which links are looked for: the schemas of the class, and others.
func (pl AttachedPlan) schemas(ctx context.Context, s *dialect.Session) (out []string, err error) {
	for _, ref := range pl.Class.Refs() {
		if !slices.Contains(out, ref.Schema) {
			out = append(out, ref.Schema)
		}
	}
	all, err := pl.D.Catalog(ctx, s, dialect.Want{Schemas: true})
	if err != nil {
		return nil, err
	}
	known := func(name string) bool { return slices.Contains(out, name) || ours().MatchString(name) }
	if closed := slices.DeleteFunc(all.ClosedSchemas, known); len(closed) > 0 {
		pl.unread(all.WhyClosed, first(closed))
	}
	pl.Search.Databases = slices.DeleteFunc(all.Databases, known)
	for _, name := range all.MaskedTables {
		if !ours().MatchString(name) {
			pl.unread("%s (this role has no privilege on it)", name)
		}
	}
	return append(out, slices.DeleteFunc(all.Schemas, known)...), nil
}

// searchTable looks for links in the columns of one table.
func (pl AttachedPlan) searchTable(ctx context.Context, s *dialect.Session, ref sqlgen.Ref) error {
	t := pl.Schema.Tables[ref]
	if t == nil {
		one, err := pl.D.Catalog(ctx, s, dialect.Want{Tables: []sqlgen.Ref{ref}, RowKeys: true})
		if err != nil {
			return err
		}
		if t = one.Tables[ref]; t == nil {
			return nil // dropped meanwhile
		}
	}
	refers := (&sqlgen.Class{Keys: pl.Schema.Keys}).Refers
	for _, fact := range t.Columns {
		col := sqlgen.Column{Ref: t.Ref, Name: fact.Name}
		var but []sqlgen.Only // rows that belong to the class
		for _, c := range pl.Class.Columns {
			if c.Ref == col.Ref && c.Name == col.Name {
				but = append(but, c.Only)
			}
		}
		if fact.ByValue { // here its type has to say
			fact.Form = nil
		}
		member := slices.ContainsFunc(but, func(rows sqlgen.Only) bool { return rows.Column == "" })
		if member || refers(col) || fact.Generated || !check.MayHold(fact) {
			continue
		}
		links, err := pl.findLinks(ctx, s, searchedColumn{t, col, fact, but})
		if err != nil {
			return err
		}
		pl.Links = append(pl.Links, links...)
		pl.Search.Columns++
	}
	return nil
}

// A searchedColumn is a column that is looked at: its rows, but for some that belong to the class.
type searchedColumn struct {
	t    *sqlgen.Table
	col  sqlgen.Column
	fact sqlgen.TableColumn
	but  []sqlgen.Only
}

// findLinks returns the links of a column: one for all rows, or one for each kind of them where
// another column tells them apart.
func (pl AttachedPlan) findLinks(ctx context.Context, s *dialect.Session,
	l searchedColumn) ([]Link, error) {
	if teller, ok := discriminatorOf(l.t, l.col.Name); ok {
		links, told, err := pl.findLinksByKind(ctx, s, l, teller)
		if told || err != nil {
			return links, err
		}
	}
	link, err := pl.findLink(ctx, s, l)
	if err != nil || link.RowsFound == 0 {
		return nil, err
	}
	if !link.whole() {
		mixed := func(l Link) bool { return !l.whole() }
		for _, teller := range mayTell(l.t, l.col.Name) {
			links, told, err := pl.findLinksByKind(ctx, s, l, teller)
			if err != nil {
				return nil, err
			}
			if told && len(links) > 0 && !slices.ContainsFunc(links, mixed) {
				return links, nil
			}
		}
	}
	return []Link{link}, nil
}

// findLinksByKind returns the links of the rows of each kind. Rows whose kind is NULL are one of
// their own. Where all rows are of the class, they are one link. told is false without kinds, and
// where there are too many.
func (pl AttachedPlan) findLinksByKind(ctx context.Context, s *dialect.Session, l searchedColumn,
	teller sqlgen.TableColumn) (out []Link, told bool, err error) {
	kinds, err := dialect.Names(ctx, s, sqlgen.Kinds(pl.D, l.col, sqlgen.OnlyIf(teller, "")))
	if err != nil || len(kinds) == 0 || len(kinds) > sqlgen.MostKinds {
		return nil, false, err
	}
	var each []searchedColumn
	rest := l
	for _, kind := range kinds {
		rows := sqlgen.OnlyIf(teller, kind)
		if slices.Contains(l.but, rows) {
			continue
		}
		rest.but = append(slices.Clip(rest.but), rows)
		one := l
		one.col.Only = rows
		each = append(each, one)
	}
	all := len(l.but) == 0
	for _, rows := range append(each, rest) {
		link, err := pl.findLink(ctx, s, rows)
		if err != nil {
			return nil, true, err
		}
		if rows.col.Only.Column == "" {
			link.Null = teller.Name
		}
		all = all && link.whole()
		if link.RowsFound > 0 {
			out = append(out, link)
		}
	}
	if all && len(out) > 1 {
		link, err := pl.findLink(ctx, s, l)
		return []Link{link}, true, err
	}
	return out, true, nil
}

// findLink returns the link of a column, or of the rows that it is kept to. Its RowsFound is 0 if
// they hold no ids of the class.
func (pl AttachedPlan) findLink(ctx context.Context, s *dialect.Session,
	l searchedColumn) (out Link, err error) {
	held, err := check.ReadIDSample(ctx, pl.D, s, l.t, l.col, l.fact, l.but...)
	if err != nil {
		return out, err
	}
	out = Link{Column: NameOf(l.col), Type: l.fact.Type, Sample: len(held.IDs)}
	ids := held.IDs
	for _, id := range held.IDs { // a part of the class may have been rewritten already
		if image, ok := pl.Move.T.Apply(id); ok {
			ids = append(ids, image)
		}
	}
	if len(ids) == 0 {
		return out, nil
	}
	for i, key := range pl.Class.Columns {
		if i > 0 && !key.Referenced && !pl.Columns[i].Unique {
			continue // ids are looked up where others refer to them, or each stands once
		}
		var n int64
		if err := dialect.Scan(ctx, s, sqlgen.CountKnown(pl.D, key, ids), &n); err != nil {
			return out, fmt.Errorf("looking up ids of %s in %s: %w", NameOf(l.col), NameOf(key), err)
		}
		out.RowsFound = max(out.RowsFound, n)
	}
	if out.RowsFound == 0 || pl.Undo || !held.Whole || l.t.Refusal != "" || l.t.LinkRefusal != "" ||
		l.fact.Refusal != "" {
		return out, nil
	}
	// Of SQLite's types the values tell.
	read, err := pl.D.Catalog(ctx, s, dialect.Want{
		Tables: []sqlgen.Ref{l.col.Ref}, Values: []string{l.col.Name},
	})
	if err != nil {
		return out, err
	}
	fact := l.fact
	if t := read.Tables[l.col.Ref]; t != nil {
		fact, _ = t.Column(l.col.Name)
	}
	form, err := formOf(l.col, fact)
	fits := err == nil && (form.Name == pl.Class.Columns[0].Form.Name || pl.suitsForm(form))
	out.Also, out.Partial = fits && out.whole(), fits && !out.whole()
	return out, nil
}
