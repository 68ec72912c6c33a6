//go:build unix

package twins

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/go-sql-driver/mysql"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A writer is an application with rows of its own. It notes in its ledger what the database has
// acknowledged.
type writer struct {
	s      *Scenario
	no     int
	db     *sql.DB
	r      *rand.Rand
	stop   *sync.RWMutex // held for reading during a deed
	m      model
	absent spot // a parent that comes after its child

	keys     int // business keys that were given
	done     int
	switched int
	failed   map[string]int
	wrong    error // the first thing that is not as it must be
	notes    []note
}

// A note is a deed with its answer.
type note struct {
	at    time.Time
	deed  deed
	error error
}

// deedsOf tells what was done with the name of a row, or its id, the latest last.
func (w *writer) deedsOf(value any) (out string) {
	is := strings.TrimSuffix(strings.Trim(fmt.Sprint(value), "{}"), " true") // of a NullUUID
	for _, one := range w.notes {
		isOf := func(st statement) bool { return strings.Contains(fmt.Sprint(st.args), is) }
		if slices.ContainsFunc(one.deed.list, isOf) {
			out += fmt.Sprintf("\n%s writer %d: %v, undone %t\n%s", one.at.Format("15:04:05.000000"), w.no,
				one.error, one.deed.undo, one.deed)
		}
	}
	return out
}

// A deed is what a writer does at once, with the ledger afterwards.
type deed struct {
	list  []statement
	inTx  bool
	pause time.Duration // before the commit
	undo  bool          // it is rolled back
	next  model
	fails bool // a foreign key refuses it
}

// A statement of a deed. rows is how many it changes, -1 for any number.
type statement struct {
	text string
	args []any
	rows int64
	read func(*sql.Rows) error // of a query
}

// run writes until the context ends.
func (w *writer) run(ctx context.Context) {
	for ctx.Err() == nil && w.wrong == nil {
		w.stop.RLock()
		if d, ok := w.draw(w.m); ok {
			w.do(d)
		}
		w.stop.RUnlock()
		time.Sleep(time.Duration(w.r.IntN(40)) * time.Millisecond)
	}
}

// do does a deed and notes it.
func (w *writer) do(d deed) {
	err := w.try(d)
	w.notes = append(w.notes, note{time.Now(), d, err})
	code := codeOf(err)
	var mismatch unexpected
	switch {
	case errors.As(err, &mismatch):
		w.wrong = fmt.Errorf("writer %d: %w\n%s", w.no, err, d)
	case err == nil && d.fails:
		w.wrong = fmt.Errorf("writer %d: no foreign key refuses\n%s", w.no, d)
	case err == nil:
		if w.done++; !d.undo {
			w.m = d.next
		}
	case errors.Is(err, sqltype.ErrSwitched):
		w.switched++
		w.settle(d)
	case errors.Is(err, follow.ErrGate) && strings.Contains(err.Error(), "has been locked"):
		w.settle(d) // the machine is busy
	case d.fails && slices.Contains(refusals, code):
		w.done++
	case slices.Contains(excused, code), code == "23503" && d.writesAndRemoves(),
		code == "1020" && w.isolatesSnapshots(),
		code == "1452" && strings.Contains(err.Error(), newEnding) && w.rekeys(d),
		strings.Contains(w.keyError(code), "the required index does not currently exist!"):
		w.failed[code]++
	default:
		w.wrong = fmt.Errorf("writer %d: %w\n%s%s", w.no, err, d, w.keyError(code))
		for _, arg := range d.list[0].args {
			if len(fmt.Sprint(arg)) > 8 {
				w.wrong = fmt.Errorf("%w\n# what was done with %v%s", w.wrong, arg, w.deedsOf(arg))
			}
		}
	}
}

var (
	// refusals are the codes of a foreign key that refuses.
	refusals = []string{"23503", "23001", "1451", "1452", "1216", "1217"}
	// excused are a deadlock, also while the server numbers a row (1467), a plan that a new column made stale, the wait for a lock, a snapshot from
	// before an ALTER TABLE (MariaDB tells the index too), a cascade of more tables or levels than InnoDB
	// bears, a statement that was prepared before, which MariaDB tells of a table that a new trigger
	// reads, and one that it prepares while one of two columns is a uuid as yet. They leave nothing
	// behind. InnoDB goes down each key to its end before the next one: a row that one key reaches at
	// once may be the sixteenth level of another, without a run too.
	excused = []string{"40P01", "0A000", "1213", "1467", "1205", "1412", "159", "6575", "3008", "1296",
		"1615", "1146", "4078"}
)

// isolatesSnapshots asks whether the server rolls a statement back for a row that is newer than its
// snapshot, as MariaDB 11.8 does. It leaves nothing behind.
func (w *writer) isolatesSnapshots() bool {
	var name, is string
	row := w.db.QueryRow("SHOW GLOBAL VARIABLES LIKE 'innodb_snapshot_isolation'")
	return row.Scan(&name, &is) == nil && is == "ON"
}

// keyError is what InnoDB says of a row that it has just refused: it tells a parent that is not there
// from one whose table or index it did not find. MariaDB takes no metadata lock on the parent of a row
// that it writes, and does not find it in the moment in which an ALTER TABLE of it ends (MDEV-37365).
func (w *writer) keyError(code string) string {
	var engine, name, status string
	if code != "1451" && code != "1452" ||
		w.db.QueryRow("SHOW ENGINE INNODB STATUS").Scan(&engine, &name, &status) != nil {
		return ""
	}
	_, said, _ := strings.Cut(status, "LATEST FOREIGN KEY ERROR\n")
	said, _, _ = strings.Cut(said, "\nTRANSACTIONS\n")
	return "\n# what InnoDB says:\n" + said
}

// writesAndRemoves reports whether a transaction deletes a row behind another write. PostgreSQL looks again
// at all keys of a row of the same transaction when an action writes it, also at those whose parent
// another action is about to remove it with.
func (d deed) writesAndRemoves() bool {
	wrote := false
	for _, st := range d.list {
		if wrote && strings.HasPrefix(st.text, "DELETE") {
			return true
		}
		wrote = wrote || strings.HasPrefix(st.text, "INSERT") || strings.HasPrefix(st.text, "UPDATE")
	}
	return false
}

// rekeys reports whether a deed gives a row another id. The server writes it anew then, and looks at
// all its keys, also at one that the run has just made: until the run looks too, a parent with another
// id since the last look has not passed it on there, for no trigger sees what keys write.
func (w *writer) rekeys(d deed) bool {
	return slices.ContainsFunc(d.list, func(st statement) bool {
		return slices.ContainsFunc(w.s.Tables, func(t Table) bool {
			return t.ID != "" && strings.HasPrefix(st.text, "UPDATE "+q(t.Name)+" SET "+q(t.ID)+" =")
		})
	})
}

// codeOf is the code of a server's answer, "" for another error.
func codeOf(err error) string {
	var answer *pgconn.PgError
	var innodb *mysql.MySQLError
	switch {
	case errors.As(err, &answer):
		return answer.Code
	case errors.As(err, &innodb):
		return fmt.Sprint(innodb.Number)
	}
	return ""
}

// unexpected is a result that the ledger does not have.
type unexpected string

func (u unexpected) Error() string { return string(u) }

func (d deed) String() string {
	var out []string
	for _, st := range d.list {
		out = append(out, fmt.Sprintf("%s %v", st.text, st.args))
	}
	return strings.Join(out, ";\n")
}

func (w *writer) try(d deed) error {
	ctx := context.Background()
	if !d.inTx {
		return d.list[0].exec(ctx, w.db)
	}
	tx, err := w.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, st := range d.list {
		if err := st.exec(ctx, tx); err != nil {
			return err
		}
	}
	time.Sleep(d.pause)
	if d.undo {
		return tx.Rollback()
	}
	return tx.Commit()
}

type querier interface {
	ExecContext(context.Context, string, ...any) (sql.Result, error)
	QueryContext(context.Context, string, ...any) (*sql.Rows, error)
}

func (st statement) exec(ctx context.Context, on querier) error {
	if st.read != nil {
		rows, err := on.QueryContext(ctx, st.text, st.args...)
		if err != nil {
			return err
		}
		defer rows.Close()
		seen := int64(0)
		for ; rows.Next(); seen++ {
			if err := st.read(rows); err != nil {
				return err
			}
		}
		if err := rows.Err(); err != nil {
			return err
		}
		return st.counted(seen)
	}
	result, err := on.ExecContext(ctx, st.text, st.args...)
	if err != nil {
		return err
	}
	n, err := result.RowsAffected()
	if err != nil {
		return err
	}
	return st.counted(n)
}

func (st statement) counted(n int64) error {
	if st.rows >= 0 && n != st.rows {
		return unexpected(fmt.Sprintf("%d rows, want %d", n, st.rows))
	}
	return nil
}

// settle finds out whether a deed was done that has no answer.
func (w *writer) settle(d deed) {
	for try := 0; ; try++ {
		got, err := w.read()
		if err != nil && try < 50 {
			time.Sleep(50 * time.Millisecond)
			continue
		}
		if err != nil {
			w.wrong = fmt.Errorf("writer %d: reading its rows: %w", w.no, err)
			return
		}
		was, is := w.s.differ(got, w.m), w.s.differ(got, d.next)
		switch {
		case was == "" && try < lookAgain: // a statement without an answer may be under way
			time.Sleep(100 * time.Millisecond)
			continue
		case was == "":
		case is == "" && !d.undo && !d.fails:
			for i := range d.next { // an id that the server has drawn
				for n, r := range d.next[i] {
					if r.id == drawn {
						r.id = got[i][n].id
						d.next[i][n] = r
					}
				}
			}
			w.m = d.next
		default:
			w.wrong = fmt.Errorf("writer %d: after ErrSwitched the rows are neither the old ones (%s) "+
				"nor the new ones (%s)\n%s", w.no, was, is, d)
		}
		return
	}
}

// lookAgain is how often a writer looks at its rows that are as before.
const lookAgain = 15

// drawn stands for an id that the server draws.
const drawn = "drawn"

// read reads the writer's own rows, all on one side of a cut-over. References are ids there.
func (w *writer) read() (model, error) {
	one := sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}
	tx, err := w.db.BeginTx(context.Background(), &one)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	out := make(model, len(w.s.Tables))
	for i, t := range w.s.Tables {
		out[i] = map[string]row{}
		cols := []string{"n", "count"}
		for _, c := range t.ids() {
			cols = append(cols, w.s.plain(c))
		}
		rows, err := tx.Query("SELECT " + strings.Join(cols, ", ") + " FROM " + q(t.Name) +
			fmt.Sprintf(" WHERE part = %d", w.no))
		if err != nil {
			return nil, err
		}
		for rows.Next() {
			var n string
			x := row{refs: make([]string, len(t.Refs))}
			ids := make([]cell, len(t.ids()))
			dest := []any{&n, &x.count}
			for k := range ids {
				dest = append(dest, &ids[k])
			}
			if err := rows.Scan(dest...); err != nil {
				rows.Close()
				return nil, err
			}
			if t.ID != "" {
				x.id, ids = canonical(ids[0].String), ids[1:]
			}
			for k := range t.Refs {
				if t.Key == isShared && k == 0 {
					continue
				}
				x.refs[k], ids = canonical(ids[0].String), ids[1:]
			}
			out[i][n] = x
		}
		if err := rows.Err(); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// differ says how rows that were read differ from a ledger, "" where they do not. Ids may be those
// from before a rewrite or from after it.
func (s *Scenario) differ(got, m model) string {
	for i, t := range s.Tables {
		for n := range got[i] {
			if _, ok := m[i][n]; !ok {
				return fmt.Sprintf("%s: row %s is one too many", t.Name, n)
			}
		}
		for n, want := range m[i] {
			have, ok := got[i][n]
			switch {
			case !ok:
				return fmt.Sprintf("%s: row %s is missing", t.Name, n)
			case have.count != want.count:
				return fmt.Sprintf("%s row %s: count %d, want %d", t.Name, n, have.count, want.count)
			case t.ID != "" && !s.isImage(have.id, s.idOf(m, i, n)):
				return fmt.Sprintf("%s row %s: id %s, want %s", t.Name, n, have.id, s.idOf(m, i, n))
			}
			for k, x := range t.Refs {
				if t.Key == isShared && k == 0 {
					continue
				}
				id, is := s.refOf(m, i, n, k), s.isImage
				if s.draws() && id != "" { // any new key could be that of an old one which nobody has seen
					id, is = got[x.parentOf(want.refs[k])][want.refs[k]].id, isSame
				}
				if !is(have.refs[k], id) {
					return fmt.Sprintf("%s row %s: %s %q, want %q", t.Name, n, x.Name, have.refs[k], id)
				}
			}
		}
	}
	return ""
}

func isSame(have, id string) bool { return have == id }

// isImage reports whether an id may be another one, from before a rewrite or from after it.
func (s *Scenario) isImage(have, id string) bool {
	if s.numbers() && id != drawn && id != "" && len(have) == 32 {
		return have == id || s.images.arePair(have, id)
	}
	image := s.image(id)
	isUnseen := image == "" && id != "" && len(have) == 32 && have[12] == '7'
	return have == id || id == drawn || image != "" && have == image || isUnseen
}

// param is an id as an argument, in one of the types that programs have.
func (w *writer) param(d string) any {
	u := uuidOf(d)
	switch {
	case !w.s.numbers(): // the pool knows the type
	case w.s.Engine == onMySQL, w.s.Type == "binary(16)":
		return u[:]
	default:
		return u.String()
	}
	switch w.r.IntN(3) {
	case 0:
		return uuid.UUID(u)
	case 1:
		return uuid.NullUUID{UUID: uuid.UUID(u), Valid: true}
	}
	return u
}

// maySend reports whether the application may know an id by its value: every row that refers to it
// has it as the application writes it, before and after.
func (w *writer) maySend(d string) bool {
	return w.s.Spelling == isSent && !w.s.numbers() && w.s.image(d) == d && d != drawn
}

// key makes a new business key of a table.
func (w *writer) key(table int) string {
	w.keys++
	return fmt.Sprintf("w%d-%d-new%d", w.no, table, w.keys)
}

// any picks a row of a table.
func (w *writer) any(m model, table int) (spot, bool) {
	list := slices.Sorted(keysOf(m[table]))
	if len(list) == 0 {
		return spot{}, false
	}
	return spot{table, list[w.r.IntN(len(list))]}, true
}
