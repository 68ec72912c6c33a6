package postgres

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
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
	d := Dialect{}
	o := &shadow.Online{Fits: []transform.Pattern{transform.Between(1, 6).From()}}
	for i, x := range c.Tables {
		f := dialecttest.GoldenFollowed(i, x)
		q := sqlgen.NewBuilder(d.Profile())
		what := what + ", online, " + x.Table
		f.Into, f.Log, f.Pick = sqlgen.Ref{Schema: pgNewSchema(c), Table: x.Table},
			sqlgen.Ref{Schema: pgLogSchema(c), Table: "log_0"}, sqlgen.Ref{Schema: pgLogSchema(c),
				Table: "pick_0"}
		r := roundOf(f, q)
		dialecttest.Write(b, what+": the new table", d.like(q, x, f.Into)...)
		dialecttest.Write(b, what+": the log", pgSide(f, q)...)
		dialecttest.Write(b, what+": functions", pgFunctions(f, q, c)...)
		dialecttest.Write(b, what+": triggers", pgTriggers(f, q, c)...)
		dialecttest.Write(b, what+": a round", r.clear, r.pick, r.analyse, r.delete, r.insert,
			r.count)
		dialecttest.Write(b, what+": compared", pgDiffer(f, q), f.Misfit(q, x.Columns[0], o, pgWritten(f, q)))
		if q.Err != nil {
			t.Fatal(q.Err)
		}
	}
}

// A name that needs more than quotes is quoted in the text of a function too.
func TestFollowersQuoteNames(t *testing.T) {
	c := dialecttest.NewCopy(pgUUID, pgUUID, "", transform.Between(1, 6))
	f := &shadow.Followed{CopyTable: c.Tables[1], Key: []string{`it's "the" key`},
		Log: sqlgen.Ref{Schema: "l", Table: "log_0"}}
	b := sqlgen.NewBuilder(engine.PostgreSQL)
	if fn := pgFunctions(f, b, c)[0]; !strings.Contains(fn, `NEW."it''s ""the"" key"`) ||
		b.Err != nil {
		t.Errorf("the function does not quote its column: %s", fn)
	}
	f.Key = []string{"a\x00b"}
	if pgFunctions(f, b, c); b.Err == nil {
		t.Error("a name with a NUL byte was quoted")
	}
}

func TestQueriesAreThereAndAskedFor(t *testing.T) { dialecttest.Queries(t, query) }
