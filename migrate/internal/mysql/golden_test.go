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
		Forms: []*sqlgen.Form{myBinary, myText, danish},
		Types: []string{"int(11)", "bigint unsigned", "int(5) unsigned zerofill", "binary(8)", "varchar(20)",
			"enum('a','b')", "timestamp(6)", "datetime", "decimal(10,2)", "double"},
	}.Test(t)
}

func TestGoldenMariaDB(t *testing.T) {
	dialecttest.Engine{
		Name: "mariadb", Dialect: Dialect{engine.MariaDBUUID},
		Forms: []*sqlgen.Form{myUUID},
		Types: []string{"uuid", "inet6", "date"},
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
		what := what + ", online, " + x.Table
		f.Into, f.Log, f.Pick, f.Seen = beside(x.Ref, "new", c.Label), beside(x.Ref, "log", c.Label), beside(x.Ref, "pick", c.Label), beside(x.Ref, "seen", c.Label)
		r := batchOf(f, q, batchRows)
		dialecttest.Write(b, what+": the log", mySide(f, q)...)
		dialecttest.Write(b, what+": triggers", myTriggers(f, q, c)...)
		dialecttest.Write(b, what+": a batch", r.clear, r.pick, r.count, r.delete, r.insert, r.note, r.forget)
		dialecttest.Write(b, what+": samples", mySamples(f, q)...)
		dialecttest.Write(b, what+": compared", "SELECT *"+touched(f, q, f.Seen, shadow.KeyName, f.Ref), "SELECT *"+touched(f, q, f.Seen, shadow.NewName, f.Into), "… WHERE "+f.Matches(q, x.Columns[0], o.Fits))
		if q.Err != nil {
			t.Fatal(q.Err)
		}
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
