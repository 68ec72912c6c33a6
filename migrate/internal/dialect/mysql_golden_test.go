package dialect

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// danish is text in another collation than that of the connection.
var danish = func() *Form {
	f := *myCollated(myText, "latin1_danish_ci")
	f.Name += "-danish"
	return &f
}()

func TestGoldenMySQL(t *testing.T) {
	goldenEngine{
		name: "mysql", d: mysql{engine.MySQL},
		forms: []*Form{myBinary, myText, danish},
		types: []string{"int(11)", "bigint unsigned", "int(5) unsigned zerofill", "binary(8)", "varchar(20)",
			"enum('a','b')", "timestamp(6)", "datetime", "decimal(10,2)", "double"},
	}.test(t)
}

func TestGoldenMariaDB(t *testing.T) {
	goldenEngine{
		name: "mariadb", d: mysql{engine.MariaDBUUID},
		forms: []*Form{myUUID},
		types: []string{"uuid", "inet6", "date"},
	}.test(t)
}

func TestGoldenCopiesOfMySQL(t *testing.T) {
	goldenCopies(t, "mysql", mysql{engine.MySQL}, myBinary, myAnyText, mysql{engine.MySQL}.goldenFollow)
}

func TestGoldenCopiesOfMariaDB(t *testing.T) {
	d := mysql{engine.MariaDBUUID}
	goldenCopies(t, "mariadb", d, myUUID, myAnyText, d.goldenFollow)
}

// goldenFollow has what an online copy installs and replays.
func (d mysql) goldenFollow(t *testing.T, b *strings.Builder, what string, c *Copy) {
	t.Helper()
	o := &Online{Fits: []transform.Pattern{transform.Between(1, 6).From()}}
	for i, x := range c.Tables {
		f := goldenFollowed(i, x)
		q := newBuilder(d.Profile())
		what := what + ", online, " + x.Table
		f.into, f.log, f.pick, f.seen = beside(x.Ref, "new", c.Label), beside(x.Ref, "log", c.Label), beside(x.Ref, "pick", c.Label), beside(x.Ref, "seen", c.Label)
		r := f.myBatch(q, batchRows)
		write(b, what+": the log", f.mySide(q)...)
		write(b, what+": triggers", f.myTriggers(q, c)...)
		write(b, what+": a batch", r.clear, r.pick, r.count, r.delete, r.insert, r.note, r.forget)
		write(b, what+": samples", f.mySamples(q)...)
		write(b, what+": compared", "SELECT *"+f.touched(q, f.seen, keyName, f.Ref), "SELECT *"+f.touched(q, f.seen, newName, f.into), "… WHERE "+f.matches(q, x.Columns[0], o.Fits))
		if q.err != nil {
			t.Fatal(q.err)
		}
	}
}

// A table that refers to another one that refers to it cannot be handed over.
func TestCyclesOfForeignKeys(t *testing.T) {
	c := goldenCopy(myBinary, myBinary, "", transform.Same)
	if r := c.cycle(); r != nil {
		t.Errorf("%v is in no cycle", r)
	}
	c.Keys = append(c.Keys, ForeignKey{Child: c.Tables[0].Ref, Parent: c.Tables[0].Ref})
	if r := c.cycle(); r != nil {
		t.Errorf("%v refers to itself alone, which is no hindrance", r)
	}
	c.Keys = append(c.Keys, ForeignKey{Child: c.Tables[0].Ref, Parent: c.Tables[1].Ref})
	if r := c.cycle(); r == nil {
		t.Error("the cycle was not found")
	}
}
