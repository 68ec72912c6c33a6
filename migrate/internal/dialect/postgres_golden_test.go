package dialect

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestGoldenPostgres(t *testing.T) {
	goldenEngine{
		name: "postgres", d: postgres{},
		forms: []*Form{pgUUID, pgBytea, pgText, pgBpchar},
		types: []string{"bigint", "bytea", "numeric(10,2)", "uuid", "character varying(20)",
			"timestamp(3) with time zone", "date", "double precision", "integer[]", "shop.mood"},
		places: &Places{Name: "ctid", cast: "tid", last: 1000, perRow: 50},
		rows:   true,
	}.test(t)
}

func TestGoldenCopiesOfPostgres(t *testing.T) {
	goldenCopies(t, "postgres", postgres{}, pgUUID, pgAnyText, pgGoldenFollow)
}

// pgGoldenFollow has what an online copy installs and replays.
func pgGoldenFollow(t *testing.T, b *strings.Builder, what string, c *Copy) {
	t.Helper()
	d := postgres{}
	o := &Online{Fits: []transform.Pattern{transform.Between(1, 6).From()}}
	for i, x := range c.Tables {
		f := goldenFollowed(i, x)
		q := newBuilder(d.Profile())
		what := what + ", online, " + x.Table
		f.into, f.log, f.pick = Ref{pgNewSchema(c), x.Table}, Ref{pgLogSchema(c), "log_0"}, Ref{pgLogSchema(c), "pick_0"}
		r := f.pgRound(q)
		write(b, what+": the new table", d.like(q, x, f.into)...)
		write(b, what+": the log", f.pgSide(q)...)
		write(b, what+": functions", f.pgFunctions(q, c)...)
		write(b, what+": triggers", f.pgTriggers(q, c)...)
		write(b, what+": a round", r.clear, r.pick, r.analyse, r.delete, r.insert, r.count)
		write(b, what+": compared", f.pgDiffer(q), f.pgMisfit(q, x.Columns[0], o))
		if q.err != nil {
			t.Fatal(q.err)
		}
	}
}

// A name that needs more than quotes is quoted in the text of a function too.
func TestFollowersQuoteNames(t *testing.T) {
	c := goldenCopy(pgUUID, pgUUID, "", transform.Between(1, 6))
	f := &followed{CopyTable: c.Tables[1], key: []string{`it's "the" key`}, log: Ref{"l", "log_0"}}
	b := newBuilder(engine.PostgreSQL)
	if fn := f.pgFunctions(b, c)[0]; !strings.Contains(fn, `NEW."it''s ""the"" key"`) || b.err != nil {
		t.Errorf("the function does not quote its column: %s", fn)
	}
	f.key = []string{"a\x00b"}
	if f.pgFunctions(b, c); b.err == nil {
		t.Error("a name with a NUL byte was quoted")
	}
}
