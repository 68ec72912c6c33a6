package dialect

import (
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// survey reads all tables of some schemas, and of the schemas that foreign keys link to these.
func (r schemaReader) survey(schemas []string) (err error) {
	if r.s.Keys, err = r.Keys(r.ctx, r.q); err != nil {
		return err
	}
	if r.Survey == nil {
		return r.oneByOne(schemas)
	}
	tables, err := r.Survey(r.ctx, r.q, schemas, r.s)
	for _, t := range tables {
		r.s.Tables[t.Ref] = t
	}
	return err
}

// oneByOne reads all tables of some schemas, or of the connection's own.
func (r schemaReader) oneByOne(schemas []string) error {
	if len(schemas) == 0 {
		schemas = []string{""}
	}
	for _, schema := range SchemasAround(schemas, r.s.Keys) {
		names, err := r.Names(r.ctx, r.q, schema)
		if err != nil {
			return err
		}
		for _, name := range names {
			if _, err := r.table(sqlgen.Ref{Schema: schema, Table: name}); err != nil {
				return err
			}
		}
	}
	return nil
}

// SchemasAround adds to some schemas those that foreign keys link to them.
func SchemasAround(schemas []string, keys []sqlgen.ForeignKey) []string {
	out := slices.Clone(schemas)
	for grown := true; grown; {
		grown = false
		for _, k := range keys {
			child, parent := slices.Contains(out, k.Child.Schema), slices.Contains(out, k.Parent.Schema)
			switch {
			case child && !parent:
				out, grown = append(out, k.Parent.Schema), true
			case parent && !child:
				out, grown = append(out, k.Child.Schema), true
			}
		}
	}
	return out
}
