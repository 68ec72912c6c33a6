package mysql

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// danish is text in another collation than that of the connection.
var danish = func() *sqlgen.Form {
	f := *myCollated(myText, "latin1_danish_ci")
	f.Name += "-danish"
	return &f
}()

func TestGoldenMySQL(t *testing.T) {
	dialecttest.Engine{
		Name: "mysql", Dialect: Dialect{engine.MySQL},
		Forms:     []*sqlgen.Form{myBinary, myText, danish},
		Canonical: canonical,
		Types: []string{"int(11)", "bigint unsigned", "int(5) unsigned zerofill", "binary(8)", "varchar(20)",
			"enum('a','b')", "timestamp(6)", "datetime", "decimal(10,2)", "double"},
	}.Test(t)
}

func TestGoldenMariaDB(t *testing.T) {
	dialecttest.Engine{
		Name: "mariadb", Dialect: Dialect{engine.MariaDBUUID},
		Forms:     []*sqlgen.Form{myUUID},
		Canonical: canonical,
		Types:     []string{"uuid", "inet6", "date"},
	}.Test(t)
}

func TestGoldenCopiesOfMySQL(t *testing.T) {
	dialecttest.TestCopies(t, "mysql", Dialect{engine.MySQL}, myBinary, myAnyText, Dialect{engine.MySQL}.goldenFollow)
}

func TestGoldenCopiesOfMariaDB(t *testing.T) {
	d := Dialect{engine.MariaDBUUID}
	dialecttest.TestCopies(t, "mariadb", d, myUUID, myAnyText, d.goldenFollow)
}

// goldenFollow has what an online copy installs and replays.
func (d Dialect) goldenFollow(t *testing.T, b *strings.Builder, what string, c *shadow.Copy) {
	t.Helper()
	o := &shadow.Online{Fits: []transform.Pattern{transform.Between(1, 6).From()}}
	for i, x := range c.Tables {
		f := dialecttest.GoldenFollowed(i, x)
		q := sqlgen.NewBuilder(d.Profile())
		what := what + ", " + x.Table
		f.Into, f.Log, f.Pick, f.Seen = sideTable(x.Ref, "new", c.Label), sideTable(x.Ref, "log", c.Label), sideTable(x.Ref, "pick", c.Label), sideTable(x.Ref, "seen", c.Label)
		r := d.replayed(f, batchRows)
		texts := func(names ...string) (out []string) {
			for _, name := range names {
				out = append(out, r.say(name).SQL)
			}
			return out
		}
		var triggers []string
		for _, event := range events {
			triggers = append(triggers, d.trigger(f, c, event).SQL)
		}
		dialecttest.Write(b, what+": the log", texts("make the log", "make the batch", "make the rows seen")...)
		dialecttest.Write(b, what+": triggers", triggers...)
		dialecttest.Write(b, what+": a batch", texts("forget the batch", "pick a batch", "count the batch", "delete the new rows", "insert the old rows", "note the batch", "forget the entries")...)
		dialecttest.Write(b, what+": samples", texts("sample the first rows", "sample the last rows")...)
		dialecttest.Write(b, what+": compared", "SELECT * "+r.say("old rows that were seen").SQL, "SELECT * "+r.say("new rows that were seen").SQL, "… WHERE "+f.Matches(q, x.Columns[0], o.Fits))
		if q.Err != nil {
			t.Fatal(q.Err)
		}
	}
}

// What cannot be quoted makes no part of a trigger.
func TestALogOfAKeyThatCannotBeQuoted(t *testing.T) {
	c := dialecttest.NewCopy(myBinary, myBinary, "", transform.Same)
	f := dialecttest.GoldenFollowed(0, c.Tables[0])
	f.Key = []string{"\x00"}
	if (Dialect{engine.MySQL}).trigger(f, c, "INSERT").Err() == nil {
		t.Error("no error")
	}
}

// A table that refers to another one that refers to it cannot be handed over.
func TestCyclesOfForeignKeys(t *testing.T) {
	c := dialecttest.NewCopy(myBinary, myBinary, "", transform.Same)
	if r := cycle(c); r != nil {
		t.Errorf("%v is in no cycle", r)
	}
	c.Keys = append(c.Keys, sqlgen.ForeignKey{Child: c.Tables[0].Ref, Parent: c.Tables[0].Ref})
	if r := cycle(c); r != nil {
		t.Errorf("%v refers to itself alone, which is no hindrance", r)
	}
	c.Keys = append(c.Keys, sqlgen.ForeignKey{Child: c.Tables[0].Ref, Parent: c.Tables[1].Ref})
	if r := cycle(c); r == nil {
		t.Error("the cycle was not found")
	}
}
