//go:build unix

package metamorphic

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A Report is what happened in a scenario that did not fail.
type Report struct {
	Version string // of the server
	Unbuilt string // the engine did not take the schema or the rows
	Refused string // what the command said
	Rewrote bool
	Undone  bool

	Killed, Frozen, Cut, Writes int
	Ended                       []string // how commands ended in whose way something was
}

// A player plays one scenario on a database of its own.
type player struct {
	t      *testing.T
	s      *Scenario
	e      *engine
	binary string
	db     *sql.DB
	url    string
	server string // address of the server, "" for SQLite
	m      *model
	schema []string

	after  bool // the ids have been rewritten
	again  bool // this is the second rewrite
	isHalf bool // the rewrite ended in its middle, for a reason that is known
	turns  bool // triggers that turn late ids may be there
	writes int  // rows that the application has written
	late   int  // numbers its rows
	Report
}

// errStop ends a scenario that has come to a legal end before its last step.
var errStop = errors.New("stop")

// play runs the scenario and returns an error when something is not as it must be.
func play(t *testing.T, s Scenario, binary string) (Report, error) {
	p := &player{t: t, s: &s, e: engineOf(s.Engine), binary: binary}
	p.url, p.server, p.db = p.e.open(t)
	version, err := texts(p.db, p.e.version())
	if err != nil {
		return p.Report, err
	}
	p.Version = version[0][0]
	if err := p.build(); err != nil {
		return Report{Version: p.Version, Unbuilt: err.Error()}, nil
	}
	read, err := readAll(p.db, p.s, p.form())
	if err == nil {
		p.m = newModel(p.s, read)
		err = p.m.compare(read, false, false)
	}
	if err != nil {
		return p.Report, fmt.Errorf("before the first step: %w", err)
	}
	if p.schema, err = readSchema(p.db, p.s); err != nil {
		return p.Report, err
	}
	for i, st := range s.Steps {
		if err := p.step(st); errors.Is(err, errStop) {
			break
		} else if err != nil {
			return p.Report, fmt.Errorf("step %d, %s: %w", i+1, st.Verb, err)
		}
	}
	p.Writes = p.writes
	return p.Report, nil
}

// build makes the tables and rows on a connection that does not enforce keys.
func (p *player) build() error {
	conn, err := p.db.Conn(p.t.Context())
	if err != nil {
		return err
	}
	defer conn.Close()
	off, on := "", ""
	switch {
	case p.e.name == "sqlite":
		off, on = "PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"
	case p.e.mysql():
		off, on = "SET foreign_key_checks = 0", "SET foreign_key_checks = 1"
	}
	tables, rows, rest := p.s.ddl()
	list := append(append([]string{off}, tables...), "BEGIN")
	list = append(append(append(list, rows...), "COMMIT"), append(rest, on)...)
	for _, q := range list {
		if q == "" {
			continue
		}
		if _, err := conn.ExecContext(context.Background(), q); err != nil {
			if len(q) > 400 {
				q = q[:400] + "…"
			}
			return fmt.Errorf("%s: %w", q, err)
		}
	}
	return nil
}

// form is how the ids of the class are stored now.
func (p *player) form() form {
	return p.e.forms[p.s.Form]
}

// step runs a verb through its faults and then to its end.
func (p *player) step(st Step) error {
	if st.Verb == "verify" || st.Verb == "finish" {
		return p.short(st.Verb)
	}
	if st.Verb == "second" {
		return p.second()
	}
	target := st.Verb == "rewrite"
	p.turns = p.turns || target && p.s.has(normalise)
	for i, f := range st.Faults {
		if err := p.fault(st.Verb, f); err != nil {
			return fmt.Errorf("fault %d (%s): %w", i+1, f, err)
		}
		if err := p.check(); err != nil {
			return fmt.Errorf("after fault %d (%s): %w", i+1, f, err)
		}
	}
	code, pr := 0, (*process)(nil)
	for range 6 {
		var err error
		if pr, err = start(p.binary, p.command(st.Verb, p.url)...); err != nil {
			return err
		}
		if code, err = pr.end(); err != nil {
			return err
		}
		if target && code == 3 && strings.Contains(pr.errText(), "resume takes the request back") {
			if err := p.resume(); err != nil {
				return err
			}
			continue
		}
		// What a killed process or a cut connection leaves behind ends by itself.
		if code != 1 && code != 5 || len(st.Faults) == 0 {
			break
		}
	}
	switch code {
	case 0:
		p.after, p.turns = target, p.turns && target
		if err := p.exactly(target); err != nil {
			return fmt.Errorf("%w\n%s", err, pr)
		}
		return p.reached(target)
	case 1:
		known := ""
		switch why := pr.errText(); {
		case p.harmed() && strings.Contains(why, "changed too"):
			known = "a trigger writes to other columns"
		case p.s.has("--allow-triggers") && p.isForbidden() && strings.Contains(why, "ck_t"):
			known = "a CHECK beside triggers, with which nothing is tried"
		case st.holds() && p.isForbidden() && strings.Contains(why, "ck_t"):
			known = "a CHECK of rows that others held while they were to be tried"
		}
		if known != "" {
			p.Refused, p.isHalf = known, true
			if err := p.check(); err != nil {
				return err
			}
			return errStop
		}
	case 3:
		return p.refused(st, pr, target)
	}
	return fmt.Errorf("exit %d where nothing was in the way\n%s", code, pr)
}

// resume takes back the undo that a rival has requested of a run it could not end.
func (p *player) resume() error {
	pr, err := start(p.binary, "migrate", "resume", "--column", p.s.nameOf(p.s.Column), "--database", p.url)
	if err != nil {
		return err
	}
	code, err := pr.end()
	if err == nil && code != 0 {
		err = fmt.Errorf("exit %d\n%s", code, pr)
	}
	return err
}

func (p *player) command(verb, url string, more ...string) []string {
	return append(append(p.s.args(verb), "--database", url), more...)
}

// reached notes the end of a step.
func (p *player) reached(target bool) error {
	switch {
	case !target:
		p.Undone = true
	case p.m.moves() > 0:
		p.Rewrote = true
	default:
		p.Refused = "nothing to do"
		return errStop // no run is recorded
	}
	return nil
}

// refused accepts a refusal that has changed nothing, and one of a step that an earlier
// process, killed after its last commit, has brought to its end.
func (p *player) refused(st Step, pr *process, target bool) error {
	why := strings.TrimSpace(pr.errText())
	if len(st.Faults) > 0 {
		p.after = target
		if p.exactly(target) == nil {
			// Without an id to rewrite nothing was done, and a plan may be refused.
			if target && p.m.moves() > 0 && !p.s.rule().listed {
				return fmt.Errorf("refused what is done already\n%s", pr)
			}
			return p.reached(target)
		}
	}
	p.after = !target
	if err := p.exactly(!target); err != nil {
		return fmt.Errorf("%w\nafter the refusal of\n%s", err, pr)
	}
	p.Refused = why
	if strings.Contains(why, "ck_t") && !p.isForbidden() {
		return fmt.Errorf("refused by a CHECK that every id passes\n%s", pr)
	}
	// An undo that follows its run can only be refused for what was written since.
	if !target && !(p.s.has(normalise) && p.writes > 0) {
		return fmt.Errorf("the undo is refused\n%s", pr)
	}
	return errStop
}

// isForbidden reports whether a CHECK refuses an image.
func (p *player) isForbidden() bool {
	return slices.ContainsFunc(p.s.Tables, func(t Table) bool { return p.s.forbidden(&t) != "" })
}

// harmed reports whether a trigger may fire that writes to a note as an id changes. The
// command looks at every row of chunks so small, and ends at such a change.
func (p *player) harmed() bool {
	return p.s.has("--allow-triggers") && slices.ContainsFunc(p.s.Tables, func(t Table) bool {
		return t.Trigger == "note" && p.s.inClass(&t)
	})
}

// short runs verify or finish, which leave the tables alone.
func (p *player) short(verb string) error {
	pr, err := start(p.binary, p.command(verb, p.url)...)
	if err != nil {
		return err
	}
	code, err := pr.end()
	if err != nil {
		return err
	}
	if code != 0 {
		return fmt.Errorf("exit %d\n%s", code, pr)
	}
	p.turns = p.turns && verb != "finish"
	if err := p.exactly(p.after); err != nil {
		return err
	}
	if verb != "finish" {
		return nil
	}
	left, err := p.leftovers()
	if err == nil && len(left) > 0 {
		err = fmt.Errorf("finish has left %v", left)
	}
	return err
}

// exactly compares rows and schema with the model.
func (p *player) exactly(after bool) error {
	read, err := readAll(p.db, p.s, p.form())
	if err != nil {
		return err
	}
	if err := p.m.compare(read, after, false); err != nil {
		return err
	}
	return p.sameSchema()
}

func (p *player) sameSchema() error {
	now, err := readSchema(p.db, p.s)
	if err != nil {
		return err
	}
	if p.turns {
		now = slices.DeleteFunc(now, func(line string) bool {
			return strings.HasPrefix(line, "trigger ") && strings.Contains(line, "sqluuid_normalise")
		})
	}
	if d := differences(now, p.schema); d != "" {
		return fmt.Errorf("the schema has changed:\n%s", d)
	}
	return nil
}

// readAtOnce reads all tables in one snapshot: a server may still commit the chunk of a connection
// that was cut.
func (p *player) readAtOnce() (map[string]map[string]Row, error) {
	options := &sql.TxOptions{Isolation: sql.LevelRepeatableRead}
	if p.e.name == "sqlite" {
		options = nil // a transaction there is a snapshot, and the driver knows no levels
	}
	tx, err := p.db.BeginTx(context.Background(), options)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	return readAll(tx, p.s, p.form())
}

// check looks at a state between two steps: every id is old or new everywhere.
func (p *player) check() error {
	was := p.after
	defer func() { p.after = was }()
	read, err := p.readAtOnce()
	if err != nil {
		return err
	}
	return p.m.compare(read, false, true)
}

// leftovers lists tables, schemas and names of constraints of the command.
func (p *player) leftovers() ([]string, error) {
	q := `SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() UNION
		SELECT CONSTRAINT_NAME FROM information_schema.TABLE_CONSTRAINTS
		WHERE TABLE_SCHEMA = DATABASE()`
	switch p.e.name {
	case "sqlite":
		q = "SELECT name FROM sqlite_master"
	case "postgres":
		q = "SELECT nspname FROM pg_namespace"
	}
	rows, err := texts(p.db, q)
	var out []string
	for _, r := range rows {
		if strings.HasPrefix(r[0], "sqluuid") {
			out = append(out, r[0])
		}
	}
	return out, err
}
