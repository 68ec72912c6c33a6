package dialect

import (
	"context"
	"errors"
	"fmt"
	"regexp"
)

var myIncrement = regexp.MustCompile(` AUTO_INCREMENT=\d+`)

// shape describes all of a table that its copy was made by.
func (d mysql) shape(ctx context.Context, q Querier, t Ref) (string, error) {
	def, err := d.created(ctx, q, t)
	if err != nil {
		return "", err
	}
	// Who refers to it. A role that may not ask has this looked at before the
	// locks alone.
	n, err := referring(ctx, q, t)
	if err != nil && d.Kind(err) != KindPrivilege {
		return "", err
	}
	return fmt.Sprintf("%s\n%d", def, n), nil
}

// storage is when a table was made or altered, in whole seconds: an ALTER can change rows
// and be taken back.
func (mysql) storage(ctx context.Context, q Querier, t Ref) (out string, err error) {
	err = q.QueryRowContext(ctx, "SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?", t.Schema, t.Table).Scan(&out)
	return out, err
}

// created is the definition of a table.
func (d mysql) created(ctx context.Context, q Querier, t Ref) (string, error) {
	b := newBuilder(d.p)
	var name, def string
	err := q.QueryRowContext(ctx, "SHOW CREATE TABLE "+b.table(t)).Scan(&name, &def)
	return myIncrement.ReplaceAllString(def, ""), errors.Join(err, b.err)
}

// shapes are those of all tables.
func (d mysql) shapes(ctx context.Context, q Querier, c *Copy) (map[Ref]string, error) {
	out := map[Ref]string{}
	for _, t := range c.Tables {
		var err error
		if out[t.Ref], err = d.shape(ctx, q, t.Ref); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// still refuses tables that were altered since the new ones were made, before their
// locks were there, and what has come that a copy would lose.
func (d mysql) still(ctx context.Context, q Querier, c *Copy, was map[Ref]string) error {
	now, err := d.shapes(ctx, q, c)
	if err != nil {
		return err
	}
	for _, t := range c.Tables {
		if now[t.Ref] != was[t.Ref] {
			return &RowError{t.Ref, "its definition was changed while it was copied"}
		}
	}
	return arrived(ctx, d, q, c)
}

// note writes down the definitions of the tables that are in place now, for an undo.
func (d mysql) note(ctx context.Context, q Querier, c *Copy) error {
	return c.noteShapes(func(r Ref) (string, error) { return d.created(ctx, q, r) })
}

// noted refuses tables that were altered since then.
func (d mysql) noted(ctx context.Context, q Querier, c *Copy) error {
	return c.shapesNoted(func(r Ref) (string, error) { return d.created(ctx, q, r) })
}
