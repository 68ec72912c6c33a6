package rewrites_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A rewriteCase is one rewrite with the ids that it is for.
type rewriteCase struct {
	rw    migrate.Rewrite
	flags []string // after the command's name
	make  func(r *rand.Rand) sqltype.UUID
	text  bool // it makes sense for columns of text
	typed bool // it makes sense for columns of a UUID type
	kill  bool // to be tried with kills
}

// anyOf makes an id of a version that people have.
func anyOf(r *rand.Rand) sqltype.UUID {
	switch r.IntN(4) {
	case 0:
		return lab.NewV1(r)
	case 1:
		six, _ := lab.NewV1(r).V6()
		return six
	case 2:
		return lab.NewOf(r, 7)
	}
	return lab.NewOf(r, 4)
}

// googleV6 makes an id as google/uuid does.
func googleV6(r *rand.Rand) sqltype.UUID {
	six, _ := lab.NewV1(r).V6()
	var ticks [8]byte
	binary.BigEndian.PutUint64(ticks[:], binary.BigEndian.Uint64(six[:8])>>4)
	copy(six[:6], ticks[:6])
	return six
}

func comb(r *rand.Rand, at int) sqltype.UUID {
	id := lab.NewOf(r, 4)
	var ms [8]byte
	binary.BigEndian.PutUint64(ms[:], 1_500_000_000_000+r.Uint64N(200_000_000_000))
	copy(id[at:], ms[2:])
	return id
}

// draftV7 makes ids of Peabody's draft in a layout.
func draftV7(l peabody.V7Layout) func(r *rand.Rand) sqltype.UUID {
	return func(r *rand.Rand) sqltype.UUID {
		at := time.Unix(1_600_000_000+r.Int64N(100_000_000), r.Int64N(1e9)).Truncate(l.Unit)
		id, err := l.Encode(at, r.Uint64N(1<<l.SeqBits), peabody.Node{Low: 1 + r.Uint64N(1<<39)})
		if err != nil {
			panic(err)
		}
		return id
	}
}

// ininID makes stored bytes of ININ's sequential UUIDs with an octet 8.
func ininID(r *rand.Rand, octet8 byte) sqltype.UUID {
	id := lab.NewOf(r, 4)
	id[7], id[8] = 0xd0, octet8|id[8]&0x0f
	return id
}

// rfcV7 makes version 7 ids of RFC 9562.
func rfcV7(t *testing.T, r *rand.Rand) sqltype.UUID {
	t.Helper()
	id, err := lab.Rewrite("draft-v7-to-v7").Apply(draftV7(peabody.Millisecond())(r))
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func rewriteCases(t *testing.T) []rewriteCase {
	t.Helper()
	six := func(r *rand.Rand) sqltype.UUID { u, _ := lab.NewV1(r).V6(); return u }
	in := func(l codec.Layout, f func(*rand.Rand) sqltype.UUID) func(*rand.Rand) sqltype.UUID {
		return func(r *rand.Rand) sqltype.UUID { return l.Encode(f(r)) }
	}
	return []rewriteCase{
		{rw: lab.Rewrite("swapped-to-v6"), make: in(codec.TimeSwapped, lab.NewV1), kill: true},
		{rw: lab.Rewrite("v6-to-swapped"), make: six},
		{rw: lab.Rewrite("swapped-to-network"), make: in(codec.TimeSwapped, anyOf), kill: true},
		{rw: lab.Rewrite("network-to-swapped"), make: anyOf},
		{rw: lab.Rewrite("mixed-to-network"), make: in(codec.MixedEndian, anyOf)},
		{rw: lab.Rewrite("network-to-mixed"), make: anyOf, kill: true},
		{rw: lab.Rewrite("inin-dbms0-to-dbms1"), make: func(r *rand.Rand) sqltype.UUID { return ininID(r, 0x80) }, kill: true},
		{rw: lab.Rewrite("inin-dbms1-to-dbms0"), make: func(r *rand.Rand) sqltype.UUID { return ininID(r, 0x90) }},
		{rw: lab.Rewrite("draft-v7-to-v7"), make: draftV7(peabody.Millisecond()), kill: true, typed: true},
		{rw: lab.Rewrite("v7-to-draft-v7"), make: func(r *rand.Rand) sqltype.UUID { return rfcV7(t, r) }, typed: true},
		{rw: lab.Rewrite("newsequentialid-to-v6"), make: in(codec.MixedEndian, lab.NewV1), text: true},
		{rw: lab.Rewrite("google-v6-repair"), make: googleV6, text: true},
		{rw: lab.Rewrite("comb-to-v7/time-first"), flags: []string{"--layout", "time-first"}, make: func(r *rand.Rand) sqltype.UUID { return comb(r, 0) }, text: true},
		{rw: lab.Rewrite("comb-to-v7/time-last"), flags: []string{"--layout", "time-last"}, make: func(r *rand.Rand) sqltype.UUID { return comb(r, 10) }, text: true},
	}
}

// verb is the command of the rewrite with its flags.
func (c rewriteCase) args(flags ...string) []string {
	name, _, _ := strings.Cut(c.rw.String(), "/")
	return lab.Args(name, append(flags, c.flags...)...)
}

// ids are rows ids for the rewrite; with others there are random values among
// them, the nil and the max UUID, and one that swapping leaves as it is.
func (c rewriteCase) ids(rows int, others bool) []sqltype.UUID {
	r := rand.New(rand.NewPCG(21, uint64(rows)))
	out := make([]sqltype.UUID, rows)
	for i := range out {
		out[i] = c.make(r)
		if others && i%5 == 3 {
			binary.BigEndian.PutUint64(out[i][:8], r.Uint64())
			binary.BigEndian.PutUint64(out[i][8:], r.Uint64())
		}
	}
	if others {
		out[4], out[9] = sqltype.Nil(), sqltype.Max()
		out[14] = sqltype.MustParse("11111111-1111-1111-9111-111111111111")
	}
	return out
}

// Every rewrite on every engine: what the engine makes of random values is what
// the library makes of them, a killed run goes on, and undo restores every byte. By day a server
// makes some of them.
func TestRewrites(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		for _, c := range rewriteCases(t) {
			t.Run(c.rw.String(), func(t *testing.T) {
				if l.Name != "SQLite" && dbtest.Daily(c.rw.String(), 3) != 0 {
					dbtest.AtNight(t)
				}
				l := l.Another(t)
				s := lab.NewShopOf(t, l, c.ids(200, true))
				before, want := s.Snapshot(t), s.ExpectedOf(c.rw.Apply)

				got := lab.Run(t, c.args(l.InChunks()...)...)
				lab.WantError(t, got, 3, "nil UUID", "--on-mismatch=skip")
				s.Check(t, "after the refusal", before)

				rows := "100"
				if c.kill {
					rows = "9"
				}
				args := c.args("--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", rows, "--on-mismatch=skip")
				if c.kill && !lab.KillAfter(t, 5, 0, args...) {
					t.Fatal("the run was not killed in the middle")
				}
				if o := s.Orphans(t); o != "0" {
					t.Fatalf("after the kill: %s orphans", o)
				}
				lab.MustRun(t, args...)
				s.Check(t, "after the rewrite", want)
				lab.MustRun(t, args...)
				s.Check(t, "after a second run", want)

				undo := lab.Args("undo", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", rows)
				if c.kill && !lab.KillAfter(t, 5, 0, undo...) {
					t.Fatal("the undo was not killed in the middle")
				}
				lab.MustRun(t, undo...)
				s.Check(t, "after undo", before)
			})
		}
	})
}

// The rewrites that go by values work on other forms too, and those of bare bytes
// are refused there.
func TestRewritesOfOtherForms(t *testing.T) {
	bytea := func(u sqltype.UUID) string { return fmt.Sprintf("decode('%x','hex')", u[:]) }
	for _, tt := range []struct {
		server, id string
		lit        func(sqltype.UUID) string
		hex        string
		bare       bool
	}{
		{"PostgreSQL", "text", lab.TextLiteral, "replace({c},'-','')", false},
		{"PostgreSQL", "bytea", bytea, "encode({c},'hex')", true},
		{"MariaDB", "char(36) CHARACTER SET ascii", lab.TextLiteral, "REPLACE({c},'-','')", false},
		{"MySQL", "char(36) CHARACTER SET ascii", lab.TextLiteral, "REPLACE({c},'-','')", false},
		{"MariaDB", "uuid", lab.TextLiteral, "REPLACE({c},'-','')", false},
		{"SQLite", "text", lab.TextLiteral, "replace({c},'-','')", false},
	} {
		t.Run(tt.server+" "+tt.id, func(t *testing.T) {
			for _, c := range rewriteCases(t) {
				fits := c.text || tt.bare || c.typed && tt.id == "uuid"
				if !fits && c.rw != lab.Rewrite("swapped-to-network") {
					continue
				}
				t.Run(c.rw.String(), func(t *testing.T) {
					if tt.server != "SQLite" && dbtest.Daily(tt.id+c.rw.String(), 3) != 0 {
						dbtest.AtNight(t)
					}
					l := lab.Open(t, tt.server)
					l.Name, l.ID, l.Lit, l.Hex = tt.server, tt.id, tt.lit, tt.hex
					if strings.HasPrefix(tt.hex, "encode") || l.Profile == engine.SQLite {
						l.Hex = "CASE WHEN {c} IS NOT NULL THEN " + tt.hex + " END"
					}
					if !fits {
						c.make = lab.NewV1 // which any type takes
					}
					s := lab.NewShopOf(t, l, c.ids(60, tt.id != "uuid"))
					before := s.Snapshot(t)
					flags := l.InChunks("--on-mismatch=skip")
					if !fits {
						lab.WantError(t, lab.Run(t, c.args(flags...)...), 3, "bare bytes", "orders.id")
						s.Check(t, "after the refusal", before)
						return
					}
					lab.MustRun(t, c.args(flags...)...)
					s.Check(t, "after the rewrite", s.ExpectedOf(c.rw.Apply))
					lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
					s.Check(t, "after undo", before)
				})
			}
		})
	}
}

// What a rewrite by a list does about ids that come after it, and about being
// asked twice.
func TestARewriteByAList(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		c := rewriteCase{rw: lab.Rewrite("swapped-to-network"), make: func(r *rand.Rand) sqltype.UUID { return codec.TimeSwapped.Encode(lab.NewOf(r, 4)) }}
		s := lab.NewShopOf(t, l, c.ids(100, false))
		before, done := s.Snapshot(t), s.ExpectedOf(c.rw.Apply)
		lab.MustRun(t, c.args(l.InChunks()...)...)

		late := lab.NewOf(rand.New(rand.NewPCG(3, 3)), 4)
		s.AddOrder(t, 100_000, late)
		got := lab.MustRun(t, c.args(l.InChunks()...)...)
		if !strings.Contains(got.Out, late.String()) || !strings.Contains(got.Out, "left as they are") {
			t.Errorf("the late id is not named:\n%s", got.Out)
		}
		lateRows := func(h map[string][]string, u sqltype.UUID) map[string][]string {
			return map[string][]string{
				"orders":    append(append([]string{}, h["orders"]...), fmt.Sprintf("100000|1|late|%x", u[:])),
				"payments":  append(append([]string{}, h["payments"]...), fmt.Sprintf("100000|%x", u[:])),
				"items":     h["items"],
				"shipments": h["shipments"],
			}
		}
		wantAll := func(what string, want map[string][]string) {
			t.Helper()
			got := s.Snapshot(t)
			for table := range want {
				lab.Same(t, what+": "+table, got[table], want[table])
			}
		}
		wantAll("after a second run", lateRows(done, late))

		lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks()...)...), 3, late.String(), "--include-new")
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks("--created-before", "2026-01-01")...)...), 3, "--include-new")
		wantAll("after the refusals", lateRows(done, late))
		lab.MustRun(t, lab.Args("undo", l.InChunks("--include-new")...)...)
		wantAll("after the undo", lateRows(before, sqltype.UUID(codec.TimeSwapped.Encode(late))))

		// What has been rewritten cannot be rewritten again by another list.
		l.Exec(t, "DELETE FROM payments WHERE n = 100000")
		l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		lab.MustRun(t, c.args(l.InChunks()...)...)
		l.Exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		lab.WantError(t, lab.Run(t, c.args(l.InChunks()...)...), 3, "under another schema", "undo it first")
		s.Check(t, "after the refusal", done)
	})
}

// A column whose ids are all in network order is not swapped, and ids of which
// one is another's image are refused.
func TestARewriteByAListThatIsImplausible(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		var ids []sqltype.UUID
		for r := rand.New(rand.NewPCG(5, 5)); len(ids) < 40; {
			// In either order a version from 1 to 8.
			if u := lab.NewOf(r, 4); u[0]>>4 >= 1 && u[0]>>4 <= 8 {
				ids = append(ids, u)
			}
		}
		s := lab.NewShopOf(t, l, ids)
		before := s.Snapshot(t)
		lab.WantError(t, lab.Run(t, lab.Args("swapped-to-network", l.InChunks()...)...), 3, "done already")
		s.Check(t, "after the refusal", before)

		l.Exec(t, "CREATE TABLE pair (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "INSERT INTO pair VALUES ("+l.Lit(ids[0])+"), ("+l.Lit(codec.TimeSwapped.Decode(ids[0]))+")")
		lab.WantError(t, lab.Run(t, lab.Args("swapped-to-network", "--database", l.URL, "--column", "pair.id", "--yes", "--on-mismatch=skip")...), 3, "two ids would be one")
	})
}

// What plan says of two rewrites in one pass is what the command of the first then
// does, and no other than it.
func TestPlanComposesRewrites(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 50, false)
		args := func(list ...string) []string {
			return append(list, "--database", l.URL, "--column", "orders.id", "--then", "v1-to-v6")
		}
		before := l.Tables(t)
		r := lab.MustRun(t, args("migrate", "plan", "binary-to-text")...)
		if !regexp.MustCompile(`\nPlan: binary-to-text\+v1-to-v6 of \S*orders\.id on `).MatchString(r.Out) {
			t.Errorf("the plan is\n%s", r.Out)
		}
		lab.Same(t, "the tables after the plan", l.Tables(t), before)
		dry := lab.MustRun(t, args("migrate", "binary-to-text", "--dry-run")...)
		if head := strings.Join(strings.Split(dry.Out, "\n")[:8], "\n"); !strings.HasPrefix(r.Out, head) {
			t.Errorf("the plan is\n%s\nand the command would do\n%s", r.Out, dry.Out)
		}
		if r := lab.MustRun(t, args("migrate", "plan", "binary-to-text", "--json")...); !strings.Contains(r.Out, `"rewrite":"binary-to-text+v1-to-v6"`) {
			t.Errorf("as JSON it is %s", r.Out)
		}
		for _, next := range []string{"text-to-binary", "no-such", "comb-to-v7"} {
			if r := lab.Run(t, "migrate", "plan", "binary-to-text", "--database", l.URL, "--column", "orders.id", "--then", next); r.Code != 2 {
				t.Errorf("--then %s: exit %d, %s", next, r.Code, r.Err)
			}
		}
		if r := lab.Run(t, args("migrate", "plan", "v6-to-v1")...); r.Code != 2 || !strings.Contains(r.Err, "--then is for text-to-binary") {
			t.Errorf("--then after a rewrite that changes no type: exit %d, %s", r.Code, r.Err)
		}
	})
}

// ININ's ids are counted by their version, and carry no time that an undo could go by.
func TestININIDs(t *testing.T) {
	l := lab.Open(t, "SQLite")
	c := rewriteCase{rw: lab.Rewrite("inin-dbms0-to-dbms1"), make: func(r *rand.Rand) sqltype.UUID { return ininID(r, 0x80) }}
	s := lab.NewShopOf(t, l, c.ids(40, false))
	got := lab.MustRun(t, c.args(l.InChunks()...)...)
	if !strings.Contains(got.Out, "main.orders.id: 40 of version 13") {
		t.Errorf("the report is\n%s", got.Out)
	}
	lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks("--created-before", "2026-01-01")...)...), 3, "carry no time")
	s.Check(t, "after the refusal", s.ExpectedOf(c.rw.Apply))
}

// casesElsewhere are the cases of rewrites that are none of rewriteCases: a file, and words in
// it. No server here runs those in SQL Server's order.
var casesElsewhere = map[migrate.Rewrite][2]string{
	migrate.V1ToV6:                 {"../runs/smoke_test.go", "v1-to-v6"},
	migrate.V1ToV6.Inverse():       {"../undo/undo_test.go", "v6-to-v1"},
	migrate.TextToBinary:           {"../rebuild/rebuild_test.go", "text-to-binary"},
	migrate.TextToBinary.Inverse(): {"../rebuild/rebuild_test.go", "binary-to-text"},
	lab.Rewrite("v1-to-ordered"):   {"../../sqlserver/ids_test.go", "v1-to-ordered"},
	lab.Rewrite("ordered-to-v1"):   {"../../../migrate/rewrite_test.go", "ordered-to-v1"},
	lab.Rewrite("v6-to-ordered"):   {"../../sqlserver/ids_test.go", "v6-to-ordered"},
	lab.Rewrite("ordered-to-v6"):   {"../../../migrate/rewrite_test.go", "ordered-to-v6"},
	lab.Rewrite("v7-to-ordered"):   {"../../sqlserver/ids_test.go", "v7-to-ordered"},
	lab.Rewrite("ordered-to-v7"):   {"../../../migrate/rewrite_test.go", "ordered-to-v7"},
}

// Every rewrite has a command that does it and one that plans it, a row in the documentation,
// and a case here or in a file that names it.
func TestEveryRewriteHasACommandARowAndACase(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "..", "docs", "reference", "rewrites.md"))
	if err != nil {
		t.Fatal(err)
	}
	cases := map[migrate.Rewrite]bool{}
	for _, c := range rewriteCases(t) {
		cases[c.rw] = true
	}
	all := migrate.Rewrites()
	if len(all) < 20 {
		t.Fatalf("there are %d rewrites", len(all))
	}
	for _, rw := range all {
		name, _, _ := strings.Cut(rw.String(), "/") // the layout of COMBs is a flag
		if got := lab.Run(t, "migrate", name, "--help"); got.Code != 0 || !strings.Contains(got.Out, "migrate "+name) {
			t.Errorf("sqluuid migrate %s --help: exit %d", name, got.Code)
		}
		if got := lab.Run(t, "migrate", "plan", name); got.Code == 0 || strings.Contains(got.Err, "there is no rewrite") {
			t.Errorf("sqluuid migrate plan %s without a column: exit %d, %s", name, got.Code, got.Err)
		}
		if !strings.Contains(string(page), "`"+name+"`") {
			t.Errorf("docs/reference/rewrites.md has no row with %s", name)
		}
		if cases[rw] {
			continue
		}
		at := casesElsewhere[rw]
		text, err := os.ReadFile(filepath.FromSlash(at[0]))
		if err != nil || !strings.Contains(string(text), at[1]) {
			t.Errorf("%s has no rewriteCase, and %q does not have it (%v)", name, at[0], err)
		}
	}
}

// A CHECK that forbids the new ids is refused before anything is written, whatever the rewrite and
// the CHECK: those of images that no SQL computes were only warned of, and the run failed.
func TestARunRefusesWhatACheckForbids(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		text := l.HexOf("id")
		for i, c := range rewriteCases(t) {
			var lits, texts, tails, parents, children []string
			for n, id := range c.ids(25, false) {
				digits := fmt.Sprintf("%x", id[:])
				lits = append(lits, l.Lit(id))
				texts, tails = append(texts, "'"+digits+"'"), append(tails, "'"+digits[1:]+"'")
				parents = append(parents, fmt.Sprintf("(%s,%d)", l.Lit(id), n+1))
				children = append(children, fmt.Sprintf("(%d,%s)", n, l.Lit(id)))
			}
			plain := "id IN (" + strings.Join(lits, ",") + ")"
			kinds := []string{plain, "n > 0 AND " + plain, "n <> 1 OR lower(" + text + ") LIKE " + texts[0],
				"substr(lower(" + text + "), 2) IN (" + strings.Join(tails, ",") + ")"}
			ofParent, ofChild := "n > 0", plain // the child has each fifth
			if kind := i % (len(kinds) + 1); kind < len(kinds) {
				ofParent, ofChild = kinds[kind], "n >= 0"
			}
			l.Exec(t, fmt.Sprintf("CREATE TABLE p%[1]d (id ID! NOT NULL PRIMARY KEY, n int NOT NULL, "+
				"CONSTRAINT parent_%[1]d CHECK (%[2]s))", i, ofParent))
			l.Exec(t, fmt.Sprintf("CREATE TABLE k%[1]d (n int NOT NULL PRIMARY KEY, id ID! NOT NULL, "+
				"CONSTRAINT child_%[1]d CHECK (%[2]s), FOREIGN KEY (id) REFERENCES p%[1]d (id))", i, ofChild))
			l.Exec(t, fmt.Sprintf("INSERT INTO p%d VALUES %s", i, strings.Join(parents, ",")))
			l.Exec(t, fmt.Sprintf("INSERT INTO k%d VALUES %s", i, strings.Join(children, ",")))
			want := fmt.Sprintf("parent_%d", i)
			if ofParent == "n > 0" {
				want = fmt.Sprintf("child_%d", i)
			}
			query := fmt.Sprintf("SELECT n, %s FROM p%d ORDER BY n", text, i)
			before := l.Dump(t, query)
			got := lab.Run(t, c.args("--database", l.URL, "--column", fmt.Sprintf("p%d.id", i), "--yes")...)
			lab.WantError(t, got, 3, want, " would become", "nothing was changed")
			lab.Same(t, c.rw.String(), l.Dump(t, query), before)
		}
	})
}

// Where a few ids all look rewritten nothing tells whether they were: finish has removed the record
// of a run. They were rewritten with a warning.
func TestAFewIDsThatLookRewritten(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		both := codec.TimeSwapped.Encode(sqltype.MustParse("c2321a07-9414-11ec-b3c8-9f6bdeced846"))
		c := rewriteCase{rw: lab.Rewrite("swapped-to-network")}
		s := lab.NewShopOf(t, l, []sqltype.UUID{both})
		before, want := s.Snapshot(t), s.ExpectedOf(c.rw.Apply)
		lab.WantError(t, lab.Run(t, c.args(l.InChunks()...)...), 3, "ids of orders.id look as if",
			"a few by chance", "--on-mismatch=rewrite")
		s.Check(t, "after the refusal", before)
		lab.MustRun(t, c.args(l.InChunks("--on-mismatch=skip,rewrite")...)...)
		s.Check(t, "after the rewrite", want)
		lab.MustRun(t, lab.Args("finish", l.Yes()...)...)
		lab.WantError(t, lab.Run(t, c.args(l.InChunks("--on-mismatch=skip")...)...), 3,
			"look as if", "--on-mismatch=rewrite")
		s.Check(t, "after it was repeated", want)
	})
}

// The ids of half a minute may look in both orders as if they had been rewritten. There was no
// way on for them.
func TestIDsOfOneBurstCanBeRewritten(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		var ids []sqltype.UUID
		for n := range 30 {
			ids = append(ids, codec.TimeSwapped.Encode(sqltype.MustParse(fmt.Sprintf("c2321a%02x-9414-11ec-b3c8-9f6bdeced846", n))))
		}
		c := rewriteCase{rw: lab.Rewrite("swapped-to-network")}
		s := lab.NewShopOf(t, l, ids)
		before, want := s.Snapshot(t), s.ExpectedOf(c.rw.Apply)
		for _, skip := range []string{"--on-mismatch=fail", "--on-mismatch=skip"} {
			lab.WantError(t, lab.Run(t, c.args(l.InChunks(skip)...)...), 3, "look as if swapped-to-network had been done already", "--on-mismatch=rewrite")
		}
		s.Check(t, "after the refusals", before)
		got := lab.MustRun(t, c.args(l.InChunks("--on-mismatch=rewrite")...)...)
		if !strings.Contains(got.Out, "rewritten all the same") {
			t.Errorf("it does not warn: %s", got.Out)
		}
		s.Check(t, "after the rewrite", want)
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		s.Check(t, "after undo", before)
	})
}

// An undo with --include-new left ids that the rewrite cannot have made as they were, without a
// word, and turned those beside them.
func TestAnUndoTurnsNoIDsOfAnotherOrder(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		c := rewriteCase{rw: lab.Rewrite("network-to-swapped"), make: anyOf}
		s := lab.NewShopOf(t, l, c.ids(40, false))
		before := s.Snapshot(t)
		lab.MustRun(t, c.args(l.InChunks()...)...)
		done := s.Snapshot(t)
		s.AddOrder(t, 100_000, sqltype.MustParse("9f2aab00-9414-41ec-b3c8-9f6bdeced846"))
		s.AddOrder(t, 100_001, sqltype.MustParse("1f2aab00-9414-41ec-b3c8-9f6bdeced846"))
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks("--include-new")...)...), 3, "1 ids of", "9f2aab00-9414-41ec-b3c8-9f6bdeced846", "remove or correct them")
		l.Exec(t, "DELETE FROM payments WHERE n >= 100000")
		l.Exec(t, "DELETE FROM orders WHERE n >= 100000")
		s.Check(t, "after the refusal", done)
		lab.MustRun(t, lab.Args("undo", l.InChunks("--include-new")...)...)
		s.Check(t, "after the undo", before)
	})
}
