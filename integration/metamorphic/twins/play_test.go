//go:build unix

package twins

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A Report is what happened in a scenario.
type Report struct {
	Version  string // of the server
	Unbuilt  string // why the server did not take the schema or the rows
	Refused  string // what a plan said
	Runs     int    // that were ready
	CutOvers int    // there or back
	Undone   int
	Finished int
	Kills    int
	Freezes  int
	Ends     int // of sessions
	Rivals   int
	InVain   int // commands that gave up without a fault
	Deeds    int
	Switched int // deeds with ErrSwitched
	Deadlock int
	Facts    int // values that were compared
}

// A player plays one scenario on a database of its own.
type player struct {
	s       *Scenario
	l       *lab.Lab
	db      *sql.DB // of the oracle; its sessions do not follow
	app     *sql.DB
	writers []*writer
	stop    sync.RWMutex // held by a player that looks

	stage    string // "none", "ready", "after" or "end"
	filled   bool   // each id has its counterpart
	leaves   bool   // an undo or a finish has begun
	finishes bool   // a finish has begun
	schema   map[string][]string
	Report
}

// play plays a scenario. Its error says what is not as it must be.
func play(t *testing.T, s Scenario) (r Report, err error) {
	s.images = &images{of: map[string]string{}, old: map[string]string{}}
	p := &player{s: &s, l: lab.Open(t, s.Engine), stage: "none", schema: map[string][]string{}}
	p.l.DB.SetMaxIdleConns(0)
	connector, err := p.connector(p.l.URL)
	if err != nil {
		return p.Report, err
	}
	p.db = sql.OpenDB(connector)
	p.db.SetMaxIdleConns(0)
	defer p.db.Close()
	role, url := "", p.l.URL
	if s.Role {
		role, url = p.l.Role(t)
	}
	version := "SELECT split_part(current_setting('server_version'), ' ', 1)"
	if s.isInnoDB() {
		version = "SELECT SUBSTRING_INDEX(VERSION(), '-', 1)"
	}
	if err := p.db.QueryRow(version).Scan(&p.Version); err != nil {
		return p.Report, err
	}
	if !s.isInnoDB() && p.l.Before(t, 15) { // it has no column lists
		for i := range s.Tables {
			s.Tables[i].Extras = slices.DeleteFunc(s.Tables[i].Extras, func(x string) bool {
				return x == "publication"
			})
		}
	}
	list, ledgers := s.ddl(role)
	for _, text := range list {
		if _, err := p.db.Exec(text); err != nil {
			return Report{Version: p.Version, Unbuilt: fmt.Sprintf("%s: %v", lab.Clip(text), err)}, nil
		}
	}
	end, err := p.write(url, ledgers)
	if err != nil {
		return p.Report, err
	}
	defer func() {
		end()
		r = p.Report
	}()
	if p.schema["none"], err = p.catalogue(); err != nil {
		return r, err
	}
	if err := p.check(false); err != nil {
		return r, fmt.Errorf("before the first step: %w", err)
	}
	for i, st := range s.Steps {
		undone := i+1 < len(s.Steps) && s.Steps[i+1].Verb == "undo"
		over, err := p.step(st, undone)
		if err == nil {
			err = p.failed()
		}
		if err != nil {
			return r, fmt.Errorf("step %d, %s: %w", i+1, st.Verb, err)
		}
		if over {
			break
		}
	}
	return r, nil
}

// target is how programs use the engine.
func (p *player) target() programs.Target {
	if p.s.Engine == onMariaDB && (p.s.Type == "uuid" || p.s.Tables[0].Type == "uuid") {
		return programs.Targets["MariaDB uuid"]
	}
	return programs.Targets[p.s.Engine]
}

func (p *player) connector(url string) (driver.Connector, error) {
	options := ""
	if p.s.isInnoDB() {
		options = innodbMode
	}
	return p.target().Connector(url, options)
}

// write starts the writers. They follow, but where the keys are numbers, which nobody can follow: such
// writers know no type of a key.
func (p *player) write(url string, ledgers []model) (end func(), err error) {
	connector, err := p.connector(url)
	if err != nil {
		return nil, err
	}
	if !p.s.numbers() {
		connector = sqltype.Follow(connector, p.target().Profile, p.s.followed())
	}
	p.app = sql.OpenDB(connector)
	p.app.SetMaxIdleConns(p.s.Writers)
	ctx, cancel := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	for i, m := range ledgers {
		w := &writer{s: p.s, no: i, db: p.app, r: rand.New(rand.NewPCG(p.s.Seed, uint64(100+i))),
			stop: &p.stop, m: m, failed: map[string]int{}}
		p.writers = append(p.writers, w)
		wg.Go(func() { w.run(ctx) })
	}
	return func() {
		cancel()
		wg.Wait()
		p.app.Close()
		for _, w := range p.writers {
			p.Deeds, p.Switched = p.Deeds+w.done, p.Switched+w.switched
			p.Deadlock += w.failed["40P01"] + w.failed["1213"] + w.failed["1467"]
		}
	}, nil
}

// failed reports what a writer has met.
func (p *player) failed() error {
	p.stop.Lock()
	defer p.stop.Unlock()
	for _, w := range p.writers {
		if w.wrong != nil {
			return w.wrong
		}
	}
	return nil
}

// step runs a verb through its faults and to its end. It reports whether the scenario is over.
func (p *player) step(st Step, undone bool) (over bool, err error) {
	p.leaves = st.Verb == "undo" || st.Verb == "finish"
	p.finishes = st.Verb == "finish"
	p.stop.Lock()
	p.s.images.brings.Store(p.finishes)
	p.stop.Unlock()
	p.filled = p.filled && !p.leaves
	for i, f := range st.Faults {
		if err := p.fault(st.Verb, f); err != nil {
			return false, fmt.Errorf("fault %d (%s): %w", i+1, f, err)
		}
		if err := p.check(false); err != nil {
			return false, fmt.Errorf("after fault %d (%s): %w", i+1, f, err)
		}
	}
	if st.Verb == "run" && undone && len(st.Faults) > 0 {
		if at, err := p.look(); err != nil || at == "none" {
			return true, err // nothing was begun
		}
		p.stage = "ready" // an undo may take back what has not come to its end
		return false, nil
	}
	var pr *process
	code := -1
	for try := range 10 {
		if pr, err = start(p.command(st.Verb)); err != nil {
			return false, err
		}
		if code, err = pr.end(); err != nil {
			return false, err
		}
		// What a killed process leaves behind ends by itself, and a transaction may outlast a hold.
		if code == 0 || code == 4 || st.Verb == "run" && code == 3 || try > 1 && len(st.Faults) == 0 &&
			st.Verb != "cutover" && st.Verb != "back" {
			break
		}
		if at, err := p.look(); err == nil && len(st.Faults) > 0 && (st.Verb == "undo" && at == "none" ||
			st.Verb == "finish" && at == "none") && code == 3 { // no run is left
			code = 0
			break
		}
		if len(st.Faults) == 0 {
			p.InVain++
		}
		time.Sleep(300 * time.Millisecond)
	}
	switch {
	case code == 3 && st.Verb == "run" && p.stage == "none":
		p.Refused = strings.TrimSpace(pr.errText())
		return true, p.same("none", "after the refusal of\n"+pr.String())
	case code != 0:
		return false, fmt.Errorf("nothing was in the way, and of the rows: %v\n%s", p.check(false), pr)
	}
	if err := p.reached(st); err != nil {
		return false, fmt.Errorf("%w\n%s", err, pr)
	}
	return false, nil
}

func (p *player) command(verb string) []string {
	return append(p.s.args(verb), "--database", p.l.URL)
}

// reached checks what a verb has left.
func (p *player) reached(st Step) error {
	was := p.stage
	p.stage, _ = next(p.stage, Step{Verb: st.Verb}, false)
	at, err := p.look()
	if err != nil {
		return err
	}
	if at != p.stage && !(p.stage == "end" && at == "none") {
		return fmt.Errorf("the columns are as in the stage %q, want %q", at, p.stage)
	}
	switch st.Verb {
	case "run":
		p.Runs++
	case "cutover", "back":
		p.CutOvers++
	case "undo":
		p.Undone++
		p.s.images.forget() // another run draws others
	case "finish":
		p.Finished++
	}
	p.filled, p.leaves = p.stage == "ready" || p.stage == "after", false
	if st.Verb == "run" && was == "none" || st.Verb == "undo" {
		delete(p.schema, "ready")
		delete(p.schema, "after")
	}
	if err := p.same(p.stage, "the schema at the stage "+p.stage); err != nil {
		return err
	}
	return p.check(true)
}

// same compares the schema with what it was at the same stage before.
func (p *player) same(stage, what string) error {
	now, err := p.catalogue()
	if err != nil {
		return err
	}
	if stage == "end" {
		return p.finished(now)
	}
	was, ok := p.schema[stage]
	if !ok {
		p.schema[stage] = now
		return nil
	}
	if d := difference(was, now); d != "" {
		return fmt.Errorf("%s has changed:\n%s", what, d)
	}
	return nil
}

// finished compares kinds and names with those before the run.
func (p *player) finished(now []string) error {
	names := func(list []string) (out []string) {
		for _, line := range list {
			kind, rest, _ := strings.Cut(line, "|")
			name, _, _ := strings.Cut(rest, "|")
			out = append(out, kind+" "+name)
		}
		return out
	}
	if d := difference(names(p.schema["none"]), names(now)); d != "" {
		return fmt.Errorf("finish has left another schema:\n%s", d)
	}
	return nil
}

func difference(was, now []string) string {
	var out []string
	for _, line := range was {
		if !slices.Contains(now, line) {
			out = append(out, "- "+line)
		}
	}
	for _, line := range now {
		if !slices.Contains(was, line) {
			out = append(out, "+ "+line)
		}
	}
	if len(out) > 12 {
		out = append(out[:12], "…")
	}
	return strings.Join(out, "\n")
}

// catalogue reads the schema. It is not read while a cut-over may change it.
func (p *player) catalogue() ([]string, error) {
	if p.s.isInnoDB() {
		return p.innodbCatalogue()
	}
	return p.texts(catalogue)
}

// texts reads rows as lines.
func (p *player) texts(query string, args ...any) (out []string, err error) {
	list, err := textRows(p.db, query, args...)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", lab.Clip(query), err)
	}
	for _, line := range list {
		out = append(out, strings.Join(line, "|"))
	}
	return out, nil
}

// fault runs a process of the verb to which something happens.
func (p *player) fault(verb string, f Fault) error {
	pr, err := start(p.command(verb))
	if err != nil {
		return err
	}
	var rival *process
	if f.Kind == "rival" {
		p.Rivals++
		if rival, err = start(p.command(verb)); err != nil {
			return err
		}
	} else {
		pr.reach(f.Lines, time.Duration(f.Micros)*time.Microsecond)
	}
	span := time.Duration(f.Millis) * time.Millisecond
	switch f.Kind {
	case "kill":
		p.Kills++
		pr.send(syscall.SIGKILL)
	case "freeze":
		p.Freezes++
		pr.send(syscall.SIGSTOP)
		time.Sleep(span)
		pr.send(syscall.SIGCONT)
	case "end":
		p.Ends++
		if _, err := p.texts("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' " +
			"AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"); err != nil {
			return err
		}
	case "pause":
		if _, err := p.request("pause"); err != nil {
			return err
		}
		time.Sleep(span)
		code, err := p.request("resume")
		for try := 0; code == 1 && err == nil && try < 20; try++ { // the server is busy
			time.Sleep(300 * time.Millisecond)
			code, err = p.request("resume")
		}
		if err != nil {
			return err
		}
	}
	for _, pr := range []*process{pr, rival} {
		if pr == nil {
			continue
		}
		code, err := pr.end()
		if err != nil {
			return err
		}
		isBusy := code == 1 && strings.Contains(pr.errText(), "locked by another session")
		if code == 2 || code == 4 || f.Kind == "pause" && code != 0 && code != 3 && !isBusy {
			return fmt.Errorf("exit %d\n%s", code, pr)
		}
	}
	return nil
}

// request runs a command that asks something of the run.
func (p *player) request(verb string) (code int, err error) {
	pr, err := start(append(p.s.args(verb), "--database", p.l.URL))
	if err != nil {
		return 0, err
	}
	return pr.end()
}

// environment reads a number of a variable.
func environment(t *testing.T, name string, otherwise int) int {
	t.Helper()
	v := os.Getenv(name)
	if v == "" {
		return otherwise
	}
	n := 0
	if _, err := fmt.Sscan(v, &n); err != nil || n < 1 {
		t.Fatalf("%s is %q, want a number from 1", name, v)
	}
	return n
}
