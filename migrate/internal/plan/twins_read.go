package plan

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/rebuild"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// read reads and decides in turn: what was read tells what to look for next.
func (pl *Twins) read(ctx context.Context, s *dialect.Session, d dialect.Dialect) (err error) {
	if err := pl.suits(d); err != nil {
		return err
	}
	var runs []state.Run
	st := state.SQL{D: d}
	if there, err := st.Usable(ctx, s); err != nil {
		return err
	} else if there {
		if runs, err = st.List(ctx, s); err != nil {
			return err
		}
	}
	if err := pl.readSchema(ctx, s, d); err != nil {
		return err
	}
	if err := pl.readTarget(ctx, s, d, pl.Type); err != nil {
		return err
	}
	if err := pl.readSamples(ctx, s); err != nil {
		return err
	}
	if err := pl.outline(runs); err != nil || pl.Resumes() || pl.NothingToDo {
		return cmp.Or(err, pl.refuseOldGone())
	}
	lacks, err := pl.Reader.Unreadable(ctx, s, pl.Class.Columns)
	if err != nil || len(lacks) > 0 { // what foreign keys refer to
		return cmp.Or(err, run.Lacking(dialect.Lacks{Grants: lacks}))
	}
	if pl.Findings, err = pl.Reader.Survey(ctx, s, pl.Scope); err != nil {
		return err
	}
	if pl.Sizes, err = pl.Reader.Sizes(ctx, s, pl.Scope); err != nil {
		return err
	}
	if err := pl.readValues(ctx, s); err != nil {
		return err
	}
	if err := pl.readRoots(ctx, s); err != nil {
		return err
	}
	if r, ok := pl.Reader.(rebuild.Rebuilder); ok {
		pl.Free, _ = r.Room(ctx, s)
	}
	pl.decide()
	return nil
}

// suits refuses engines that have no twins.
func (pl *Twins) suits(d dialect.Dialect) error {
	pl.Engine = d.Profile().Name()
	r := readerOf(d)
	if r == nil {
		return refusal("twins on %s: %w", pl.Engine, errors.ErrUnsupported)
	}
	pl.setReader(r)
	if err := pl.validate(); err != nil {
		return err
	}
	switch {
	case pl.Rewrite.kind.draws() && pl.drawer() == nil:
		return refusal("%v on %s: %w", pl.Rewrite, pl.Engine, errors.ErrUnsupported)
	case !pl.Rebuilds:
	case pl.Rewrite.kind == "":
		return refusal("%v by twins on %s: %w: rewrite in place", pl.Rewrite, pl.Engine,
			errors.ErrUnsupported)
	case pl.Ending != "":
		return badConfig("%w is for twins, which %s has not", hint.OwnNames, pl.Engine)
	}
	return nil
}

func (pl *Twins) setReader(r twin.Reader) {
	_, isTwinner := r.(twin.Twinner)
	pl.Reader, pl.Rebuilds = r, !isTwinner
}

// readSchema reads the catalogue of the schemas of the columns, at once. It finds the schema of a
// column that is named without one.
func (pl *Twins) readSchema(ctx context.Context, q dialect.Querier, d dialect.Dialect) error {
	var schemas []string
	var named dialect.Want
	for _, c := range pl.Columns {
		if !pl.Resumes() && !slices.Contains(named.Tables, c.ref()) {
			named.Tables = append(named.Tables, c.ref())
		}
	}
	found, err := d.Catalog(ctx, q, named)
	if err != nil {
		return err
	}
	if err := pl.findLinks(ctx, q, d); err != nil {
		return err
	}
	for i, c := range pl.Columns {
		t, err := findTable(found, c)
		if err != nil && !pl.Resumes() {
			if all, err := d.Catalog(ctx, q, dialect.Want{Names: []string{c.Schema}}); err == nil {
				_, err = findTable(all, c) // says which name may be meant
				return err
			}
		}
		switch {
		case pl.Resumes():
		case err != nil:
			return err
		case t.Refusal != "":
			return refusal("%s: %s", TableName(t.Ref), t.Refusal)
		default: // a server may take a name in other letters
			pl.Columns[i].Schema, pl.Columns[i].Table = t.Schema, t.Table
		}
		if !slices.Contains(schemas, pl.Columns[i].Schema) {
			schemas = append(schemas, pl.Columns[i].Schema)
		}
	}
	for _, l := range pl.Links {
		if !slices.Contains(schemas, l.Column.Schema) && len(schemas) > 0 {
			schemas = append(schemas, l.Column.Schema)
		}
	}
	pl.schema, err = d.Catalog(ctx, q, dialect.Want{Whole: true, In: schemas})
	return err
}

// readSamples looks into the columns that may have ids.
func (pl *Twins) readSamples(ctx context.Context, q dialect.Querier) error {
	if pl.Rewrite.kind.draws() {
		return nil
	}
	asked := pl.toSample()
	var columns []sqlgen.Column
	for ref, list := range asked {
		for _, x := range list {
			columns = append(columns, sqlgen.Column{Ref: ref, Name: x.Name})
		}
	}
	for _, c := range pl.Columns {
		columns = append(columns, sqlgen.Column{Ref: c.ref(), Name: c.Column})
	}
	lacks, err := pl.unreadable(ctx, q, columns)
	if err != nil || len(lacks) > 0 {
		return cmp.Or(err, run.AsRefusal(run.Lacking(dialect.Lacks{Grants: lacks})))
	}
	for c := range pl.unread {
		asked[c.ref()] = slices.DeleteFunc(asked[c.ref()], func(x twin.Twin) bool {
			return x.Name == c.Column
		})
	}
	for _, ref := range sqlgen.Refs(asked) {
		if len(asked[ref]) == 0 {
			continue
		}
		list, err := twin.ReadSample(ctx, q, pl.Reader, ref, asked[ref])
		if err != nil {
			return err
		}
		for i, x := range asked[ref] {
			pl.samples[NameOf(sqlgen.Column{Ref: ref, Name: x.Name})] = list[i]
		}
	}
	makes, err := pl.Reader.MakesIDs(ctx, q, columns)
	for _, c := range makes {
		if s, isSeen := pl.samples[NameOf(c)]; isSeen {
			s.MakesIDs = !s.IsHidden
			pl.samples[NameOf(c)] = s
		}
	}
	return err
}

// unreadable lists a GRANT for each right to read columns that the role has not. Columns that are
// left out by name need none.
func (pl *Twins) unreadable(ctx context.Context, q dialect.Querier, columns []sqlgen.Column) (
	lacks []string, err error) {
	if lacks, err = pl.Reader.Unreadable(ctx, q, columns); err != nil || len(lacks) == 0 {
		return nil, err
	}
	except, err := pl.exceptions()
	if err != nil {
		return nil, err
	}
	pl.unread, lacks = map[ColumnName]bool{}, nil
	for _, c := range columns {
		name := NameOf(c)
		one, err := pl.Reader.Unreadable(ctx, q, []sqlgen.Column{c})
		switch {
		case err != nil:
			return nil, err
		case len(one) == 0:
		case slices.ContainsFunc(except, func(e exception) bool { return e.matches(name) }):
			pl.unread[name] = true
		default:
			lacks = append(lacks, one...)
		}
	}
	slices.Sort(lacks)
	return slices.Compact(lacks), nil
}

// readTarget finds the form of the type that a setting names.
func (pl *Twins) readTarget(ctx context.Context, q dialect.Querier, d dialect.Dialect,
	typ string) error {
	if pl.Rewrite.kind == "" {
		return nil
	}
	if pl.Rewrite.kind == v4ToV7 && typ == "" && !pl.Rebuilds {
		var err error
		if typ, err = pl.typeOfKeys(); err != nil {
			return err
		}
	}
	if pl.Rewrite.kind == textToBinary || pl.Rewrite.kind.draws() {
		form, is, err := pl.Reader.Target(ctx, q, typ)
		if err != nil {
			return refusal("%w: %w", hint.Type, err)
		}
		pl.target = twin.Side{Type: is, Reads: form, Writes: form}
		pl.Type = is // another version of the server may choose another one
		return nil
	}
	if pl.setTarget(); typ == "" {
		return nil
	}
	t, err := dialect.ParseTextType(typ)
	if err != nil {
		return badConfig("%w: %w", hint.Type, err)
	}
	form, is, err := d.Abilities().TextOf(ctx, q, t)
	if err != nil {
		return refusal("%w: %w", hint.Type, err)
	}
	pl.target = twin.Side{Type: is, Reads: pl.Reader.Texts(form).Any, Writes: form}
	return nil
}

// setTarget takes the types of the engine.
func (pl *Twins) setTarget() {
	switch to := pl.schema.Retypes; pl.Rewrite.kind {
	case textToBinary:
		pl.target = twin.Side{Type: to.BinaryType, Reads: to.Binary, Writes: to.Binary}
	case binaryToText:
		pl.target = twin.Side{Type: to.TextType, Reads: pl.Reader.Texts(to.Text).Any, Writes: to.Text}
	}
}

// readValues counts the values, and looks for two that become one id.
func (pl *Twins) readValues(ctx context.Context, q dialect.Querier) error {
	start := time.Now()
	for _, t := range pl.Scope.Tables {
		list, err := twin.CountValues(ctx, q, pl.Reader, pl.Scope, t)
		if err != nil {
			return err
		}
		for k, v := range list {
			name := twinName(t, t.Twins[k])
			pl.Values[name] = v
			if !pl.mayClash(t.Ref, t.Twins[k].Name, v) {
				continue
			}
			a, b, err := twin.FindTwice(ctx, q, pl.Reader, t, t.Twins[k])
			if err != nil {
				return err
			}
			if a != "" {
				pl.clashes[name] = [2]string{a, b}
			}
		}
	}
	pl.ReadTime = time.Since(start)
	return nil
}
