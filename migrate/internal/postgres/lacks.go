package postgres

import (
	"context"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// blind sets which grants this role needs to read the rows and has not.
func blind(ctx context.Context, q dialect.Querier, s *dialect.Schema) error {
	var all []string
	for _, col := range s.Class.Columns {
		list, err := dialect.ListNames(ctx, q, query("missing grants to read"), col.Schema, col.Table,
			col.Name)
		if err != nil {
			return err
		}
		all = append(all, list...)
	}
	s.Lacks, s.Blind = once(all), len(all) > 0
	return nil
}

// lacks adds which grants this role needs to write and has not.
func lacks(ctx context.Context, q dialect.Querier, copied bool, s *dialect.Schema) error {
	updates, err := perColumn(ctx, q, "missing grants on a column", s.Class)
	if err != nil {
		return err
	}
	state, err := dialect.ListNames(ctx, q, query("missing grants on the state"))
	if err != nil {
		return err
	}
	list := slices.Concat(s.Lacks, updates, state)
	if copied {
		alters, err := perTable(ctx, q, s.Class, "missing rights of an owner", "missing grants to create",
			"missing references")
		if err != nil {
			return err
		}
		database, err := dialect.ListNames(ctx, q, query("missing grant on the database"))
		if err != nil {
			return err
		}
		list = slices.Concat(list, alters, database)
	}
	s.Lacks = once(list)
	return nil
}

// alters lists the grants that this role lacks to alter the tables of a class. Indexes and new
// tables need more than triggers do.
func alters(ctx context.Context, q dialect.Querier, c *sqlgen.Class, a dialect.Altering) ([]string,
	error) {
	queries := []string{"missing rights of an owner"}
	if a.Indexes || a.Tables {
		queries = append(queries, "missing grants to create")
	}
	list, err := perTable(ctx, q, c, queries...)
	return once(list), err
}

// perTable runs queries for each table of a class.
func perTable(ctx context.Context, q dialect.Querier, c *sqlgen.Class, names ...string) (
	out []string, err error) {
	for _, ref := range c.Refs() {
		for _, name := range names {
			list, err := dialect.ListNames(ctx, q, query(name), ref.Schema, ref.Table)
			if err != nil {
				return nil, err
			}
			out = append(out, list...)
		}
	}
	return out, nil
}

// once leaves out what a list has had already.
func once(list []string) (out []string) {
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
