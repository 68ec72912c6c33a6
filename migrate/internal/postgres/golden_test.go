package postgres

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

func TestGoldenPostgres(t *testing.T) {
	dialecttest.Engine{
		Name: "postgres", Dialect: Dialect{},
		Forms:     []*sqlgen.Form{pgUUID, pgBytea, pgText, pgBpchar},
		Canonical: canonical,
		Types: []string{"bigint", "bytea", "numeric(10,2)", "uuid", "character varying(20)",
			"timestamp(3) with time zone", "date", "double precision", "integer[]", "shop.mood"},
		Places: &sqlgen.Places{Name: "ctid", Cast: "tid", Last: 1000, PerRow: 50},
		Rows:   true,
	}.Test(t)
}

func TestGoldenCopiesOfPostgres(t *testing.T) {
	dialecttest.TestCopies(t, "postgres", Dialect{}, pgUUID, pgAnyText, pgGoldenFollow)
}

// pgGoldenFollow has what an online copy installs and replays.
func pgGoldenFollow(t *testing.T, b *strings.Builder, what string, c *shadow.Copy) {
	t.Helper()
	w := (Dialect{}).copying(t.Context(), nil, c)
	o := &shadow.Online{Fits: []transform.Pattern{transform.Between(1, 6).From()}}
	for i, x := range c.Tables {
		f := dialecttest.GoldenFollowed(i, x)
		what := what + ", " + x.Table
		f.Into, f.Log, f.Pick = sqlgen.Ref{Schema: pgSchema(c, "new"), Table: x.Table},
			sqlgen.Ref{Schema: pgSchema(c, "log"), Table: "log_0"}, sqlgen.Ref{Schema: pgSchema(c, "log"),
				Table: "pick_0"}
		dialecttest.Write(b, what+": the new table", w.like(x, f.Into)...)
		dialecttest.Write(b, what+": the log", w.say(f, "make the log")...)
		dialecttest.Write(b, what+": functions", w.say(f, "make the functions")...)
		dialecttest.Write(b, what+": triggers", w.say(f, "make the triggers")...)
		dialecttest.Write(b, what+": a round", slices.Concat(w.say(f, "pick a round"),
			w.say(f, "delete the new rows"), w.say(f, "insert the old rows"),
			w.say(f, "count the round"))...)
		dialecttest.Write(b, what+": compared", w.differ(f),
			f.Misfit(w.Builder, x.Columns[0], o, w.fromRound(f)))
		if w.Err != nil {
			t.Fatal(w.Err)
		}
	}
}

// A name that needs more than quotes is quoted in the text of a function too.
func TestFollowersQuoteNames(t *testing.T) {
	c := dialecttest.NewCopy(pgUUID, pgUUID, "", transform.Between(1, 6))
	f := &shadow.Followed{CopyTable: c.Tables[1], Key: []string{`it's "the" key`},
		Into: c.Tables[1].Ref, Log: sqlgen.Ref{Schema: "l", Table: "log_0"},
		Pick: sqlgen.Ref{Schema: "l", Table: "pick_0"}}
	w := (Dialect{}).copying(t.Context(), nil, c)
	if fn := w.say(f, "make the functions")[0]; !strings.Contains(fn, `NEW."it''s ""the"" key"`) ||
		w.Err != nil {
		t.Errorf("the function does not quote its column: %s", fn)
	}
	f.Key = []string{"a\x00b"}
	if w.say(f, "make the functions"); w.Err == nil {
		t.Error("a name with a NUL byte was quoted")
	}
}
