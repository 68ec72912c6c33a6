package sqlite

import (
	"context"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// triggerEvent reads the event of a trigger out of its text, and the columns of UPDATE OF: CREATE
// [TEMP] TRIGGER [IF NOT EXISTS] [schema.]name [BEFORE|AFTER|INSTEAD OF] event. Names may be any
// words, in quotes too. What cannot be read is "".
func triggerEvent(def string) (event string, of []string) {
	list := words(def)
	next := func() (w dialect.Word) {
		if len(list) > 0 {
			w, list = list[0], list[1:]
		}
		return w
	}
	is := func(s string) bool { return len(list) > 0 && list[0].Is(s) }
	for len(list) > 0 && !is("TRIGGER") {
		next()
	}
	next()
	if is("IF") && len(list) > 2 && strings.EqualFold(list[1].Text, "NOT") {
		list = list[3:]
	}
	next() // the name, or its schema
	for is(".") {
		next()
		next()
	}
	for is("BEFORE") || is("AFTER") || is("INSTEAD") || is("OF") {
		next()
	}
	event = strings.ToUpper(next().Text)
	if event == "UPDATE" && is("OF") {
		next()
		for len(list) > 0 && !is("ON") {
			if w := next(); w.Quoted || w.Text != "," {
				of = append(of, w.Text)
			}
		}
	}
	switch event {
	case "INSERT", "DELETE", "UPDATE":
		return event, of
	}
	return "", nil
}

// TriggerLocks is none: a transaction of ours is the only writer.
func (Dialect) TriggerLocks([]sqlgen.Ref) []sqlgen.Statement { return nil }

// Disabling drops the triggers and makes them again, in their order, by the text of the catalogue.
func (d Dialect) Disabling(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (off, on []string, err error) {
	w := d.script(ctx, q)
	for _, ref := range c.Refs() {
		list := w.updateTriggers(ref.Table)
		for _, g := range sqlgen.FiredTriggers(&sqlgen.Table{Ref: ref, Triggers: list}, c) {
			if g.Stays != "" {
				return nil, nil, dialect.Staying(ref, g)
			}
			drop := "DROP TRIGGER " + w.Table(sqlgen.Ref{Schema: "main", Table: g.Name})
			off, on = append(off, drop), append(on, g.Definition)
		}
	}
	return off, on, w.Err
}
