//go:build unix

package metamorphic

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"syscall"
	"time"
)

// fault starts the verb and lets something happen to it. When it returns nobody works on
// the database any more.
func (p *player) fault(verb string, f Fault) error {
	if f.Writes || f.Kind == "traffic" {
		w, err := p.startTraffic()
		if err != nil {
			return err
		}
		defer w.end()
	}
	switch f.Kind {
	case "cut":
		return p.cut(verb, f)
	case "freeze", "hold":
		return p.freeze(verb, f)
	}
	pr, err := start(p.binary, p.command(verb, p.url)...)
	if err != nil {
		return err
	}
	if f.Kind == "kill" {
		pr.reach(f.Chunks, micros(f))
		pr.signal(syscall.SIGKILL)
	}
	code, err := pr.end()
	if pr.killed() && err == nil {
		p.Killed++
		return nil
	}
	return p.legal(pr, code, err, f.Writes || f.Kind == "traffic")
}

func micros(f Fault) time.Duration { return time.Duration(f.Micros) * time.Microsecond }

// legal are the exit codes of a command in whose way something was. Under traffic a
// verification in place may find ids that came after it began (exit code 4).
func (p *player) legal(pr *process, code int, err error, traffic bool) error {
	if err == nil && code != 0 {
		p.Ended = append(p.Ended, fmt.Sprintf("exit %d: %s", code, strings.TrimSpace(pr.errText())))
	}
	switch {
	case err != nil:
		return err
	case code == 0 || code == 1 || code == 3 || code == 5 || code == 4 && traffic:
		return nil
	}
	return fmt.Errorf("exit %d\n%s", code, pr)
}

// cut runs the verb behind a proxy that cuts its connections.
func (p *player) cut(verb string, f Fault) error {
	x, err := newProxy(p.server)
	if err != nil {
		return err
	}
	defer x.close()
	if f.At != atOnce {
		x.cutAtCommit(f.At, f.Chunks)
	}
	pr, err := start(p.binary, p.command(verb, through(p.t, p.url, x.address()))...)
	if err != nil {
		return err
	}
	if f.At == atOnce {
		pr.reach(f.Chunks, micros(f))
		x.cutAll()
	}
	p.Cut++
	code, err := pr.end()
	return p.legal(pr, code, err, f.Writes)
}

// freeze stops a worker with SIGSTOP, lets others work, and lets it go on. With "hold" rows that it
// needs are locked before, so that it is stopped inside a chunk. Where an undo was requested then, it
// ends with the chunk in its hands.
func (p *player) freeze(verb string, f Fault) error {
	unlock, wait := func() {}, "2s"
	if f.Kind == "hold" {
		unlock, wait = p.lockRows(f), "30s"
	}
	pr, err := start(p.binary, p.command(verb, p.url, "--lock-wait", wait)...)
	if err != nil {
		unlock()
		return err
	}
	switch {
	case f.Kind != "hold":
		pr.reach(f.Chunks, micros(f))
	default:
		pr.await(`"event":"waiting"`, 5*time.Second)
	}
	pr.signal(syscall.SIGSTOP)
	if f.Kind == "hold" {
		for i := 0; i < 50 && !p.isClaimed(); i++ { // it is between two attempts
			pr.signal(syscall.SIGCONT)
			pr.reach(0, time.Duration(10+i)*time.Millisecond)
			pr.signal(syscall.SIGSTOP)
		}
	}
	if f.Kind == "freeze" && f.between() {
		for i := 0; i < 20 && p.inside(); i++ {
			pr.signal(syscall.SIGCONT)
			pr.reach(pr.seen()+1, time.Duration(i)*time.Millisecond)
			pr.signal(syscall.SIGSTOP)
		}
	}
	unlock()
	select {
	case <-pr.done:
	default:
		p.Frozen++
	}
	worked, last, requested := pr.seen() > 0, "", false
	var failed error
	for _, rival := range f.Rivals {
		if rival == "same" {
			rival = verb
		}
		second, err := start(p.binary, p.command(rival, p.url, "--lock-wait", "1s")...)
		if err != nil {
			failed = err
			break
		}
		select {
		case <-second.done:
		case <-time.After(5 * time.Second):
			pr.signal(syscall.SIGCONT)
			worked = false
		}
		code, err := second.end()
		requested = requested || rival == "undo" && verb == "rewrite" && code == 1 &&
			strings.Contains(second.errText(), "its undo is requested")
		switch code {
		case 0:
			last = rival
		case 3: // it has changed nothing
		default:
			last = ""
		}
		if failed = p.legal(second, code, err, f.Writes); failed != nil {
			break
		}
	}
	had := pr.seen()
	pr.signal(syscall.SIGCONT)
	code, err := pr.end()
	if failed != nil {
		return failed
	}
	if more := pr.seen() - had; requested && (code == 0 || more > p.s.Workers) {
		return fmt.Errorf("it went on for %d chunks though its undo was requested\n%s", more, pr)
	}
	if last != "" && worked && !f.Writes {
		if err := p.stays(last == "rewrite"); err != nil {
			return fmt.Errorf("it has written after the %s of another process: %w\n%s", last, err, pr)
		}
	}
	return p.legal(pr, code, err, f.Writes)
}

// between reports whether a freeze is to come between two chunks, as far as that can be
// told. Any other comes where it comes.
func (f Fault) between() bool { return f.At%2 == 0 }

// inside reports whether a transaction of the command is open, where that can be told.
func (p *player) inside() bool {
	switch p.e.name {
	case "sqlite":
		conn, err := p.db.Conn(context.Background())
		if err != nil {
			return false
		}
		defer conn.Close()
		for _, q := range []string{"PRAGMA busy_timeout = 0", "BEGIN IMMEDIATE", "ROLLBACK"} {
			if _, err = conn.ExecContext(context.Background(), q); err != nil {
				break
			}
		}
		conn.ExecContext(context.Background(), "PRAGMA busy_timeout = 10000")
		return err != nil
	case "postgres":
		rows, err := texts(p.db, `SELECT pid FROM pg_stat_activity WHERE xact_start IS NOT NULL
			AND datname = current_database() AND pid <> pg_backend_pid()`)
		return err == nil && len(rows) > 0
	}
	return false
}

// isClaimed reports whether a worker has locked a range of the run, or an entry of its journal.
func (p *player) isClaimed() bool {
	prefix := map[bool]string{false: "sqluuid_", true: "sqluuid."}[p.e.name == "postgres"]
	for _, table := range []string{"migration_range", "migration_journal"} {
		query := "SELECT no FROM " + prefix + table
		all, err := texts(p.db, query)
		free, lockErr := texts(p.db, query+" FOR UPDATE SKIP LOCKED")
		if err == nil && lockErr == nil && len(free) < len(all) {
			return true
		}
	}
	return false
}

// stays reports an id that is not as another process has left it. A worker of that run that
// was frozen meanwhile must have written nothing when it went on.
func (p *player) stays(after bool) error {
	read, err := readAll(p.db, p.s, p.form())
	if err != nil {
		return err
	}
	return p.m.compare(read, after, false)
}

// lockRows locks rows of the named table until the function is called: one, or all of them, so that
// the first chunk with any of their ids waits.
func (p *player) lockRows(f Fault) (unlock func()) {
	tx, err := p.db.Begin()
	if err != nil {
		return func() {}
	}
	t := p.s.table(p.s.Column.Table)
	where := ""
	if n := slices.Sorted(maps.Keys(p.m.rows[t.ID])); !f.all() && len(n) > 0 {
		where = " WHERE " + p.e.q(t.Columns[0].Name) + " = " + n[f.Micros%len(n)]
	}
	tx.Exec("SELECT 1 FROM " + p.e.q(t.Name) + where + " FOR UPDATE")
	return func() { tx.Rollback() }
}

// holds reports whether rows are locked while a step looks at them.
func (st Step) holds() bool {
	return slices.ContainsFunc(st.Faults, func(f Fault) bool { return f.Kind == "hold" })
}

// all reports whether a fault that holds a worker up locks all rows of the named table.
func (f Fault) all() bool { return f.At%2 == 0 }
