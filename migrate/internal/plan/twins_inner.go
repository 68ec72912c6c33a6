package plan

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// An inner is a column with old keys within its values, which stay as they are.
type inner struct {
	column ColumnName
	says   string   // how many there are
	moves  []string // the statements that move them
}

// keyNames are the names of a column or a JSON key that has a key of a table.
func keyNames(table string) []string {
	return []string{table + "_id", strings.TrimSuffix(table, "s") + "_id"}
}

// isKeyArray reports whether a column is an array that may have old keys of a table.
func (pl *Twins) isKeyArray(c sqlgen.TableColumn, table string) bool {
	element, is := strings.CutSuffix(strings.ToLower(c.Type), "[]")
	name := strings.TrimSuffix(strings.ToLower(c.Name), "s")
	if !is || !slices.Contains(keyNames(strings.ToLower(table)), name) {
		return false
	}
	switch {
	case pl.Rewrite.kind.isNumbered():
		return slices.Contains(wholeNumbers, element)
	case pl.Rewrite.kind == textToV7:
		return strings.HasPrefix(element, "text") || strings.HasPrefix(element, "char")
	}
	return element == "uuid"
}

// mayBeJSON reports whether a column is of JSON. MariaDB's is longtext.
func mayBeJSON(c sqlgen.TableColumn) bool {
	return slices.Contains([]string{"json", "jsonb", "longtext"}, strings.ToLower(c.Type))
}

// readInner looks for arrays and JSON that are named after a root and have values.
func (pl *Twins) readInner(ctx context.Context, q dialect.Querier) (out []inner, err error) {
	d, can := pl.Reader.(twin.InnerReader)
	if !can {
		return nil, nil
	}
	for _, t := range pl.Scope.Tables {
		for _, x := range t.Twins {
			for _, ref := range sqlgen.Refs(pl.schema.Tables) {
				other := pl.schema.Tables[ref]
				if x.Draw == nil || !x.Draw.IsRoot || other.Ref != ref || other.MadeFrom != "" ||
					IsOurs(ref.Table) {
					continue
				}
				for _, c := range other.Columns {
					at := twin.Inner{Ref: ref, Column: c.Name, Type: strings.ToLower(c.Type),
						Of: sqlgen.ColumnRef{Ref: t.Ref, Name: x.Name}}
					if mayBeJSON(c) {
						at.Keys = keyNames(t.Ref.Table)
					} else if !pl.isKeyArray(c, t.Ref.Table) {
						continue
					}
					held, err := d.Inner(ctx, q, pl.Scope, at)
					if err != nil {
						return nil, err
					}
					in := inner{column: NameOf(sqlgen.Column{Ref: ref, Name: c.Name}), moves: held.Moves}
					switch {
					case held.IsHidden:
						in.says = "may have keys of " + t.Ref.Table + ", and this role may not read it"
					case held.Rows == 0:
						continue
					default:
						in.says = "has keys of " + t.Ref.Table + " in " + thousands.Count(held.Rows, "row")
					}
					out = append(out, in)
				}
			}
		}
	}
	return out, nil
}

// warnOfInner tells what has old keys within its values, with the statements that move them.
func (pl *Twins) warnOfInner(ctx context.Context, q dialect.Querier) error {
	list, err := pl.readInner(ctx, q)
	for _, in := range list {
		text := in.column.String() + " " + in.says + ": they stay the old ones, and a cut-over wants " +
			"it acknowledged"
		if len(in.moves) > 0 {
			text += "; this moves them: " + strings.Join(in.moves, "; ")
		}
		pl.Warnings = append(pl.Warnings, text)
	}
	return err
}

// RefuseInner refuses a cut-over while a column has old keys within its values and is not
// acknowledged.
func (src Source) RefuseInner(ctx context.Context, pl *Twins, acknowledged []string) error {
	if !pl.Rewrite.kind.draws() || pl.Scope.Switched || pl.Scope.Half {
		return nil
	}
	var known []exception
	for _, text := range acknowledged {
		c, err := ParseColumn(text)
		if err != nil {
			return badConfig("%w takes [SCHEMA.]TABLE.COLUMN, not %q", hint.Acknowledge, text)
		}
		known = append(known, exception{text: text, column: c})
	}
	s, err := src.D.Open(ctx, src.DB)
	if err != nil {
		return run.Wrap(ctx, src.D, err, "cannot open a session")
	}
	defer s.Close()
	list, err := pl.readInner(ctx, s)
	if err != nil {
		return run.AsRefusal(run.Wrap(ctx, src.D, err, "cannot look into arrays and JSON"))
	}
	var refusals []error
	for _, in := range list {
		matches := func(e exception) bool { return e.matchesColumn(in.column) }
		if slices.ContainsFunc(known, matches) {
			continue
		}
		err := refusal("%s %s, which stay the old ones: move them, or acknowledge it (%w %s)", in.column,
			in.says, hint.Acknowledge, in.column.argument())
		if len(in.moves) > 0 {
			err = dialect.Offer(err, in.moves)
		}
		refusals = append(refusals, err)
	}
	return errors.Join(refusals...)
}
