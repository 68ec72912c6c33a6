package connect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An Error is one that programs tell apart, with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrURL occurs when a URL cannot be read, or says what does not go together.
	ErrURL Error = "cannot read the database URL"

	// ErrStopped occurs when the context ended before the server answered.
	ErrStopped Error = "stopped"
)

// connectTimeout bounds how long a server may take to answer.
const connectTimeout = 10 * time.Second

// A Database is an open pool, its engine, and how to speak of it without its
// password.
type Database struct {
	*sql.DB
	Engine engine.Profile
	Place  string
	// Packets has connections that take several statements in one message, on MySQL and MariaDB. It
	// has none before it is used.
	Packets *sql.DB
}

// Close closes both pools.
func (d *Database) Close() error {
	err := d.DB.Close()
	if d.Packets != nil {
		err = errors.Join(err, d.Packets.Close())
	}
	return err
}

// scheme is one way in which URLs begin.
type scheme struct {
	engine engine.Profile
	open   func(raw string) (*sql.DB, string, error)
	advice string // when it cannot be used

	packets func(raw string) (*sql.DB, error) // nil: there are none
}

const (
	serverAdvice = "check that the server runs there, has this database, and lets this user in"
	tlsAdvice    = "check sslmode, sslrootcert and the name of the host in the URL"
	optionAdvice = "check the options behind the question mark of the URL"
	fileAdvice   = "give an SQLite file that no other process holds"
)

// adviceOn returns what to do about an error. The drivers do not have types for all errors of TLS.
// An option that a driver does not know becomes a setting of the session, which the server refuses.
func (s scheme) adviceOn(err error) string {
	if s.advice != serverAdvice {
		return s.advice
	}
	for _, a := range []struct{ part, advice string }{
		{"x509: ", tlsAdvice}, {"does not support TLS", tlsAdvice}, {"refused TLS", tlsAdvice},
		{"SQLSTATE 42704", optionAdvice}, {"Error 1193 ", optionAdvice}, {"Error 1064 ", optionAdvice},
	} {
		if strings.Contains(err.Error(), a.part) {
			return a.advice
		}
	}
	return s.advice
}

// schemes is the one list of them.
var schemes = map[string]scheme{
	"postgres":   {engine.PostgreSQL, openPostgres, serverAdvice, nil},
	"postgresql": {engine.PostgreSQL, openPostgres, serverAdvice, nil},
	"mysql":      {engine.MySQL, openMySQL, serverAdvice, openPackets},
	"mariadb":    {engine.MariaDB, openMySQL, serverAdvice, openPackets},
	"sqlite":     {engine.SQLite, openSQLite, fileAdvice, nil},
	"sqlserver":  {engine.SQLServer, openSQLServer, certificateAdvice, nil},
}

// EngineOf returns the engine that a URL names.
func EngineOf(raw string) (p engine.Profile, ok bool) {
	name, _, _ := strings.Cut(raw, ":")
	s, ok := schemes[strings.ToLower(name)]
	return s.engine, ok
}

// Open opens a URL and makes sure that the server answers. Its errors
// never hold the URL, which may have a password in it.
func Open(ctx context.Context, raw string) (*Database, error) {
	name, _, ok := strings.Cut(raw, ":")
	s, known := schemes[strings.ToLower(name)]
	if !ok || !known {
		return nil, fmt.Errorf("%w: %s", ErrURL, urlForms)
	}
	db, place, err := s.open(raw)
	if err != nil {
		return nil, err
	}
	if err := ping(ctx, db); err != nil {
		db.Close()
		if ctx.Err() != nil {
			return nil, fmt.Errorf("%w before %s was reached: %w", ErrStopped, place, context.Cause(ctx))
		}
		why := Reason(err)
		return nil, fmt.Errorf("cannot reach %s: %w; %s", place, why, s.adviceOn(why))
	}
	out := &Database{DB: db, Engine: s.engine, Place: place}
	if s.packets == nil {
		return out, nil
	}
	if out.Engine, err = askEngine(ctx, db); err == nil {
		out.Packets, err = s.packets(raw)
	}
	if err != nil {
		db.Close()
		return nil, err
	}
	return out, nil
}

// ping waits for the server. SQL Server's driver waits for its first answer without a look
// at the context.
func ping(ctx context.Context, db *sql.DB) error {
	ctx, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	answer := make(chan error, 1)
	go func() { answer <- db.PingContext(ctx) }()
	select {
	case err := <-answer:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Reason cuts a connection error down to its cause: what stands around it
// repeats addresses, users and settings.
func Reason(err error) error {
	var op *net.OpError
	var dns *net.DNSError
	var answer *pgconn.PgError
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("no answer within %v", connectTimeout)
	case errors.As(err, &dns):
		return fmt.Errorf("host %q is not known", dns.Name)
	case errors.As(err, &op):
		return op.Err
	case errors.As(err, &answer):
		return fmt.Errorf("the server says: %s (SQLSTATE %s)", answer.Message, answer.Code)
	}
	for next := errors.Unwrap(err); next != nil; next = errors.Unwrap(err) {
		err = next
	}
	return err
}
