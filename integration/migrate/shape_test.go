package migrate_test

import (
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestShapes(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		open := labs()[l.name]
		for _, s := range shapes() {
			if len(s.only) > 0 && !contains(s.only, l.p) {
				continue
			}
			t.Run(s.name, func(t *testing.T) {
				t.Parallel()
				shape := open(t)
				shape.name = l.name
				testShape(t, shape, s)
			})
		}
	})
}

func contains(list []engine.Profile, p engine.Profile) bool {
	for _, x := range list {
		if x == p {
			return true
		}
	}
	return false
}

func testShape(t *testing.T, l *lab, s shape) {
	if s.form != "" {
		l.id = s.form
		l.lit = textLiteral
	}
	r := rand.New(rand.NewPCG(11, 12))
	ids := make([]sqltype.UUID, 200)
	for i := range ids {
		ids[i] = newV1(r)
	}
	for _, q := range s.schema {
		l.exec(t, q)
	}
	for i := range shapeRows {
		for _, q := range s.row(i) {
			l.exec(t, idSlot.ReplaceAllStringFunc(q, func(m string) string {
				var n int
				fmt.Sscanf(m, "{%d}", &n)
				return l.lit(ids[n])
			}))
		}
	}
	dump := func() (out []string) {
		for _, q := range s.query {
			out = append(out, q)
			out = append(out, l.dump(t, hexSlot.ReplaceAllStringFunc(q, func(m string) string { return l.hexOf(m[3 : len(m)-1]) }))...)
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
	where := []string{"--database", l.url, "--column", s.column}
	args := append(slices.Clone(where), "--chunk-rows", "7", "--yes")
	verify := func(when string) {
		t.Helper()
		got := run(t, append([]string{"migrate", "verify"}, where...)...)
		if got.code != 0 {
			t.Fatalf("verify %s: exit %d\n%s%s", when, got.code, got.out, got.err)
		}
		if strings.Contains(when, "v1-to-v6") == strings.Contains(got.out, "of version 1") && changed > 0 {
			t.Errorf("verify %s:\n%s", when, got.out)
		}
	}
	got := run(t, slices.Concat([]string{"migrate", "v1-to-v6"}, args, s.flags)...)
	for name, why := range s.refused {
		if l.p != engine.PostgreSQL && l.p != engine.SQLite && l.is(t, name) {
			wantError(t, got, 3, why)
			same(t, "after the refusal", dump(), before)
			return
		}
	}
	if got.code != 0 {
		t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
	}
	same(t, "after v1-to-v6", dump(), want)
	if n := strings.Count(got.out, " of version 1") + strings.Count(got.out, "no rows"); n < s.class {
		t.Errorf("the plan lists %d columns, want %d:\n%s", n, s.class, got.out)
	}
	verify("after v1-to-v6")
	if changed == 0 {
		return
	}
	mustRun(t, append([]string{"migrate", "undo"}, args...)...)
	same(t, "after undo", dump(), before)
	verify("after undo")
	if l.p != engine.MySQL || l.name == "MySQL" { // TiDB and Dolt differ in what a copy can do
		copyShape(t, l, s, args, dump, before, want, verify)
	}
}

// copyShape rewrites a shape by a copy, and takes that back.
func copyShape(t *testing.T, l *lab, s shape, args []string, dump func() []string, before, want []string, verify func(string)) {
	t.Helper()
	schema := schemaOf(t, l)
	got := run(t, slices.Concat([]string{"migrate", "v1-to-v6", "--strategy", "copy"}, args, s.flags)...)
	if why := s.copyRefused[l.name]; why != "" {
		wantError(t, got, 3, "a copy would lose or break this", why)
		same(t, "after the refusal of a copy", dump(), before)
		same(t, "schema after the refusal of a copy", schemaOf(t, l), schema)
		return
	}
	if got.code != 0 {
		t.Fatalf("copy: exit %d\n%s%s", got.code, got.out, got.err)
	}
	same(t, "after a copy", dump(), want)
	verify("after v1-to-v6 by a copy")
	mustRun(t, append([]string{"migrate", "undo"}, args...)...)
	same(t, "after the undo of a copy", dump(), before)
	same(t, "schema after the undo of a copy", schemaOf(t, l), schema)
	verify("after the undo of a copy")
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
