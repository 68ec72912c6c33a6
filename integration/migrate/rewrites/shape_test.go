package rewrites_test

import (
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestShapes(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		for _, s := range shapes() {
			if len(s.only) > 0 && !slices.Contains(s.only, l.Profile) {
				continue
			}
			t.Run(s.name, func(t *testing.T) {
				if l.Name != "SQLite" && dbtest.Daily(s.name, 2) != 0 {
					dbtest.AtNight(t)
				}
				t.Parallel()
				testShape(t, l.Another(t), s)
			})
		}
	})
}

func testShape(t *testing.T, l *lab.Lab, s shape) {
	if s.form != "" {
		l.ID = s.form
		l.Lit = lab.TextLiteral
	}
	r := rand.New(rand.NewPCG(11, 12))
	ids := make([]sqltype.UUID, 200)
	for i := range ids {
		ids[i] = lab.NewV1(r)
	}
	for _, q := range s.schema {
		l.Exec(t, q)
	}
	for i := range shapeRows {
		for _, q := range s.row(i) {
			l.Exec(t, idSlot.ReplaceAllStringFunc(q, func(m string) string {
				var n int
				fmt.Sscanf(m, "{%d}", &n)
				return l.Lit(ids[n])
			}))
		}
	}
	dump := func() (out []string) {
		for _, q := range s.query {
			out = append(out, q)
			out = append(out, l.Dump(t, hexSlot.ReplaceAllStringFunc(q, func(m string) string { return l.HexOf(m[3 : len(m)-1]) }))...)
		}
		return out
	}
	before := dump()
	want := make([]string, len(before))
	changed := 0
	for i, line := range before {
		want[i] = idDigits.ReplaceAllStringFunc(line, func(m string) string {
			changed++
			return imageOf(t, m)
		})
	}
	if rows := s.row(0); changed == 0 && len(rows) > 0 {
		t.Fatal("the shape has no ids")
	}
	where := []string{"--database", l.URL, "--column", s.column}
	args := append(slices.Clone(where), "--chunk-rows", "7", "--yes")
	verify := func(when string) {
		t.Helper()
		got := lab.Run(t, append([]string{"migrate", "verify"}, where...)...)
		if got.Code != 0 {
			t.Fatalf("verify %s: exit %d\n%s%s", when, got.Code, got.Out, got.Err)
		}
		if strings.Contains(when, "v1-to-v6") == strings.Contains(got.Out, "of version 1") && changed > 0 {
			t.Errorf("verify %s:\n%s", when, got.Out)
		}
	}
	got := lab.Run(t, slices.Concat([]string{"migrate", "v1-to-v6"}, args, s.flags)...)
	for name, why := range s.refused {
		if l.Profile != engine.PostgreSQL && l.Profile != engine.SQLite && l.Is(t, name) {
			lab.WantError(t, got, 3, why)
			lab.Same(t, "after the refusal", dump(), before)
			return
		}
	}
	if got.Code != 0 {
		t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
	}
	lab.Same(t, "after v1-to-v6", dump(), want)
	if n := strings.Count(got.Out, " of version 1") + strings.Count(got.Out, "no rows"); n < s.class {
		t.Errorf("the plan lists %d columns, want %d:\n%s", n, s.class, got.Out)
	}
	verify("after v1-to-v6")
	if changed == 0 {
		return
	}
	lab.MustRun(t, append([]string{"migrate", "undo"}, args...)...)
	lab.Same(t, "after undo", dump(), before)
	verify("after undo")
	if l.HasTwins() {
		twinsOfShape(t, l, s, args, dump, before, want)
	}
}

// twinsOfShape rewrites a shape by twins, there and back, and takes that back.
func twinsOfShape(t *testing.T, l *lab.Lab, s shape, args []string, dump func() []string, before, want []string) {
	t.Helper()
	schema := l.Schema(t)
	got := lab.Run(t, slices.Concat([]string{"migrate", "v1-to-v6", "--twins", "--allow-triggers"}, args, s.flags)...)
	if why := s.twinsRefused[l.Name]; why != "" {
		lab.WantError(t, got, 3, why)
		lab.Same(t, "after the refusal of twins", dump(), before)
		lab.Same(t, "schema after the refusal of twins", l.Schema(t), schema)
		return
	}
	if got.Code != 0 {
		t.Fatalf("twins: exit %d\n%s%s", got.Code, got.Out, got.Err)
	}
	cutover := []string{"migrate", "cutover", "--database", l.URL, "--column", s.column, "--yes", "--ignore-sessions"}
	lab.MustRun(t, cutover...)
	lab.Same(t, "after a cut-over", dump(), want)
	lab.MustRun(t, append(cutover, "--back")...)
	lab.Same(t, "after the cut-over back", dump(), before)
	lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--column", s.column, "--yes")
	lab.Same(t, "after the undo of twins", dump(), before)
	lab.Same(t, "schema after the undo of twins", withoutTraces(l.Schema(t)), withoutTraces(schema))
}

// withoutTraces leaves out what an undo leaves: the gate, and the numbers of dropped columns.
func withoutTraces(rows []string) []string {
	return slices.DeleteFunc(slices.Clone(rows), func(r string) bool {
		return strings.Contains(r, "pg.dropped") || strings.Contains(r, "sqluuid_gate")
	})
}

// imageOf turns an id in text into its version 6, in the same form and case.
func imageOf(t *testing.T, s string) string {
	t.Helper()
	b, err := hex.DecodeString(strings.ReplaceAll(s, "-", ""))
	if err != nil {
		t.Fatal(err)
	}
	six, err := sqltype.UUID(b).V6()
	if err != nil {
		t.Fatal(err)
	}
	out := six.String()
	if !strings.Contains(s, "-") {
		out = strings.ReplaceAll(out, "-", "")
	}
	if s == strings.ToUpper(s) && s != strings.ToLower(s) {
		out = strings.ToUpper(out)
	}
	return out
}
