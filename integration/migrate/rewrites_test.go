package migrate_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/peabody"
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
		return newV1(r)
	case 1:
		six, _ := newV1(r).V6()
		return six
	case 2:
		return newOf(r, 7)
	}
	return newOf(r, 4)
}

// googleV6 makes an id as google/uuid does.
func googleV6(r *rand.Rand) sqltype.UUID {
	six, _ := newV1(r).V6()
	var ticks [8]byte
	binary.BigEndian.PutUint64(ticks[:], binary.BigEndian.Uint64(six[:8])>>4)
	copy(six[:6], ticks[:6])
	return six
}

func comb(r *rand.Rand, at int) sqltype.UUID {
	id := newOf(r, 4)
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
	id := newOf(r, 4)
	id[7], id[8] = 0xd0, octet8|id[8]&0x0f
	return id
}

// rfcV7 makes version 7 ids of RFC 9562.
func rfcV7(t *testing.T, r *rand.Rand) sqltype.UUID {
	t.Helper()
	id, err := migrate.DraftV7ToV7.Apply(draftV7(peabody.Millisecond())(r))
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func rewriteCases(t *testing.T) []rewriteCase {
	t.Helper()
	first, err := migrate.ParseRewrite("comb-to-v7/time-first")
	if err != nil {
		t.Fatal(err)
	}
	last, err := migrate.ParseRewrite("comb-to-v7/time-last")
	if err != nil {
		t.Fatal(err)
	}
	six := func(r *rand.Rand) sqltype.UUID { u, _ := newV1(r).V6(); return u }
	in := func(l codec.Layout, f func(*rand.Rand) sqltype.UUID) func(*rand.Rand) sqltype.UUID {
		return func(r *rand.Rand) sqltype.UUID { return l.Encode(f(r)) }
	}
	return []rewriteCase{
		{rw: migrate.SwappedToV6, make: in(codec.TimeSwapped, newV1), kill: true},
		{rw: migrate.SwappedToV6.Inverse(), make: six},
		{rw: migrate.SwappedToNetwork, make: in(codec.TimeSwapped, anyOf), kill: true},
		{rw: migrate.SwappedToNetwork.Inverse(), make: anyOf},
		{rw: migrate.MixedToNetwork, make: in(codec.MixedEndian, anyOf)},
		{rw: migrate.MixedToNetwork.Inverse(), make: anyOf, kill: true},
		{rw: migrate.ININDBMS0ToDBMS1, make: func(r *rand.Rand) sqltype.UUID { return ininID(r, 0x80) }, kill: true},
		{rw: migrate.ININDBMS0ToDBMS1.Inverse(), make: func(r *rand.Rand) sqltype.UUID { return ininID(r, 0x90) }},
		{rw: migrate.DraftV7ToV7, make: draftV7(peabody.Millisecond()), kill: true, typed: true},
		{rw: migrate.DraftV7ToV7.Inverse(), make: func(r *rand.Rand) sqltype.UUID { return rfcV7(t, r) }, typed: true},
		{rw: migrate.NewSequentialIDToV6, make: in(codec.MixedEndian, newV1), text: true},
		{rw: migrate.GoogleV6Repair, make: googleV6, text: true},
		{rw: first, flags: []string{"--layout", "time-first"}, make: func(r *rand.Rand) sqltype.UUID { return comb(r, 0) }, text: true},
		{rw: last, flags: []string{"--layout", "time-last"}, make: func(r *rand.Rand) sqltype.UUID { return comb(r, 10) }, text: true},
	}
}

// verb is the command of the rewrite with its flags.
func (c rewriteCase) args(flags ...string) []string {
	name, _, _ := strings.Cut(c.rw.String(), "/")
	return migrateArgs(name, append(flags, c.flags...)...)
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
// the library makes of them, a killed run goes on, and undo restores every byte.
func TestRewrites(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		open := labs()[l.name]
		killed := 0
		for _, c := range rewriteCases(t) {
			t.Run(c.rw.String(), func(t *testing.T) {
				l := open(t)
				s := newShopOf(t, l, c.ids(200, true))
				before, want := s.snapshot(t), s.expectedOf(c.rw.Apply)

				got := run(t, c.args(flagsFor(l)...)...)
				wantError(t, got, 3, "nil UUID", "--on-mismatch=skip")
				s.check(t, "after the refusal", before)

				rows := "100"
				if c.kill {
					rows = "9"
				}
				args := c.args("--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", rows, "--on-mismatch=skip")
				if c.kill && killAfter(t, 5, time.Millisecond, args...) {
					killed++
				}
				if o := s.orphans(t); o != "0" {
					t.Fatalf("after the kill: %s orphans", o)
				}
				mustRun(t, args...)
				s.check(t, "after the rewrite", want)
				mustRun(t, args...)
				s.check(t, "after a second run", want)

				undo := migrateArgs("undo", "--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", rows)
				if c.kill && killAfter(t, 5, time.Millisecond, undo...) {
					killed++
				}
				mustRun(t, undo...)
				s.check(t, "after undo", before)
			})
		}
		if killed == 0 {
			t.Error("no run was killed in the middle")
		}
	})
}

// The rewrites that go by values work on other forms too, and those of bare bytes
// are refused there.
func TestRewritesOfOtherForms(t *testing.T) {
	bytea := func(u sqltype.UUID) string { return fmt.Sprintf("decode('%x','hex')", u[:]) }
	for _, tt := range []struct {
		lab, id string
		lit     func(sqltype.UUID) string
		hex     string
		bare    bool
	}{
		{"PostgreSQL", "text", textLiteral, "replace({c},'-','')", false},
		{"PostgreSQL", "bytea", bytea, "encode({c},'hex')", true},
		{"MariaDB", "char(36) CHARACTER SET ascii", textLiteral, "REPLACE({c},'-','')", false},
		{"MySQL", "char(36) CHARACTER SET ascii", textLiteral, "REPLACE({c},'-','')", false},
		{"MariaDB", "uuid", textLiteral, "REPLACE({c},'-','')", false},
		{"SQLite", "text", textLiteral, "replace({c},'-','')", false},
	} {
		t.Run(tt.lab+" "+tt.id, func(t *testing.T) {
			for _, c := range rewriteCases(t) {
				fits := c.text || tt.bare || c.typed && tt.id == "uuid"
				if !fits && c.rw != migrate.SwappedToNetwork {
					continue
				}
				t.Run(c.rw.String(), func(t *testing.T) {
					l := labs()[tt.lab](t)
					l.name, l.id, l.lit, l.hex = tt.lab, tt.id, tt.lit, tt.hex
					if strings.HasPrefix(tt.hex, "encode") || l.p == engine.SQLite {
						l.hex = "CASE WHEN {c} IS NOT NULL THEN " + tt.hex + " END"
					}
					if !fits {
						c.make = newV1 // which any type takes
					}
					s := newShopOf(t, l, c.ids(60, tt.id != "uuid"))
					before := s.snapshot(t)
					flags := flagsFor(l, "--on-mismatch=skip")
					if !fits {
						wantError(t, run(t, c.args(flags...)...), 3, "bare bytes", "orders.id")
						s.check(t, "after the refusal", before)
						return
					}
					mustRun(t, c.args(flags...)...)
					s.check(t, "after the rewrite", s.expectedOf(c.rw.Apply))
					mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
					s.check(t, "after undo", before)
				})
			}
		})
	}
}

// What a rewrite by a list does about ids that come after it, and about being
// asked twice.
func TestARewriteByAList(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		c := rewriteCase{rw: migrate.SwappedToNetwork, make: func(r *rand.Rand) sqltype.UUID { return codec.TimeSwapped.Encode(newOf(r, 4)) }}
		s := newShopOf(t, l, c.ids(100, false))
		before, done := s.snapshot(t), s.expectedOf(c.rw.Apply)
		mustRun(t, c.args(flagsFor(l)...)...)

		late := newOf(rand.New(rand.NewPCG(3, 3)), 4)
		s.addOrder(t, 100_000, late)
		got := mustRun(t, c.args(flagsFor(l)...)...)
		if !strings.Contains(got.out, late.String()) || !strings.Contains(got.out, "left as they are") {
			t.Errorf("the late id is not named:\n%s", got.out)
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
			got := s.snapshot(t)
			for table := range want {
				same(t, what+": "+table, got[table], want[table])
			}
		}
		wantAll("after a second run", lateRows(done, late))

		wantError(t, run(t, migrateArgs("undo", flagsFor(l)...)...), 3, late.String(), "--include-new")
		wantError(t, run(t, migrateArgs("undo", flagsFor(l, "--created-before", "2026-01-01")...)...), 3, "--include-new")
		wantAll("after the refusals", lateRows(done, late))
		mustRun(t, migrateArgs("undo", flagsFor(l, "--include-new")...)...)
		wantAll("after the undo", lateRows(before, sqltype.UUID(codec.TimeSwapped.Encode(late))))

		// What has been rewritten cannot be rewritten again by another list.
		l.exec(t, "DELETE FROM payments WHERE n = 100000")
		l.exec(t, "DELETE FROM orders WHERE n = 100000")
		mustRun(t, c.args(flagsFor(l)...)...)
		l.exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		wantError(t, run(t, c.args(flagsFor(l)...)...), 3, "under another schema", "undo it first")
		s.check(t, "after the refusal", done)
	})
}

// A command that is run again after a kill, which came when its copy was done, must not
// do it a second time. Ids whose images look like sources, and ids that are left as they
// are, hide that it was done.
func TestARewriteByAListIsNotCopiedTwice(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		c := rewriteCase{rw: migrate.MixedToNetwork, make: func(r *rand.Rand) sqltype.UUID { return codec.MixedEndian.Encode(newOf(r, 7)) }}
		s := newShopOf(t, l, append(c.ids(30, false), sqltype.Nil(), sqltype.Max()))
		before, done := s.snapshot(t), s.expectedOf(c.rw.Apply)
		flags := append(copyFlags(l), "--on-mismatch=skip")
		mustRun(t, c.args(append(flags, "--strategy", "copy")...)...)
		s.check(t, "after the copy", done)
		for _, again := range [][]string{{"--strategy", "copy"}, nil} {
			got := mustRun(t, c.args(append(flags, again...)...)...)
			if !strings.Contains(got.out, "run 1 has done it") {
				t.Errorf("the same again says\n%s", got.out)
			}
			s.check(t, "after the same again", done)
		}
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		s.check(t, "after the undo", before)
	})
}

// A column whose ids are all in network order is not swapped, and ids of which
// one is another's image are refused.
func TestARewriteByAListThatIsImplausible(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		var ids []sqltype.UUID
		for r := rand.New(rand.NewPCG(5, 5)); len(ids) < 40; {
			// In either order a version from 1 to 8.
			if u := newOf(r, 4); u[0]>>4 >= 1 && u[0]>>4 <= 8 {
				ids = append(ids, u)
			}
		}
		s := newShopOf(t, l, ids)
		before := s.snapshot(t)
		wantError(t, run(t, migrateArgs("swapped-to-network", flagsFor(l)...)...), 3, "done already")
		s.check(t, "after the refusal", before)

		l.exec(t, "CREATE TABLE pair (id ID! NOT NULL PRIMARY KEY)")
		l.exec(t, "INSERT INTO pair VALUES ("+l.lit(ids[0])+"), ("+l.lit(codec.TimeSwapped.Decode(ids[0]))+")")
		wantError(t, run(t, migrateArgs("swapped-to-network", "--database", l.url, "--column", "pair.id", "--yes", "--on-mismatch=skip")...), 3, "two ids would be one")
	})
}

func TestUsageOfRewrites(t *testing.T) {
	l := labs()["SQLite"](t)
	newShop(t, l, 30, false)
	wantError(t, run(t, migrateArgs("comb-to-v7", flagsFor(l)...)...), 2, "--layout is missing", "time-last")
	wantError(t, run(t, migrateArgs("comb-to-v7", flagsFor(l, "--layout", "legacy")...)...), 2, "legacy", "1/300 s")
	wantError(t, run(t, migrateArgs("comb-to-v7", flagsFor(l, "--layout", "time-last")...)...), 3, "of version 1")
}

// What plan says of two rewrites in one pass is what the command of the first then
// does, and no other than it.
func TestPlanComposesRewrites(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 50, false)
		args := func(list ...string) []string {
			return append(list, "--database", l.url, "--column", "orders.id", "--then", "v1-to-v6")
		}
		before := l.tables(t)
		r := mustRun(t, args("migrate", "plan", "binary-to-text")...)
		if !strings.Contains(r.out, "\nPlan: binary-to-text+v1-to-v6 of orders.id") {
			t.Errorf("the plan is\n%s", r.out)
		}
		same(t, "the tables after the plan", l.tables(t), before)
		dry := mustRun(t, args("migrate", "binary-to-text", "--dry-run")...)
		if head := strings.Join(strings.Split(dry.out, "\n")[:8], "\n"); !strings.HasPrefix(r.out, head) {
			t.Errorf("the plan is\n%s\nand the command would do\n%s", r.out, dry.out)
		}
		if r := mustRun(t, args("migrate", "plan", "binary-to-text", "--json")...); !strings.Contains(r.out, `"rewrite":"binary-to-text+v1-to-v6"`) {
			t.Errorf("as JSON it is %s", r.out)
		}
		for _, next := range []string{"text-to-binary", "no-such", "comb-to-v7"} {
			if r := run(t, "migrate", "plan", "binary-to-text", "--database", l.url, "--column", "orders.id", "--then", next); r.code != 2 {
				t.Errorf("--then %s: exit %d, %s", next, r.code, r.err)
			}
		}
		if r := run(t, args("migrate", "plan", "v6-to-v1")...); r.code != 2 || !strings.Contains(r.err, "--then is for text-to-binary") {
			t.Errorf("--then after a rewrite that changes no type: exit %d, %s", r.code, r.err)
		}
	})
}

// ININ's ids are counted by their version, and carry no time that an undo could go by.
func TestININIDs(t *testing.T) {
	l := labs()["SQLite"](t)
	c := rewriteCase{rw: migrate.ININDBMS0ToDBMS1, make: func(r *rand.Rand) sqltype.UUID { return ininID(r, 0x80) }}
	s := newShopOf(t, l, c.ids(40, false))
	got := mustRun(t, c.args(flagsFor(l)...)...)
	if !strings.Contains(got.out, "main.orders.id: 40 of version 13") {
		t.Errorf("the report is\n%s", got.out)
	}
	wantError(t, run(t, migrateArgs("undo", flagsFor(l, "--created-before", "2026-01-01")...)...), 3, "carry no time")
	s.check(t, "after the refusal", s.expectedOf(c.rw.Apply))
}

// casesElsewhere are the cases of rewrites that are none of rewriteCases: a file, and words in
// it. No server here runs those in SQL Server's order.
var casesElsewhere = map[migrate.Rewrite][2]string{
	migrate.V1ToV6:                 {"kill_test.go", "v1-to-v6"},
	migrate.V1ToV6.Inverse():       {"undo_test.go", "v6-to-v1"},
	migrate.TextToBinary:           {"copy_test.go", "text-to-binary"},
	migrate.TextToBinary.Inverse(): {"copy_test.go", "binary-to-text"},
	migrate.V1ToOrdered:            {"../sqlserver/ordered_test.go", "migrate.V1ToOrdered"},
	migrate.V1ToOrdered.Inverse():  {"../../migrate/rewrite_test.go", "ordered-to-v1"},
	migrate.V6ToOrdered:            {"../sqlserver/ordered_test.go", "migrate.V6ToOrdered"},
	migrate.V6ToOrdered.Inverse():  {"../../migrate/rewrite_test.go", "ordered-to-v6"},
	migrate.V7ToOrdered:            {"../sqlserver/ordered_test.go", "migrate.V7ToOrdered"},
	migrate.V7ToOrdered.Inverse():  {"../../migrate/rewrite_test.go", "ordered-to-v7"},
}

// Every rewrite has a command that does it and one that plans it, a row in the documentation,
// and a case here or in a file that names it.
func TestEveryRewriteHasACommandARowAndACase(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "reference", "rewrites.md"))
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
		if got := run(t, "migrate", name, "--help"); got.code != 0 || !strings.Contains(got.out, "migrate "+name) {
			t.Errorf("sqluuid migrate %s --help: exit %d", name, got.code)
		}
		if got := run(t, "migrate", "plan", name); got.code == 0 || strings.Contains(got.err, "there is no rewrite") {
			t.Errorf("sqluuid migrate plan %s without a column: exit %d, %s", name, got.code, got.err)
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
