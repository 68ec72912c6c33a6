package sqlgen

import (
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A grammar is how an engine's SQL differs in the statements that all engines
// share.
type grammar struct {
	top    bool   // SELECT TOP (n) instead of LIMIT n
	scalar bool   // a predicate is no value: a CASE of predicates is compared with 1
	count  string // the function that counts any number of rows
	counts string // begins a statement whose count of rows decides
	shares bool   // several processes count, where one looks for a row that EXISTS
	text   string // {c}, a column of any type, as text
	// textual is whether a column is compared with a text as text, whatever its type.
	textual bool
	Value   string // {c}, a column of any type, as a driver's bytes that tell its values apart in one session; empty: {c}
}

// grammars has those that are not standardGrammar.
var grammars = map[engine.Profile]grammar{
	engine.SQLServer: {top: true, scalar: true, count: "COUNT_BIG", counts: "SET NOCOUNT OFF; ", text: "CONVERT(nvarchar(4000), {c})"},
	engine.PostgreSQL: {
		count: "count", shares: true, text: "({c})::pg_catalog.text", textual: true, Value: "({c})::pg_catalog.text",
	},
	engine.SQLite: {count: "count", text: "CAST({c} AS TEXT)", Value: "quote({c})"},
}

var standardGrammar = grammar{count: "count", text: "CAST({c} AS CHAR)"}

func grammarOf(p engine.Profile) grammar {
	if g, ok := grammars[p]; ok {
		return g
	}
	return standardGrammar
}

// First follows SELECT and limit ends the query: together they keep n rows of it.
func (g grammar) First(n int) string {
	if g.top {
		return fmt.Sprintf("TOP (%d) ", n)
	}
	return ""
}

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

// when, then and otherwise stand around a guard and a predicate that is false
// where the guard is, and is not looked at there.
func (g grammar) when() string {
	if g.scalar {
		return "(CASE WHEN "
	}
	return "CASE WHEN "
}

func (g grammar) then() string {
	if g.scalar {
		return " THEN CASE WHEN "
	}
	return " THEN "
}

func (g grammar) otherwise() string {
	if g.scalar {
		return " THEN 1 ELSE 0 END ELSE 0 END = 1)"
	}
	return " ELSE " + falseLiteral + " END"
}

// Counted returns a statement whose count of rows decides. On SQL Server a session can be told to
// count none, also by something else than this program.
func Counted(d Target, query string) string { return grammarOf(d.Profile()).counts + query }

// Limit returns what follows SELECT and what ends the query for n rows of it.
func Limit(d Target, n int) (first, limit string) {
	g := grammarOf(d.Profile())
	return g.First(n), g.Limit(n)
}
