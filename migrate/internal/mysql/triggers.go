package mysql

import (
	"context"
	"fmt"
	"hash/crc32"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var events = []string{"INSERT", "DELETE", "UPDATE"}

// triggerOf names a trigger; names of triggers are unique in a database.
func triggerOf(t *shadow.CopyTable, c *shadow.Copy, event string) sqlgen.Ref {
	return sqlgen.Ref{Schema: t.Schema, Table: fmt.Sprintf("%s%s_%08x_%s",
		sqlgen.FollowerName, c.Label, crc32.ChecksumIEEE([]byte(t.Table)), strings.ToLower(event))}
}

// trigger makes the trigger that logs what is written.
func (d Dialect) trigger(f *shadow.Followed, c *shadow.Copy, event string) sqlgen.Statement {
	logs := d.replayed(f, 0).say("on " + event)
	if logs.Err() != nil {
		return logs
	}
	return d.sql("CREATE TRIGGER %s AFTER %s ON %s FOR EACH ROW %s",
		triggerOf(f.CopyTable, c, event), event, f.Ref, logs.SQL)
}

// sampleRows is how many rows are compared as if they had been written to. If none of them was,
// a TRUNCATE, which fires no trigger, has removed them from the old table alone.
const sampleRows = 1000

// A replayed writes the statements of online.sql for one table.
type replayed struct {
	names *strings.Replacer
	err   error
}

// replayed takes so many entries of the log, 0: all of them.
func (d Dialect) replayed(f *shadow.Followed, rows int) replayed {
	b := sqlgen.NewBuilder(d.p)
	log, pick, seen := b.Table(f.Log), b.Table(f.Pick), b.Table(f.Seen)
	old, into := b.Table(f.Ref), b.Table(f.Into)
	var olds, news, first, last, named, same []string
	for i, key := range f.Key {
		k := b.Q(key)
		olds = append(olds, "o."+k+" AS "+shadow.KeyName(i))
		news = append(news, "n."+k+" AS "+shadow.NewName(i))
		named = append(named, k+" AS "+shadow.KeyName(i))
		first, last = append(first, k), append(last, k+" DESC")
		same = append(same, "OLD."+k+" <=> NEW."+k)
	}
	limit := ""
	if rows > 0 {
		limit = fmt.Sprintf(" LIMIT %d", rows)
	}
	to, exprs := f.Exprs(b, f.Cols)
	names := strings.NewReplacer(
		"{log}", log, "{pick}", pick, "{seen}", seen, "{old}", old, "{new}", into,
		"{delta}", shadow.DeltaName, "{limit}", limit, "{half}", fmt.Sprint(sampleRows/2),
		"{k}", list(f.Names(b, shadow.KeyName)), "{j}", list(f.Names(b, shadow.NewName)),
		"{o.k}", list(olds), "{n.j}", list(news), "{named}", list(named),
		"{first}", list(first), "{last}", list(last), "{same}", strings.Join(same, " AND "),
		"{after}", f.Of(b, "NEW"), "{before}", f.Of(b, "OLD"),
		"{to}", list(to), "{values}", list(exprs),
		"{images of the log}", list(f.Images(b, log)),
		"{images}", list(f.Images(b, "sqluuid_p")),
		"{pick is new}", f.Match(b, pick, shadow.NewName, into),
		"{p is old}", f.Match(b, "sqluuid_p", shadow.KeyName, old),
		"{p is new}", f.Match(b, "sqluuid_p", shadow.NewName, into))
	return replayed{names, b.Err}
}

func (r replayed) say(name string) sqlgen.Statement {
	if r.err != nil {
		return sqlgen.Failed(r.err)
	}
	return sqlgen.Statement{SQL: r.names.Replace(query(name))}
}

func (t *talk) replays(l replayed, names ...string) {
	for _, name := range names {
		t.exec(l.say(name))
	}
}

// Normaliser has no trigger on UPDATE, which the run itself would fire for every row. It waits
// for the chunk that has a row's lock, and locks no gap where there is no row.
func (d Dialect) Normaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement {
	out := d.RemoveNormaliser(c, m)
	refs, cols := c.Tables()
	for i, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("CREATE TRIGGER ", b.Table(normaliser(ref, m, i)), " BEFORE INSERT ON ", b.Table(ref),
			" FOR EACH ROW SET ")
		for k, col := range cols[ref] {
			b.Sep(k, ", ")
			value := "NEW." + b.Q(col.Name)
			b.W(value, " = CASE WHEN ")
			b.Late(c, col, m, "IF(EXISTS (SELECT 1 {from}), EXISTS (SELECT 1 {from} LOCK IN SHARE MODE), 0)")
			b.W(" THEN ", col.Form.Convert(value, m.T), " ELSE ", value, " END")
		}
		out = append(out, b.Done())
	}
	return out
}

// NormaliserRefusal refuses a server without triggers, and a role that may make none. Names
// cannot collide: they have the number of the run.
func (d Dialect) NormaliserRefusal(ctx context.Context, q dialect.Querier,
	c *sqlgen.Class) (string, error) {
	t := d.ask(ctx, q)
	refusal := t.server().triggers
	if refusal == "" {
		t.mayTrigger(c.Columns[0].Schema)
	}
	return refusal, t.err
}

// mayTrigger fails where a server with a binary log lets the role make no trigger. What the role
// has been granted on the table is no matter then. It makes one on a table that is not there: the
// server asks for that first.
func (t *talk) mayTrigger(schema string) {
	if t.err != nil {
		return
	}
	t.run("CREATE TRIGGER %s BEFORE INSERT ON %s FOR EACH ROW SET @sqluuid = 1",
		sqlgen.Ref{Schema: schema, Table: sqlgen.NormaliserName},
		sqlgen.Ref{Schema: schema, Table: probeTable})
	if errorNumber(t.err) != noTrust {
		t.err = nil
		return
	}
	t.err = fmt.Errorf("making triggers: %w; the server has a binary log, so that this takes "+
		"SUPER, or log_bin_trust_function_creators = 1", t.err)
}

func normaliser(ref sqlgen.Ref, m sqlgen.Move, i int) sqlgen.Ref {
	return sqlgen.Ref{Schema: ref.Schema,
		Table: fmt.Sprintf("%s_%d_%d", sqlgen.NormaliserName, m.Run, i)}
}

func (d Dialect) RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) (out []sqlgen.Statement) {
	refs, _ := c.Tables()
	for i, ref := range refs {
		out = append(out, d.sql("DROP TRIGGER IF EXISTS %s", normaliser(ref, m, i)))
	}
	return out
}
