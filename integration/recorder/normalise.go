package recorder

import (
	"crypto/sha256"
	"database/sql/driver"
	"encoding/hex"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A Normaliser puts placeholders in the place of what differs from run to run. One
// belongs to one rendering. It leaves text alone but for what rules, Database, and KnownID say:
//
//   - <database>: the name of the test's own database. Statements about databases of other
//     tests, which a run meets on the same server, are left out.
//   - <label>: the day and the random digits in the names of what a copy makes.
//   - <process>: the random digits in the name of a worker.
//   - <time>: a time as text, or as the driver's own type.
//   - <hash>: 64 hexadecimal digits, which depend on the name of the database.
//   - <size>: the bytes of a table, which depend on what else the server does.
//   - <number n>: an integer of 100,000 or more, which is random, and any in a statement
//     about PROCESSLIST, which is the number of a connection. The same number has the same n.
//     Such numbers in a row are sorted.
//   - <id n>: an id that neither the tables nor their images have, with which the engine is
//     tried. Statements in a row that differ in such ids only are counted. Twelve known ids
//     or more and nothing else are a sample in no order: they are sorted, and four are shown,
//     with the hash of all.
//   - Watching (pg_blocking_pids, the holders of locks on MySQL and MariaDB) depends on the
//     clock: it is left out, with what its connections ask first. So is the progress of the
//     run, which is read once a second.
//   - Polls are written once, without their errors: PROCESSLIST, metadata locks, PREPARE
//     sqluuid_probe, KILL QUERY. What a connection asks about its server before them is
//     written once, too.
//   - Statements of several connections that were under way at the same time are sorted by
//     connection. Of the guards of a swap on MySQL and MariaDB, it is left out whether each
//     got its lock.
type Normaliser struct {
	// Database is the name of the test's own database, "" if it has none.
	Database string
	// Others are the other databases of the server. A run asks about them too.
	Others map[string]bool
	// KnownID reports whether an id, as 32 digits, is the same in every run. The others
	// are numbered.
	KnownID func(digits string) bool

	numbers map[string]int
}

// rules are what no two runs have alike, in text and in arguments.
var rules = []struct {
	of   *regexp.Regexp
	with string
}{
	// The label of what a copy makes: a day, and six random digits.
	{regexp.MustCompile(`(\b|_)20\d{6}_[0-9a-f]{6}`), "${1}<label>"},
	// A worker: sixteen random digits, and its number.
	{regexp.MustCompile(`\b[0-9a-f]{16}/`), "<process>/"},
	{regexp.MustCompile(`\b20\d\d-\d\d-\d\d[T ][\d:]{8}(\.\d+)?(Z|[+-]\d\d(:\d\d)?)?`), "<time>"},
	// Of a definition that has a label or numbers of the catalogue in it.
	{regexp.MustCompile(`\b[0-9a-f]{64}\b`), "<hash>"},
	// The number of a connection.
	{regexp.MustCompile(`\bKILL QUERY \d+`), "KILL QUERY <connection>"},
}

func (n *Normaliser) text(s string) string {
	if n.Database != "" {
		s = strings.ReplaceAll(s, n.Database, "<database>")
	}
	for _, r := range rules {
		s = r.of.ReplaceAllString(s, r.with)
	}
	return s
}

const (
	// large is from where an integer is taken for a random one, or for a time.
	large = 100_000
	// session is in statements whose integers are numbers of connections.
	session = "PROCESSLIST"
)

// signOn writes the row of a worker, which has the number of its connection.
var signOn = regexp.MustCompile(`^INSERT INTO \S*migration_worker`)

// columns writes rows about the columns of a run, which have the sizes of their tables. A table is
// a few pages larger when a server could not reuse what an earlier change had left.
var columns = regexp.MustCompile(`^(INSERT INTO|UPDATE) \S*migration[._]column`)

// page is the smallest page of an engine, in bytes.
const page = 4096

const (
	manyIDs  = 12 // ids alone are sorted from so many on
	shownIDs = 4  // of them
)

// arguments are the placeholders and literals of a statement. Random numbers in a row are
// a set that the server has sorted: so are their placeholders. Many ids and nothing else
// are a sample, in no order: they are sorted, and most are counted only.
func (n *Normaliser) arguments(e Entry) []string {
	out := make([]string, len(e.Args))
	if n.sample(e) {
		for i, a := range e.Args {
			out[i] = literal(a.Value)
		}
		slices.Sort(out)
		rest := fmt.Sprintf("… %d more [%s]", len(out)-shownIDs, tag(strings.Join(out, ",")))
		return append(out[:shownIDs], rest)
	}
	from := 0 // where a row of numbers begins
	for i, a := range e.Args {
		if out[i] = n.argument(e, a.Value); !strings.HasPrefix(out[i], "<number ") {
			from = i + 1
		}
		slices.Sort(out[from : i+1])
	}
	return out
}

func (n *Normaliser) sample(e Entry) bool { return len(e.Args) >= manyIDs && n.all(e, true) }

func (n *Normaliser) unknown(e Entry) bool { return len(e.Args) > 0 && n.all(e, false) }

// all reports whether all arguments are ids that are known, or all are ids that are not.
func (n *Normaliser) all(e Entry, known bool) bool {
	return !slices.ContainsFunc(e.Args, func(a driver.NamedValue) bool {
		id, ok := "", false
		switch v := a.Value.(type) {
		case string:
			id, ok = digits(v)
		case []byte:
			id, ok = hex.EncodeToString(v), len(v) == 16
		}
		return !ok || n.known(id) != known
	})
}

func (n *Normaliser) argument(e Entry, v driver.Value) string {
	switch v := v.(type) {
	case int64:
		if v > 0 && v%page == 0 && sent(e, columns) {
			return "<size>"
		}
		isSession := sent(e, signOn) || strings.Contains(strings.ToUpper(e.Text), session)
		if v >= large || v != 0 && isSession {
			return n.number("number", fmt.Sprint(v))
		}
	case string:
		id, ok := digits(v)
		switch {
		case hashText.MatchString(v):
			return "'" + n.number("hash", v) + "'"
		case ok && !n.known(id):
			return "'" + n.number("id", id) + "'"
		}
	case []byte:
		if len(v) == 16 && !n.known(hex.EncodeToString(v)) {
			return "x'" + n.number("id", hex.EncodeToString(v)) + "'"
		}
	}
	return n.text(literal(v))
}

func (n *Normaliser) known(id string) bool { return n.KnownID == nil || n.KnownID(id) }

// number gives each value a number of its own, so that it can be told where it comes
// again.
func (n *Normaliser) number(kind, value string) string {
	if n.numbers == nil {
		n.numbers = map[string]int{}
	}
	at, ok := n.numbers[kind+value]
	if !ok {
		n.numbers[kind]++
		at = n.numbers[kind]
		n.numbers[kind+value] = at
	}
	return fmt.Sprintf("<%s %d>", kind, at)
}

var idText = regexp.MustCompile(`(?i)^\{?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$`)

// tag is a short hash.
func tag(s string) string { return fmt.Sprintf("%.4x", sha256.Sum256([]byte(s))) }

// hashText is the hash of a column class and of a plan, which have the name of the database
// in them.
var hashText = regexp.MustCompile(`^[0-9a-f]{64}$`)

// digits returns the 32 digits of an id as text.
func digits(s string) (string, bool) {
	bare := strings.NewReplacer("-", "", "{", "", "}", "").Replace(s)
	return strings.ToLower(bare), idText.MatchString(s)
}

// asides are what a connection asks about the others, and does for them, when there is
// time for it, and what a worker says of itself while it waits. Whether and how often differs from run to run: they are left out.
var asides = regexp.MustCompile(`pg_blocking_pids|` +
	`^UPDATE \S*migration_worker\S* SET session = |^DEALLOCATE PREPARE sqluuid_probe|^SELECT x\.id, COALESCE\(p\.USER, ''\)`)

// polls are statements that ask until something is so. How often differs from run to run:
// one of them stands for all in a row.
var polls = regexp.MustCompile(`information_schema\.PROCESSLIST|performance_schema\.processlist|` +
	`performance_schema\.metadata_locks|setup_instruments|^KILL QUERY|^PREPARE sqluuid_probe`)

// facts are what a connection of MySQL or MariaDB asks first. One that asks for nothing
// else, asides apart, only looks at the others.
var facts = regexp.MustCompile(`^SELECT VERSION\(\)|^SHOW GLOBAL VARIABLES LIKE 'wsrep_on'|` +
	`^SELECT @@lower_case_table_names|replication_group_members`)

// watchers are the connections that only look at others.
func watchers(all []Entry) map[int]bool {
	out := map[int]bool{}
	for _, e := range all {
		looks := sent(e, asides) || sent(e, facts)
		if before, ok := out[e.Conn]; !ok || before {
			out[e.Conn] = looks
		}
	}
	return out
}

// A run looks before each chunk whether it should wait, and, when a second has passed, how
// far it is: the latter is left out.
var (
	control = regexp.MustCompile(`^SELECT requested, seq FROM `)
	getRun  = regexp.MustCompile(`^SELECT moved \+ \(`)
)

// In the swap of MySQL and MariaDB, sessions guard the tables until the RENAME has come to
// them. Whether one gets its lock and gives it back, or is ended, is a race.
var (
	guards = regexp.MustCompile(`^LOCK TABLES [^,]* WRITE(, [^,]*sqluuid_pin[^,]* WRITE)?$`)
	unlock = regexp.MustCompile(`^UNLOCK TABLES$`)
)

// foreign reports whether a statement is about the database of another test, which it
// finds on the same server.
func (n *Normaliser) foreign(e Entry) bool {
	return slices.ContainsFunc(e.Args, func(a driver.NamedValue) bool {
		name, ok := a.Value.(string)
		return ok && name != n.Database && (n.Others[name] || otherTest.MatchString(name))
	})
}

var otherTest = regexp.MustCompile(`^sqluuid_(test_)?[0-9a-f_]{6,}$`)

func sent(e Entry, re *regexp.Regexp) bool {
	return (e.Kind == Run || e.Kind == Prepare) && re.MatchString(e.Text)
}

func isPoll(e Entry) bool { return sent(e, polls) }

// calm leaves out the asides, and puts statements that were under way at the same time in
// the order of their connections.
func (n *Normaliser) calm(all []Entry) (out []Entry) {
	var entries []Entry
	watcher, known := watchers(all), map[string]bool{}
	for _, e := range all {
		timed := sent(e, getRun) && len(entries) > 0 && sent(entries[len(entries)-1], control)
		if sent(e, facts) {
			fact := fmt.Sprint(e.Conn, e.Text)
			if known[fact] {
				continue // it asks again before each poll
			}
			known[fact] = true
		}
		if isPoll(e) || sent(e, guards) {
			e.Err = nil // it says what the answer is, or who was quicker
		}
		if !timed && !watcher[e.Conn] && !sent(e, asides) && !n.foreign(e) {
			entries = append(entries, e)
		}
	}
	entries = lastPolls(entries)
	for len(entries) > 0 {
		m, end := 1, entries[0].to
		for m < len(entries) && (entries[m].from < end || isPoll(entries[m]) && isPoll(entries[m-1])) {
			end = max(end, entries[m].to)
			m++
		}
		out = append(out, n.together(entries[:m])...)
		entries = entries[m:]
	}
	return n.others(out)
}

// waits are the polls for one thing. The last one got the answer, and the others may have
// come before what they wait for.
var waits = regexp.MustCompile(`performance_schema\.(processlist|metadata_locks)|information_schema\.PROCESSLIST`)

// lastPolls leaves out the polls for one thing that their connection sends again before
// anything else.
func lastPolls(list []Entry) []Entry {
	later := map[int]map[string]bool{}
	out := make([]Entry, 0, len(list))
	for _, e := range slices.Backward(list) {
		switch {
		case !sent(e, waits):
			later[e.Conn] = map[string]bool{}
		case later[e.Conn][e.Text]:
			continue
		case later[e.Conn] == nil:
			later[e.Conn] = map[string]bool{e.Text: true}
		default:
			later[e.Conn][e.Text] = true
		}
		out = append(out, e)
	}
	slices.Reverse(out)
	return out
}

// others counts statements in a row that only differ in ids which are not known, and
// leaves out a poll that comes right after the same one.
func (n *Normaliser) others(list []Entry) (out []Entry) {
	for _, e := range list {
		last := len(out) - 1
		if last >= 0 && e.Kind == Run && e.Conn == out[last].Conn && e.Text == out[last].Text &&
			e.Err == nil && out[last].Err == nil && n.unknown(e) && n.unknown(out[last]) {
			out[last].more++
			continue
		}
		if last >= 0 && isPoll(e) && e.Conn == out[last].Conn &&
			n.text(e.Text) == n.text(out[last].Text) {
			continue
		}
		out = append(out, e)
	}
	return out
}

// together sorts a group of statements by their connections, and leaves out polls that
// repeat.
func (n *Normaliser) together(group []Entry) []Entry {
	slices.SortStableFunc(group, func(a, b Entry) int { return a.Conn - b.Conn })
	seen, guard := map[string]bool{}, map[int]bool{}
	return slices.DeleteFunc(group, func(e Entry) bool {
		key := fmt.Sprint(e.Conn, n.text(e.Text))
		again := isPoll(e) && seen[key] || sent(e, unlock) && guard[e.Conn]
		seen[key], guard[e.Conn] = true, sent(e, guards)
		return again
	})
}
