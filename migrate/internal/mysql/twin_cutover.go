package mysql

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// packetWait is how long a cut-over waits for the end of a message that was sent before.
const packetWait = 10 * time.Second

const (
	badSyntax = 1064 // also of a second statement in a message that may have one
	manyRows  = 1242 // of follow.Assert
)

// CutOver exchanges the names by one message, which the server brings to its end when the client is
// killed. What ends the server in its middle leaves some tables with their names exchanged: their
// triggers, or the lack of them, make writes fail there, and the same again does the rest. The
// catalogue tells what that is.
func (d Dialect) CutOver(ctx context.Context, sess *dialect.Session, s *twin.Scope,
	c twin.Change) error {
	if c.Packets == nil {
		return twin.ErrPackets
	}
	own, err := d.Open(ctx, c.Packets)
	if err != nil {
		return err
	}
	defer own.Close()
	t := d.ask(ctx, own)
	t.takesPackets()
	t.inPacket(c.Turns[0].Run)
	packet := t.packet(s, c) // waits for its locks for a second: without that writers always have them
	for _, g := range c.Turns {
		t.do(func() error {
			_, err := own.ExecContext(ctx, g.SQL(follow.Values), c.Phase, g.Next, g.Run, g.Epoch)
			return err
		})
	}
	if t.err != nil {
		return t.err
	}
	if err = dialect.Within(ctx, own, packet); err != nil {
		own.Close() // with its locks
		err = d.afterPacket(ctx, sess, s, c, err)
	}
	if err != nil {
		return err
	}
	return sess.InTx(ctx, func(tx dialect.Tx) error { return c.Record(ctx, tx) })
}

// takesPackets refuses a pool that takes one statement in a message.
func (t *talk) takesPackets() {
	if t.refused(func() { t.run("DO 0; DO 0") }, badSyntax) {
		t.err = twin.ErrPackets
	}
}

// inPacket waits until no other message of the run is under way, and shows that one will be.
func (t *talk) inPacket(id int64) {
	var ok bool
	if t.scan(queryWith("enter the packet", id, int(packetWait.Seconds())), &ok); t.err == nil && !ok {
		t.err = twin.ErrPacketUnderWay
	}
}

// afterPacket looks what a message has done that failed. The names may all have changed.
func (d Dialect) afterPacket(ctx context.Context, sess *dialect.Session, s *twin.Scope,
	c twin.Change, why error) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*packetWait)
	defer cancel()
	t := d.ask(ctx, sess)
	t.inPacket(c.Turns[0].Run)
	t.do(func() error {
		_, err := sess.ExecContext(ctx, query("leave the packet"), c.Turns[0].Run)
		return err
	})
	all := t.twinTables(s)
	done := t.err == nil && len(t.changes(all, s)) == 0
	turned := done
	for _, g := range c.Turns {
		epoch := ""
		if done {
			t.scan(sqlgen.Statement{SQL: "SELECT epoch FROM " + g.Table()}, &epoch)
		}
		turned = turned && epoch == g.Next
	}
	began := slices.Contains(slices.Collect(maps.Values(t.gatesInHalf(s))), true)
	switch {
	case t.err != nil:
		return twin.HalfError{Err: errors.Join(why, t.err)}
	case turned:
		return nil
	case began || s.Half:
		return twin.HalfError{Err: why}
	case errorNumber(why) == manyRows:
		return twin.ErrHoldOver
	}
	return why
}

// gatesInHalf are the gates of a scope that show that a message has stopped in its middle.
func (t *talk) gatesInHalf(s *twin.Scope) map[string]bool {
	out := map[string]bool{}
	for _, r := range s.Refs() {
		g, err := follow.NewGate(t.p, r.Schema)
		t.do(func() error { return err })
		if _, known := out[g.Table()]; !known {
			var is bool
			t.scan(sqlgen.Statement{SQL: g.SQL(follow.Half), Args: []any{r.Schema}}, &is)
			out[g.Table()] = is
		}
	}
	return out
}

// packet writes the message.
func (t *talk) packet(s *twin.Scope, c twin.Change) string {
	all := t.twinTables(s)
	var lock []string
	for _, f := range all {
		lock = append(lock, t.text("%s WRITE", f.Ref))
		for _, c := range f.columns {
			for _, seq := range sequencesOf(c.value) {
				lock = append(lock, t.text("%s WRITE", seq))
			}
		}
	}
	slices.Sort(lock)
	lock = slices.Compact(lock)
	isHalf := t.gatesInHalf(s)
	var asserts, switching, changes []string
	for _, g := range c.Turns {
		lock = append(lock, g.Table()+" WRITE")
		asserts = append(asserts, g.SQL(follow.Assert))
		switching = append(switching, g.SQL(follow.Switching))
		if !isHalf[g.Table()] {
			switching = append(switching, g.SQL(follow.Halve))
		}
		changes = append(changes, g.SQL(follow.Mend), g.SQL(follow.Change))
	}
	var list []string
	list = append(list, "LOCK TABLES "+strings.Join(lock, ", "))
	// Nobody else has a lock now but who reads the catalogue, for a moment.
	list = append(list, "SET SESSION lock_wait_timeout = 10, SESSION innodb_lock_wait_timeout = 10")
	list = append(list, asserts...)
	list = append(list, switching...)
	goesOn := slices.Contains(slices.Collect(maps.Values(isHalf)), true)
	if !goesOn {
		list = append(list, t.settleLate(all)...)
	}
	for _, st := range t.changes(all, s) {
		list = append(list, st.SQL)
	}
	if behind := t.settleBehind(all, s); goesOn && len(behind) > 0 {
		// The old triggers of a table cannot be used any more: they read others, whose names have
		// changed. The new ones may read what the server locks with their table.
		list = append(list, "UNLOCK TABLES", "LOCK TABLES "+strings.Join(lock, ", "))
		list = append(list, behind...)
	}
	list = append(list, changes...)
	return strings.Join(append(list, "UNLOCK TABLES"), ";\n")
}

// sequencesOf lists the sequences of MariaDB in a default, which writes each with its database.
func sequencesOf(value string) (out []sqlgen.Ref) {
	words := dialect.Words(value, dialect.MostWords)
	for i := 0; i+4 < len(words); i++ {
		if w := words[i:]; (w[0].Is("nextval") || w[0].Is("lastval") || w[0].Is("setval")) &&
			w[1].Is("(") && w[2].Quoted && w[3].Is(".") {
			out = append(out, sqlgen.Ref{Schema: w[2].Text, Table: w[4].Text})
		}
	}
	return out
}

// changes lists the statements that a cut-over from a scope lacks: names and sight of the columns,
// then the new triggers, and last the end of the old ones. A write that comes in between fails.
func (t *talk) changes(all []*twinTable, s *twin.Scope) (out []sqlgen.Statement) {
	other := s.Other()
	say := func(st sqlgen.Statement) {
		t.do(st.Err)
		out = append(out, st)
	}
	for _, f := range all {
		if f.scope.Switched == s.Switched {
			say(t.sql("ALTER TABLE %s %s"+inPlace, f.Ref, list(t.exchange(f))))
		}
	}
	for _, f := range all {
		for _, st := range t.exchangeLate(all, f, s) {
			say(st)
		}
	}
	for _, f := range all {
		for _, event := range twinEvents {
			if !slices.Contains(f.triggers, triggerName(other, f.Table, event)) {
				say(t.twinTrigger(f, other, event))
			}
		}
	}
	for _, f := range all {
		for _, event := range twinEvents {
			if old := triggerName(s, f.Table, event); slices.Contains(f.triggers, old) {
				say(t.sql("DROP TRIGGER %s", sqlgen.Ref{Schema: f.Schema, Table: old}))
			}
		}
	}
	return out
}

// exchange lists what exchanges the names of one table's columns and indexes.
func (t *talk) exchange(f *twinTable) (parts []string) {
	other := f.scope.Other()
	for _, x := range f.Twins {
		known, _ := f.column(x.Name)
		hidden, _ := f.column(f.scope.Counterpart(x))
		away, comes := known, hidden
		away.hidden, comes.hidden = f.scope.Ending == "", false
		away.value = f.defaultOf(other, x)
		comes.value = ""
		if x.Draw != nil {
			away.value, comes.value = f.drawnDefaults(x, known, hidden)
		} else if known.value != "" {
			to, from := x.New.Writes, x.Old.Reads
			if f.scope.Switched {
				to, from = x.Old.Writes, x.New.Reads
			}
			comes.value = defaultAs(known.value, from, to)
		}
		parts = append(parts,
			t.text("CHANGE %s ", name(x.Name))+t.define(away, other.Counterpart(x)),
			t.text("CHANGE %s ", name(f.scope.Counterpart(x)))+t.define(comes, x.Name))
	}
	for _, x := range f.twinIndexes() {
		parts = append(parts,
			t.text("RENAME INDEX %s TO %s", name(x.name), name(counterpart(other, x.name))),
			t.text("RENAME INDEX %s TO %s", name(counterpart(f.scope, x.name)), name(x.name)))
	}
	return parts
}

// settleLate takes from twins what the server has taken from their columns by a key that they
// have not. All names are the old ones: triggers fire, and may read other tables.
func (t *talk) settleLate(all []*twinTable) (out []string) {
	for _, f := range all {
		for _, x := range f.Twins {
			if t.waits(all, f, x) {
				out = append(out, t.setNull(f, f.scope.Counterpart(x), x.Name))
			}
		}
	}
	return out
}

// settleBehind does so where all names have been exchanged.
func (t *talk) settleBehind(all []*twinTable, s *twin.Scope) (out []string) {
	other := s.Other()
	for _, f := range all {
		for _, x := range f.Twins {
			if slices.ContainsFunc(f.keys, func(k tableKey) bool {
				return isLate(all, f, k) && (slices.Contains(k.child, x.Name) ||
					slices.Contains(k.child, f.scope.Counterpart(x)))
			}) {
				out = append(out, t.setNull(f, x.Name, other.Counterpart(x)))
			}
		}
	}
	return out
}

// setNull sets a column to NULL where another one is NULL.
func (t *talk) setNull(f *twinTable, column, by string) string {
	return t.text("UPDATE %s SET %s = NULL WHERE %s IS NULL AND %s IS NOT NULL", f.Ref, name(column),
		name(by), name(column))
}

// exchangeLate gives foreign keys to the columns that programs will know, and takes them from the
// others.
func (t *talk) exchangeLate(all []*twinTable, f *twinTable,
	s *twin.Scope) (out []sqlgen.Statement) {
	names := func(of *twinTable, columns []string) (out []string) {
		for _, c := range columns {
			if of != nil {
				for known, other := range of.counterparts() {
					if c == other {
						c = known
					}
				}
			}
			out = append(out, c)
		}
		return out
	}
	var parts []string
	for _, k := range f.keys {
		called, isOther := f.scope.NewName(k.name), k.has(f.news())
		if s.Switched {
			called, isOther = f.scope.FirstName(k.name), k.has(f.olds())
		}
		if !isOther || !isLate(all, f, k) {
			continue
		}
		if !f.hasKey(called) {
			parts = append(parts, t.defineKey(called, k.table, names(f, k.child),
				names(tableOf(all, k.table), k.parent), k.rules))
		}
		parts = append(parts, t.text("DROP FOREIGN KEY %s", name(k.name)))
	}
	if len(parts) > 0 {
		out = append(out, t.sql("ALTER TABLE %s %s"+inPlace, f.Ref, list(parts)))
	}
	return out
}
