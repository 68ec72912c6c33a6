package follow

import (
	_ "embed"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TableName is the name of the gate's table, in the schema of the followed column.
const TableName = "sqluuid_gate"

// The times of a change. A run that waits them out leaves no follower behind, and one that cannot
// see them out begins again.
const (
	// AnnounceFor is how long a change waits between [Announce] and [Hold]. Nobody is kept waiting
	// meanwhile.
	AnnounceFor = 1200 * time.Millisecond
	// HoldFor is how long a change waits at least between [Hold] and its locks. It goes on to wait
	// while [Busy] finds a transaction.
	HoldFor = 300 * time.Millisecond
	// Lead is for how long a hold does not stop what a follower had let pass before: the statement
	// for which a pool of pgx handed out a connection, or the first one after BEGIN. With the
	// greatest age of a reading it is less than HoldFor.
	Lead = 50 * time.Millisecond
	// MaxHold is the longest time for which a follower waits for one hold.
	MaxHold = 10 * time.Second

	// idle and announcement are the greatest age of a reading with which a statement is sent.
	idle         = time.Second
	announcement = 200 * time.Millisecond
	// poll is the time between two readings while something waits for the end of a hold.
	poll = 20 * time.Millisecond
	// readFor is the longest time for one reading.
	readFor = 3 * time.Second
)

// A Statement names one of the statements of a [Gate].
type Statement string

// The statements of a gate, in the order in which a run needs them. The comments name their
// arguments. The files postgres.sql and mysql.sql say more.
const (
	Create    Statement = "create"    // makes the table; takes [Gate.CreateArgs]
	Close     Statement = "close"     // PostgreSQL: takes the rights on it from everybody
	Others    Statement = "others"    // PostgreSQL, of the table's quoted name: the roles that still have rights
	Begin     Statement = "begin"     // run, epoch: a run takes the gate
	Announce  Statement = "announce"  // run, epoch: followers read it more often
	Hold      Statement = "hold"      // milliseconds, run, epoch
	Values    Statement = "values"    // MySQL, before the packet: phase, new epoch, run, epoch
	Assert    Statement = "assert"    // fails if the hold is about to end; PostgreSQL: after Change, of the new epoch
	Switching Statement = "switching" // MySQL, in the packet
	Halve     Statement = "halve"     // MySQL, in the packet: before the first name changes
	Mend      Statement = "mend"      // MySQL, in the packet: before Change
	Half      Statement = "half"      // MySQL, of the schema: whether a packet has stopped in its middle
	Change    Statement = "change"    // PostgreSQL: phase, new epoch, run, epoch; MySQL: none, in the packet
	Leave     Statement = "leave"     // phase, run, epoch: ends a hold without a change
	Busy      Statement = "busy"      // as Sessions: those that a change would wait for, after Hold
	Sessions  Statement = "sessions"  // session, user, host and program of the sessions that do not follow
)

// The phases of a gate. A run leaves it in the first or the last.
const (
	PhaseOld       = "old"       // the columns have the type from before the run
	PhaseAnnounced = "announced" // a change is near
	PhaseSwitching = "switching" // MySQL and MariaDB: some columns may have changed
	PhaseNew       = "new"       // the columns have the other type
)

var (
	//go:embed postgres.sql
	postgresSQL string
	//go:embed mysql.sql
	mysqlSQL string
)

// A dialect is how an engine spells the statements of a gate and of its followers.
type dialect struct {
	queries func() map[string]string
	mark    string // ends or begins what shows a session to be a follower's
	// processes lists the sessions of the server, and busy names the statement that lists those
	// with a transaction under way.
	processes, busy string
}

const (
	postgresMark = " [sqluuid follows]"
	mysqlMark    = "sqluuid_follow_"
)

// dialects are the engines on which columns change their type while programs run.
var dialects = map[engine.Profile]*dialect{
	engine.PostgreSQL:  {read(&postgresSQL), postgresMark, "", "busy"},
	engine.MySQL:       {read(&mysqlSQL), mysqlMark, "performance_schema.processlist", "busy by performance_schema"},
	engine.MariaDB:     {read(&mysqlSQL), mysqlMark, "information_schema.PROCESSLIST", "busy by information_schema"},
	engine.MariaDBUUID: {read(&mysqlSQL), mysqlMark, "information_schema.PROCESSLIST", "busy by information_schema"},
}

// read reads a file when its first statement is asked for.
func read(file *string) func() map[string]string {
	return sync.OnceValue(func() map[string]string { return parse(*file) })
}

// parse reads the statements of a file, in which {x} stands for one before it.
func parse(file string) map[string]string {
	all := map[string]string{}
	for _, section := range strings.Split("\n"+file, "\n-- name: ")[1:] {
		name, body, _ := strings.Cut(section, "\n")
		body = strings.TrimSpace(withoutComments(body))
		for known, text := range all {
			body = strings.ReplaceAll(body, "{"+known+"}", text)
		}
		all[name] = body
	}
	return all
}

// withoutComments leaves out the lines that are comments.
func withoutComments(body string) string {
	var b strings.Builder
	for line := range strings.Lines(body) {
		if !strings.HasPrefix(strings.TrimLeft(line, " \t"), "--") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// dialectOf returns the dialect of a profile.
func dialectOf(p engine.Profile) (*dialect, error) {
	if d := dialects[p]; d != nil {
		return d, nil
	}
	return nil, fmt.Errorf("sqltype: columns of %v do not change their type while programs run; "+
		"follow on PostgreSQL, MySQL or MariaDB: %w", p, errors.ErrUnsupported)
}

// A Gate spells the statements of the gate in one schema.
//
// A change announces itself, waits for [AnnounceFor], holds, waits for [HoldFor], and then takes
// its locks. It ends the hold and sets the new epoch in the transaction that renames the columns.
// No follower waits longer than [MaxHold] for a hold, whatever the row says.
type Gate struct {
	dialect *dialect
	profile engine.Profile
	table   string // quoted
}

// NewGate returns the gate in the schema, which on MySQL and MariaDB is a database. The error is
// [errors.ErrUnsupported] for other engines, or [engine.ErrIdentifier].
func NewGate(p engine.Profile, schema string) (Gate, error) {
	d, err := dialectOf(p)
	if err != nil {
		return Gate{}, err
	}
	q, err := p.Quote(schema)
	if err != nil {
		return Gate{}, err
	}
	table, err := p.Quote(TableName)
	return Gate{d, p, q + "." + table}, err
}

// Table returns the quoted name of the table.
func (g Gate) Table() string { return g.table }

// SQL returns a statement, or "" if the engine needs none.
func (g Gate) SQL(s Statement) string {
	if s == Busy {
		return g.text(g.dialect.busy)
	}
	return g.text(string(s))
}

// CreateArgs returns the arguments of [Create]. On MySQL and MariaDB it makes the row too.
func (g Gate) CreateArgs(run int64, epoch string) []any {
	if g.dialect.processes == "" {
		return nil
	}
	return []any{run, epoch}
}

// Grant returns the statement that lets a role read the gate. On MySQL and MariaDB the role is a
// user, as in app@%.
func (g Gate) Grant(role string) (string, error) { return g.about("grant", role) }

// Revoke returns the statement that takes all rights from a role. It is "" on MySQL and MariaDB.
func (g Gate) Revoke(role string) (string, error) { return g.about("revoke", role) }

func (g Gate) about(statement, role string) (string, error) {
	parts := []string{role}
	if i := strings.LastIndexByte(role, '@'); i >= 0 && g.dialect.processes != "" {
		parts = []string{role[:i], role[i+1:]}
	}
	for i, part := range parts {
		q, err := g.profile.Quote(part)
		if err != nil {
			return "", err
		}
		parts[i] = q
	}
	return strings.ReplaceAll(g.text(statement), "{role}", strings.Join(parts, "@")), nil
}

// text returns a statement of the file with its names.
func (g Gate) text(name string) string {
	return strings.NewReplacer("{gate}", g.table, "{mark}", "'"+g.dialect.mark+"'",
		"{processes}", g.dialect.processes).Replace(g.dialect.queries()[name])
}
