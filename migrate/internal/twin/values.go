package twin

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// Counting is how an engine writes what a plan counts of a column {c}.
type Counting struct {
	Text   string // the value as text
	Exact  string // the value, where any two differ that the column may take for equal
	Length string // of a text, in characters
	Plain  string // a text is as programs send it: 36 characters in lower case
	Equals string // the value is the literal {v}, which is never NULL
	Sought string // the value, to look for in a key as a foreign key does

	Literal func(text string) string // nil: as the standard has it
}

// IsOf is a condition of a row that is never NULL: that the row is of an arm. The text in row
// stands in front of its columns.
func IsOf(d Reader, row string, a Arm) string {
	if a.Column == "" {
		return "TRUE"
	}
	e, v := d.Counting(), "'"+strings.ReplaceAll(a.Value, "'", "''")+"'"
	if e.Literal != nil {
		v = e.Literal(a.Value)
	}
	c := row + sqlgen.NewBuilder(d.Profile()).Q(a.Column)
	return strings.NewReplacer("{c}", c, "{v}", v).Replace(e.Equals)
}

// CountStrays counts the rows of an arm of a column that is no root whose key another one has not.
// The columns that a row lacks are NULL.
func CountStrays(ctx context.Context, q dialect.Querier, d Reader, t Table, x Twin, a Arm,
	in sqlgen.ColumnRef, lacks ...string) (n int64, err error) {
	w := dialect.NewScript(ctx, q, d)
	c, isNull := "c."+w.Q(x.Name), ""
	for _, name := range lacks {
		isNull += " AND c." + w.Q(name) + " IS NULL"
	}
	w.Scan("SELECT COUNT(*) FROM "+w.Table(t.Ref)+" c WHERE "+c+" IS NOT NULL AND "+IsOf(d, "c.", a)+
		isNull+" AND NOT EXISTS (SELECT 1 FROM "+w.Table(in.Ref)+" k WHERE k."+w.Q(in.Name)+" = "+
		of(d.Counting().Sought, c)+")", nil, &n)
	return n, w.Err
}

// CountUnnamed counts the rows with a key that are of no arm, and has the discriminator of one.
func CountUnnamed(ctx context.Context, q dialect.Querier, d Reader, t Table, x Twin) (n int64,
	example string, err error) {
	w := dialect.NewScript(ctx, q, d)
	var arms []string
	for _, a := range x.Draw.Arms {
		arms = append(arms, IsOf(d, "c.", a))
	}
	by := of(d.Counting().Text, "c."+w.Q(x.Draw.Arms[0].Column))
	w.Scan("SELECT COUNT(*), COALESCE(MIN("+by+"), 'NULL') FROM "+w.Table(t.Ref)+" c WHERE c."+
		w.Q(x.Name)+" IS NOT NULL AND NOT ("+strings.Join(arms, " OR ")+")", nil, &n, &example)
	return n, example, w.Err
}

// SampledRows is how many rows of a table a sample reads.
const SampledRows = 200

// ReadSample counts what some of the first rows of a table hold. Of each twin it takes Name, T, and
// what Old reads.
func ReadSample(ctx context.Context, q dialect.Querier, d Reader, t sqlgen.Ref, columns []Twin) (
	out []Sample, err error) {
	for some := range slices.Chunk(columns, 200) { // PostgreSQL has a limit of 1,664 expressions
		list, err := readSample(ctx, q, d, t, some)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return out, nil
}

func readSample(ctx context.Context, q dialect.Querier, d Reader, t sqlgen.Ref, columns []Twin) (
	[]Sample, error) {
	w, out := dialect.NewScript(ctx, q, d), make([]Sample, len(columns))
	var names, counts []string
	var dest []any
	for i, x := range columns {
		c := w.Q(x.Name)
		moves := x.Old.Reads.Shape(c)
		if x.T != transform.Same {
			moves = x.Old.Reads.Match(c, x.T.From())
		}
		names = append(names, c)
		counts = append(counts, "COUNT("+c+")", total(x.Old.Reads.Shape(c)), total(moves))
		dest = append(dest, &out[i].Values, &out[i].IDs, &out[i].Moves)
	}
	w.Scan(fmt.Sprintf("SELECT %s FROM (SELECT %s FROM %s LIMIT %d) x", strings.Join(counts, ", "),
		strings.Join(names, ", "), w.Table(t), SampledRows), nil, dest...)
	if w.Err != nil {
		kind := d.Kind(w.Err)
		if kind != dialect.KindPrivilege && kind != dialect.KindPolicy {
			return nil, w.Err
		}
		for i := range out {
			out[i] = Sample{IsHidden: true}
		}
		return out, nil
	}
	return out, nil
}

// total counts the rows for which a predicate holds.
func total(predicate string) string { return "COUNT(CASE WHEN " + predicate + " THEN 1 END)" }

// CountValues counts what the columns of a table hold that programs know.
func CountValues(ctx context.Context, q dialect.Querier, d Reader, s *Scope, t Table) (out []Values,
	err error) {
	for some := range slices.Chunk(t.Twins, 100) {
		t.Twins = some
		list, err := countValues(ctx, q, d, s, t)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return out, nil
}

func countValues(ctx context.Context, q dialect.Querier, d Reader, s *Scope, t Table) ([]Values,
	error) {
	w, e := dialect.NewScript(ctx, q, d), d.Counting()
	out, euids, rows := make([]Values, len(t.Twins)), make([]int64, len(t.Twins)), int64(0)
	counts, dest := []string{"COUNT(*)"}, []any{&rows}
	for i, x := range t.Twins {
		v, c, reads := &out[i], w.Q(x.Name), s.reads(x)
		misfit := "NOT " + reads.Shape(c)
		if !s.Switched && x.Draw == nil && x.New.Reads.HoldsFunc != nil {
			misfit = "(" + misfit + " OR " + x.Image(c) + " IS NULL)"
		}
		misfit = c + " IS NOT NULL AND " + misfit
		plain, digits, braces, euid, others := c+" IS NOT NULL", "FALSE", "FALSE", "FALSE", "FALSE"
		if x.T != transform.Same {
			others = c + " IS NOT NULL AND " + reads.Shape(c) + " AND NOT " + reads.Match(c, x.T.From())
		}
		if reads.IsText() {
			length := of(e.Length, c) + " = "
			plain, digits, braces, euid = of(e.Plain, c), length+"32", length+"38", length+"27"
		}
		counts = append(counts, total(c+" IS NULL"), total(misfit), "COALESCE(MIN(CASE WHEN "+misfit+
			" THEN "+of(e.Text, c)+" END), '')", total(plain), total(digits), total(braces), total(euid),
			total(others))
		dest = append(dest, &v.Null, &v.Misfits, &v.Example, &v.Plain, &v.Digits, &v.Braced, &euids[i],
			&v.Others)
	}
	w.Scan("SELECT "+strings.Join(counts, ", ")+" FROM "+w.Table(t.Ref), nil, dest...)
	for i, x := range t.Twins {
		if out[i].Rows = rows; euids[i] == 0 {
			continue
		}
		c, reads := w.Q(x.Name), s.reads(x) // no server computes the check of an EUID
		for _, text := range w.List("SELECT " + of(e.Text, c) + " FROM " + w.Table(t.Ref) + " WHERE " +
			of(e.Length, c) + " = 27 AND " + reads.Shape(c)) {
			if _, ok := reads.Decode([]byte(text)); !ok {
				out[i].Misfits, out[i].Example = out[i].Misfits+1, text
			}
		}
	}
	return out, w.Err
}

// of writes a pattern for a column.
func of(pattern, c string) string { return strings.ReplaceAll(pattern, "{c}", c) }

// reads is how the column of a twin is read that programs know.
func (s *Scope) reads(x Twin) *sqlgen.Form {
	if s.Switched {
		return x.New.Reads
	}
	return x.Old.Reads
}

// FindTwice finds two values of a column that become one, "" if there are none. A text of several
// rows, as in a part of a key, is one value.
func FindTwice(ctx context.Context, q dialect.Querier, d Reader, t Table, x Twin) (a, b string,
	err error) {
	w, e := dialect.NewScript(ctx, q, d), d.Counting()
	c := w.Q(x.Name)
	for _, p := range dialect.ListRows(w, func(p *[2]string) []any { return []any{&p[0], &p[1]} },
		"SELECT "+of(e.Text, "MIN(v)")+", "+of(e.Text, "MAX(v)")+" FROM (SELECT "+of(e.Exact, c)+
			" AS v, "+x.Image(c)+" AS i FROM "+w.Table(t.Ref)+" WHERE "+c+" IS NOT NULL) x GROUP BY i "+
			"HAVING MIN(v) <> MAX(v) LIMIT 1") {
		return p[0], p[1], nil
	}
	return "", "", w.Err
}
