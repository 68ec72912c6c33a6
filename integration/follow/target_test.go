package follow_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A target is an engine of the programs with the type that its columns get.
type target struct {
	programs.Target

	name   string
	text   string // the type before
	typ    string // and after
	toNew  string // a text as the new type
	toText string // and back
}

var targets = map[string]target{
	"PostgreSQL": {text: "varchar(36)", typ: "uuid", toNew: "CAST(%s AS uuid)", toText: "CAST(%s AS text)"},
	"MySQL": {text: "CHAR(36) CHARACTER SET ascii", typ: "BINARY(16)", toNew: "UUID_TO_BIN(%s)",
		toText: "BIN_TO_UUID(%s)"},
	"MariaDB": {text: "CHAR(36) CHARACTER SET ascii", typ: "BINARY(16)", toNew: "UNHEX(REPLACE(%s, '-', ''))",
		toText: "LOWER(CONCAT_WS('-', LEFT(HEX(%[1]s), 8), SUBSTR(HEX(%[1]s), 9, 4), SUBSTR(HEX(%[1]s), 13, 4), SUBSTR(HEX(%[1]s), 17, 4), RIGHT(HEX(%[1]s), 12)))"},
	"MariaDB uuid": {text: "CHAR(36) CHARACTER SET ascii", typ: "UUID", toNew: "%s",
		toText: "CAST(%s AS CHAR CHARACTER SET ascii)"},
}

// columns are the columns of ids, by table.
var columns = map[string][]string{"users": {"id"}, "orders": {"id", "user_id"}}

var tables = []string{"orders", "users"} // by name, as locks are taken

// A shop is a database with users and orders, and a session of its owner.
type shop struct {
	target
	t     testing.TB
	url   string
	db    *sql.DB // the owner's
	gate  follow.Gate
	run   int64
	epoch string
	isNew bool
	dwell time.Duration // for which an exchange keeps its locks
	only  int           // the number of tables that an exchange stops after, 0 for all
	alone bool          // no release follows
	skip  int           // the number of tables that an exchange before has done
}

func (s *shop) must(query string, args ...any) {
	s.t.Helper()
	if _, err := s.db.ExecContext(s.t.Context(), query, args...); err != nil {
		s.t.Fatalf("%v\n%s", err, query)
	}
}

// openShop makes the tables with their twins, and no gate.
func openShop(t testing.TB, name string) *shop {
	t.Helper()
	of := targets[name]
	of.name, of.Target = name, programs.Targets[name]
	url, admin := of.Server.Own(t)
	s := &shop{target: of, t: t, url: url, db: admin, run: 1}
	if !of.IsPostgres() {
		parent, err := of.Connector(url, "multiStatements=true")
		if err != nil {
			t.Fatal(err)
		}
		s.db = sql.OpenDB(parent)
		t.Cleanup(func() { s.db.Close() })
	}
	s.must("CREATE TABLE users (id " + of.text + " NOT NULL PRIMARY KEY, email VARCHAR(80))")
	s.must("CREATE TABLE orders (id " + of.text + " NOT NULL PRIMARY KEY, user_id " + of.text + " NOT NULL, n INT, CONSTRAINT of_user FOREIGN KEY (user_id) REFERENCES users (id))")
	numbers := "(WITH RECURSIVE c AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM c WHERE n < 900) SELECT n FROM c) x"
	random := "uuid()"
	if of.IsPostgres() {
		random = "gen_random_uuid()"
	}
	s.must("INSERT INTO users (id, email) SELECT " + random + ", 'first' FROM " + numbers)
	s.must("INSERT INTO orders (id, user_id, n) SELECT " + random + ", id, 1 FROM users")
	var schema string
	current := "SELECT DATABASE()"
	if of.IsPostgres() {
		current = "SELECT current_schema()"
	}
	if err := s.db.QueryRow(current).Scan(&schema); err != nil {
		t.Fatal(err)
	}
	var err error
	if s.gate, err = follow.NewGate(of.Profile, schema); err != nil {
		t.Fatal(err)
	}
	s.expand()
	return s
}

// expand makes the twins, fills them, and keeps both in step by triggers.
func (s *shop) expand() {
	unseen := " NULL INVISIBLE AFTER "
	if s.IsPostgres() {
		unseen = ""
	}
	for table, cols := range columns {
		var add, set, fix []string
		for _, c := range cols {
			after := ""
			if unseen != "" {
				after = unseen + c
			}
			add = append(add, "ADD COLUMN "+c+"__new "+s.typ+after)
			set = append(set, c+"__new = "+fmt.Sprintf(s.toNew, c))
			if s.IsPostgres() {
				fix = append(fix, "ALTER COLUMN "+c+"__new SET NOT NULL")
			} else {
				fix = append(fix, "MODIFY "+c+"__new "+s.typ+" NOT NULL"+s.twinDefault(true)+" INVISIBLE AFTER "+c)
			}
			if c == "id" {
				fix = append(fix, "ADD CONSTRAINT "+table+"_twin UNIQUE ("+c+"__new)")
			}
		}
		s.must("ALTER TABLE " + table + " " + strings.Join(add, ", "))
		for _, st := range s.triggers(table, false) {
			s.must(st)
		}
		s.must("UPDATE " + table + " SET " + strings.Join(set, ", "))
		s.must("ALTER TABLE " + table + " " + strings.Join(fix, ", "))
	}
	s.must("ALTER TABLE orders ADD CONSTRAINT of_user_twin FOREIGN KEY (user_id__new) REFERENCES users (id__new)")
}

// twinDefault is what MariaDB needs of a column that is not seen.
func (s *shop) twinDefault(isNew bool) string {
	switch {
	case s.Server != dbtest.MariaDB:
		return ""
	case isNew && s.typ == "BINARY(16)":
		return ` DEFAULT '\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'`
	case isNew:
		return " DEFAULT '00000000-0000-0000-0000-000000000000'"
	}
	return " DEFAULT ''"
}

// triggers make the triggers of a table for the names before or after a change.
func (s *shop) triggers(table string, isNew bool) []string {
	textSuffix, newSuffix := "", "__new"
	if isNew {
		textSuffix, newSuffix = "__old", ""
	}
	if s.IsPostgres() {
		var b strings.Builder
		fmt.Fprintf(&b, "CREATE OR REPLACE FUNCTION twin_%s() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ", table)
		for _, c := range columns[table] {
			text, id := "NEW."+c+textSuffix, "NEW."+c+newSuffix
			toNew, toText := fmt.Sprintf(s.toNew, text), fmt.Sprintf(s.toText, id)
			fmt.Fprintf(&b, "IF TG_OP = 'INSERT' THEN IF %[2]s IS NULL THEN %[2]s := %[3]s; ELSE %[1]s := %[4]s; END IF; "+
				"ELSIF %[1]s IS DISTINCT FROM OLD.%[5]s THEN %[2]s := %[3]s; ELSIF %[2]s IS DISTINCT FROM OLD.%[6]s THEN %[1]s := %[4]s; END IF; ",
				text, id, toNew, toText, c+textSuffix, c+newSuffix)
		}
		b.WriteString("RETURN NEW; END $$")
		all := []string{b.String()}
		if !s.isNew && !isNew {
			all = append(all, fmt.Sprintf("DROP TRIGGER IF EXISTS twin ON %s", table),
				fmt.Sprintf("CREATE TRIGGER twin BEFORE INSERT OR UPDATE ON %[1]s FOR EACH ROW EXECUTE FUNCTION twin_%[1]s()", table))
		}
		return all
	}
	var all []string
	for _, event := range []string{"UPDATE", "INSERT"} {
		var b strings.Builder
		fmt.Fprintf(&b, "CREATE TRIGGER twin_%s_%s_%v BEFORE %s ON %s FOR EACH ROW BEGIN ", table, event, isNew, event, table)
		for _, c := range columns[table] {
			text, id := "NEW."+c+textSuffix, "NEW."+c+newSuffix
			toNew, toText := fmt.Sprintf(s.toNew, text), fmt.Sprintf(s.toText, id)
			if event == "INSERT" {
				given := id + " IS NOT NULL"
				if s.twinDefault(true) != "" { // by which of the two a program has a name for
					given = strings.ToUpper(fmt.Sprint(isNew))
				}
				fmt.Fprintf(&b, "IF %s THEN SET %s = %s; ELSE SET %s = %s; END IF; ", given, text, toText, id, toNew)
				continue
			}
			fmt.Fprintf(&b, "IF NOT (%s <=> OLD.%s) THEN SET %s = %s; ELSEIF NOT (%s <=> OLD.%s) THEN SET %s = %s; END IF; ",
				text, c+textSuffix, id, toNew, id, c+newSuffix, text, toText)
		}
		all = append(all, b.String()+"END")
	}
	return all
}

// makeGate makes the gate, as a run does when it begins.
func (s *shop) makeGate() {
	s.t.Helper()
	s.epoch = newEpoch()
	s.must(s.gate.SQL(follow.Create), s.gate.CreateArgs(int64(s.run), s.epoch)...)
	if text := s.gate.SQL(follow.Close); text != "" {
		s.must(text)
	}
	s.must(s.gate.SQL(follow.Begin), s.run, s.epoch)
}

// A cutOver is what one exchange of the names did.
type cutOver struct {
	holds  int
	locked time.Duration // from the locks to the end of the transaction or the packet
	open   time.Time
	held   time.Time
}

// length is how long a hold may last.
const length = 4000

// switchOver exchanges the names of all columns and their twins, in the other direction than the last
// time. It holds at most three times.
func (s *shop) switchOver(ctx context.Context) (cutOver, error) {
	var done cutOver
	if _, err := s.db.ExecContext(ctx, s.gate.SQL(follow.Announce), s.run, s.epoch); err != nil {
		return done, err
	}
	time.Sleep(follow.AnnounceFor)
	for done.holds = 1; ; done.holds++ {
		done.held = time.Now()
		if n, err := programs.Affected(s.db.ExecContext(ctx, s.gate.SQL(follow.Hold), length, s.run, s.epoch)); err != nil || n != 1 {
			return done, errors.Join(err, fmt.Errorf("the hold changed %d rows", n))
		}
		time.Sleep(follow.HoldFor)
		next := newEpoch()
		var err error
		if !s.alone { // a release that does not follow never rests
			err = s.quiet(ctx)
		}
		began := time.Now()
		if err == nil {
			err = s.exchange(ctx, next)
		}
		done.locked, done.open = time.Since(began), time.Now()
		if err == nil {
			s.epoch, s.isNew = next, !s.isNew
			return done, nil
		}
		if _, err2 := s.db.ExecContext(ctx, s.gate.SQL(follow.Leave), s.phase(s.isNew), s.run, s.epoch); err2 != nil || done.holds == 3 {
			return done, errors.Join(err, err2)
		}
		s.t.Logf("hold %d: %v", done.holds, err)
		time.Sleep(300 * time.Millisecond)
	}
}

// strangers lists the sessions that do not follow.
func (s *shop) strangers() (found []string) {
	s.t.Helper()
	owner, err := s.db.Conn(s.t.Context())
	if err != nil {
		s.t.Fatal(err)
	}
	defer owner.Close()
	rows, err := owner.QueryContext(s.t.Context(), s.gate.SQL(follow.Sessions))
	if err != nil {
		s.t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var session, user, host, program string
		if err := rows.Scan(&session, &user, &host, &program); err != nil {
			s.t.Fatal(err)
		}
		found = append(found, session)
	}
	if err := rows.Err(); err != nil {
		s.t.Fatal(err)
	}
	return found
}

func (s *shop) phase(isNew bool) string {
	if isNew {
		return follow.PhaseNew
	}
	return follow.PhaseOld
}

// quiet waits for the end of the transactions under way. The error names the session that has the
// oldest.
func (s *shop) quiet(ctx context.Context) error {
	for begun := time.Now(); ; time.Sleep(10 * time.Millisecond) {
		var session, user, host, program string
		err := s.db.QueryRowContext(ctx, s.gate.SQL(follow.Busy)).Scan(&session, &user, &host, &program)
		if errors.Is(err, sql.ErrNoRows) {
			return nil
		}
		if err != nil {
			return err
		}
		if time.Since(begun) > time.Second {
			return fmt.Errorf("session %s of %s@%s has a transaction open", session, user, host)
		}
	}
}

// exchange is the transaction or the packet.
func (s *shop) exchange(ctx context.Context, next string) error {
	if s.IsPostgres() {
		return s.exchangePostgres(ctx, next)
	}
	return s.exchangeMySQL(ctx, next)
}

func (s *shop) exchangePostgres(ctx context.Context, next string) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	from, to := "__new", "__old"
	if s.isNew {
		from, to = to, from
	}
	all := []string{"SET LOCAL lock_timeout = '300ms'", "LOCK TABLE " + strings.Join(tables, ", ") + " IN ACCESS EXCLUSIVE MODE"}
	for _, table := range tables {
		for _, c := range columns[table] {
			all = append(all, "ALTER TABLE "+table+" RENAME "+c+" TO "+c+to, "ALTER TABLE "+table+" RENAME "+c+from+" TO "+c)
		}
		all = append(all, s.triggers(table, !s.isNew)[0])
	}
	for _, st := range all {
		if _, err := tx.ExecContext(ctx, st); err != nil {
			return fmt.Errorf("%w: %s", err, st)
		}
	}
	if _, err := tx.ExecContext(ctx, "SELECT pg_sleep($1)", s.dwell.Seconds()); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, s.gate.SQL(follow.Change), s.phase(!s.isNew), next, s.run, s.epoch); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, s.gate.SQL(follow.Assert), next); err != nil {
		return err
	}
	return tx.Commit()
}

func (s *shop) exchangeMySQL(ctx context.Context, next string) error {
	c, err := s.db.Conn(ctx)
	if err != nil {
		return err
	}
	defer c.Close()
	if _, err := c.ExecContext(ctx, "SET SESSION lock_wait_timeout = 1, innodb_lock_wait_timeout = 1"); err != nil {
		return err
	}
	if _, err := c.ExecContext(ctx, s.gate.SQL(follow.Values), s.phase(!s.isNew), next, s.run, s.epoch); err != nil {
		return err
	}
	from, to := "__new", "__old"
	out, in := s.text+" NOT NULL"+s.twinDefault(false)+" INVISIBLE", s.typ+" NOT NULL"
	if s.isNew {
		from, to = to, from
		out, in = s.typ+" NOT NULL"+s.twinDefault(true)+" INVISIBLE", s.text+" NOT NULL"
	}
	packet := []string{"LOCK TABLES orders WRITE, users WRITE, " + s.gate.Table() + " WRITE",
		s.gate.SQL(follow.Assert), s.gate.SQL(follow.Switching)}
	if s.skip == 0 {
		packet = append(packet, s.gate.SQL(follow.Halve))
	}
	if s.dwell > 0 {
		packet = append(packet, fmt.Sprintf("DO SLEEP(%f)", s.dwell.Seconds()))
	}
	for i, table := range tables {
		if s.only > 0 && i >= s.only {
			break
		}
		if i < s.skip {
			continue
		}
		var change []string
		for _, col := range columns[table] {
			change = append(change, "CHANGE "+col+" "+col+to+" "+out, "CHANGE "+col+from+" "+col+" "+in)
		}
		packet = append(packet, "ALTER TABLE "+table+" "+strings.Join(change, ", ")+", ALGORITHM=INPLACE, LOCK=NONE")
	}
	for _, table := range tables {
		if s.only > 0 { // as a server that was killed
			break
		}
		packet = append(packet, s.triggers(table, !s.isNew)...)
		for _, event := range []string{"UPDATE", "INSERT"} {
			packet = append(packet, fmt.Sprintf("DROP TRIGGER twin_%s_%s_%v", table, event, s.isNew))
		}
	}
	if s.only == 0 {
		packet = append(packet, s.gate.SQL(follow.Mend), s.gate.SQL(follow.Change))
	}
	packet = append(packet, "UNLOCK TABLES")
	if _, err = c.ExecContext(ctx, strings.Join(packet, ";\n")); err != nil {
		_, err2 := c.ExecContext(context.WithoutCancel(ctx), "UNLOCK TABLES")
		return errors.Join(err, err2)
	}
	return nil
}

// pairs counts the rows whose columns and twins hold different ids.
func (s *shop) pairs() (rows, differ int) {
	s.t.Helper()
	text, id := "", "__new"
	if s.isNew {
		text, id = "__old", ""
	}
	for table, cols := range columns {
		for _, c := range cols {
			var all, bad int
			query := fmt.Sprintf("SELECT COUNT(*), COALESCE(SUM(CASE WHEN %s = %s THEN 0 ELSE 1 END), 0) FROM %s",
				fmt.Sprintf(s.toText, c+id), c+text, table)
			if err := s.db.QueryRow(query).Scan(&all, &bad); err != nil {
				s.t.Fatal(err)
			}
			rows, differ = rows+all, differ+bad
		}
	}
	return rows, differ
}

// mustConnect returns the driver's connector for a user, "" for the owner.
func mustConnect(t *testing.T, s *shop, user string) driver.Connector {
	t.Helper()
	url := s.url
	if user != "" {
		url = strings.NewReplacer("postgres@", user+"@", "root@", user+"@").Replace(url)
	}
	c, err := s.Connector(url, "")
	if err != nil {
		t.Fatal(err)
	}
	return c
}
