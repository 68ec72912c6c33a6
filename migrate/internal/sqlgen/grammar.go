package sqlgen

import (
	"cmp"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A grammar is how an engine's SQL differs in the statements that all engines share.
type grammar struct {
	top      bool   // SELECT TOP (n) instead of LIMIT n
	scalar   bool   // a predicate is no value: a CASE of predicates is compared with 1
	count    string // the function that counts any number of rows
	Counts   string // begins a statement whose count of rows decides: a session may count none
	text     string // {c}, a column of text, as text
	textExpr string // {c}, a column of any type, as text; empty: text
	textual  bool   // a column is compared with a text as text, whatever its type
	Value    string // {c}, of any type, as bytes that tell its values apart; empty: {c}
}

// postgresShown writes a value by the output function of its type. The cast of another role's type
// may run code of that role.
const postgresShown = "CASE WHEN {c} IS NOT NULL THEN pg_catalog.concat({c}) END"

// grammars has those that are not standardGrammar.
var grammars = map[engine.Profile]grammar{
	engine.SQLServer: {
		top: true, scalar: true, count: "COUNT_BIG", Counts: "SET NOCOUNT OFF; ",
		text: "CONVERT(nvarchar(4000), {c})",
	},
	engine.PostgreSQL: {
		count: "count", text: "({c})::pg_catalog.text", textual: true,
		textExpr: postgresShown, Value: postgresShown,
	},
	engine.SQLite: {count: "count", text: "CAST({c} AS TEXT)", Value: "quote({c})"},
}

var standardGrammar = grammar{count: "count", text: "CAST({c} AS CHAR)"}

func grammarOf(p engine.Profile) grammar {
	g, ok := grammars[p]
	if !ok {
		g = standardGrammar
	}
	g.textExpr = cmp.Or(g.textExpr, g.text)
	return g
}

// First follows SELECT, and Limit ends the query: together they keep n rows of it.
func (g grammar) First(n int) string {
	if g.top {
		return fmt.Sprintf("TOP (%d) ", n)
	}
	return ""
}

// Limit is the other part of First.
func (g grammar) Limit(n int) string {
	if g.top {
		return ""
	}
	return fmt.Sprintf(" LIMIT %d", n)
}

// nth ends a query with an ORDER BY: it keeps the row after n others.
func (g grammar) nth(n int) string {
	if g.top {
		return fmt.Sprintf(" OFFSET %d ROWS FETCH NEXT 1 ROWS ONLY", n)
	}
	return fmt.Sprintf(" LIMIT 1 OFFSET %d", n)
}

// withGuard is a predicate behind a guard, false where that is. The CASE keeps the engine from
// cutting bytes out of what has too few.
func withGuard(scalar bool, guard, predicate string) string {
	if scalar {
		return "(CASE WHEN " + guard + " THEN CASE WHEN " + predicate +
			" THEN 1 ELSE 0 END ELSE 0 END = 1)"
	}
	return "CASE WHEN " + guard + " THEN " + predicate + " ELSE (1 = 0) END"
}
