package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/go-sql-driver/mysql"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	_ "github.com/mattn/go-sqlite3" // registers sqlite3

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// connectTimeout bounds how long a server may take to answer.
const connectTimeout = 10 * time.Second

// A database is an open pool, its engine, and how to speak of it without its
// password.
type database struct {
	*sql.DB
	engine engine.Profile
	place  string
}

// scheme is one way in which URLs begin.
type scheme struct {
	engine engine.Profile
	open   func(raw string) (*sql.DB, string, error)
	advice string // when it cannot be used
}

const (
	serverAdvice = "check that the server runs there, has this database, and lets this user in"
	fileAdvice   = "give an SQLite file that no other process holds"
)

// schemes is the one list of them.
var schemes = map[string]scheme{
	"postgres":   {engine.PostgreSQL, openPostgres, serverAdvice},
	"postgresql": {engine.PostgreSQL, openPostgres, serverAdvice},
	"mysql":      {engine.MySQL, openMySQL, serverAdvice},
	"mariadb":    {engine.MariaDB, openMySQL, serverAdvice},
	"sqlite":     {engine.SQLite, openSQLite, fileAdvice},
	"sqlserver":  {engine.SQLServer, openSQLServer, certificateAdvice},
}

const urlForms = "want sqlite:/path/file.db, postgres://user:password@host:port/db, mariadb://user:password@host:port/db, mysql://… or sqlserver://user:password@host:port?database=db"

// badURL is the error of a URL that cannot be read. It never holds the URL.
func badURL(format string, args ...any) error {
	return usagef("cannot read the database URL: %w; %s", fmt.Errorf(format, args...), urlForms)
}

// openDatabase opens a URL and makes sure that the server answers. Its errors
// never hold the URL, which may have a password in it.
func openDatabase(ctx context.Context, raw string) (*database, error) {
	name, _, ok := strings.Cut(raw, ":")
	s, known := schemes[strings.ToLower(name)]
	if !ok || !known {
		return nil, usagef("cannot read the database URL: %s", urlForms)
	}
	db, place, err := s.open(raw)
	if err != nil {
		return nil, err
	}
	if err := ping(ctx, db); err != nil {
		db.Close()
		if ctx.Err() != nil {
			return nil, stoppedError{fmt.Errorf("stopped before %s was reached: %w", place, context.Cause(ctx))}
		}
		return nil, fmt.Errorf("cannot reach %s: %w; %s", place, reason(err), s.advice)
	}
	return &database{DB: db, engine: s.engine, place: place}, nil
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

// reason cuts a connection error down to its cause: what stands around it
// repeats addresses, users and settings.
func reason(err error) error {
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

// parseURL is url.Parse without the URL in its error.
func parseURL(raw string) (*url.URL, error) {
	u, err := url.Parse(raw)
	if err != nil {
		var e *url.Error
		if errors.As(err, &e) {
			err = e.Err
		}
		if strings.Contains(err.Error(), "port") {
			err = errors.New("the port is no number (a password with special characters must be percent-encoded)")
		} else if strings.Contains(err.Error(), "userinfo") || strings.Contains(err.Error(), "escape") {
			err = errors.New("a special character is not percent-encoded")
		}
		return nil, badURL("%w", err)
	}
	// A slash, a question mark or a number sign in a password ends the host
	// too early, and what follows is taken for a name that may be shown.
	if strings.ContainsRune(u.Path+u.RawQuery, '@') || u.Fragment != "" || strings.Count(u.Path, "/") > 1 {
		return nil, badURL("a special character in the user or password is not percent-encoded")
	}
	return u, nil
}

func openPostgres(raw string) (*sql.DB, string, error) {
	u, err := parseURL(raw)
	if err != nil {
		return nil, "", err
	}
	cfg, err := pgx.ParseConfig(u.String())
	if err != nil {
		return nil, "", badURL("the PostgreSQL driver refuses it")
	}
	cfg.ConnectTimeout, cfg.DialFunc = connectTimeout, dialer().DialContext
	cfg.RuntimeParams["client_encoding"] = "UTF8" // else names come in the encoding of the database
	place := fmt.Sprintf("PostgreSQL at %s, database %q, as %q", net.JoinHostPort(cfg.Host, fmt.Sprint(cfg.Port)), cfg.Database, cfg.User)
	return stdlib.OpenDB(*cfg), place, nil
}

func openMySQL(raw string) (*sql.DB, string, error) {
	u, err := parseURL(raw)
	if err != nil {
		return nil, "", err
	}
	// The options after the question mark are the driver's own.
	query := u.Query()
	socket := query.Get("socket")
	query.Del("socket")
	secured := mysql.NewConfig()
	if err := mysqlTLS(secured, query, socket != ""); err != nil {
		return nil, "", err
	}
	cfg, err := mysql.ParseDSN("/?" + query.Encode())
	if err != nil {
		return nil, "", badURL("the driver refuses its options")
	}
	if !query.Has("tls") {
		cfg.TLS, cfg.TLSConfig = secured.TLS, secured.TLSConfig
		cfg.AllowFallbackToPlaintext = secured.AllowFallbackToPlaintext
	}
	cfg.DBName = strings.TrimPrefix(u.Path, "/")
	if cfg.DBName == "" || u.Opaque != "" {
		return nil, "", badURL("it names no database")
	}
	cfg.User = u.User.Username()
	cfg.Passwd, _ = u.User.Password()
	cfg.Net, cfg.Addr = "tcp", u.Host
	switch {
	case socket != "":
		cfg.Net, cfg.Addr = "unix", socket
	case u.Host == "":
		cfg.Addr = "127.0.0.1:3306"
	case u.Port() == "":
		cfg.Addr = net.JoinHostPort(u.Hostname(), "3306")
	}
	if cfg.Timeout == 0 {
		cfg.Timeout = connectTimeout
	}
	cfg.DialFunc = dialer().DialContext
	// A limit of the server's (max_join_size) would refuse questions to its catalogue.
	if cfg.Params == nil {
		cfg.Params = map[string]string{}
	}
	cfg.Params["sql_big_selects"] = "1"
	delete(cfg.Params, "max_join_size") // set after it, it would turn that off again
	cfg.Logger = silent{}               // the driver's errors come back to us as well
	connector, err := mysql.NewConnector(cfg)
	if err != nil {
		return nil, "", badURL("the driver refuses its options")
	}
	place := fmt.Sprintf("%s at %s, database %q, as %q", u.Scheme, cfg.Addr, cfg.DBName, cfg.User)
	return sql.OpenDB(connector), place, nil
}

type silent struct{}

func (silent) Print(...any) {}

// openSQLite takes everything after "sqlite:" as the path of a file that is
// there; a migration never makes one.
func openSQLite(raw string) (*sql.DB, string, error) {
	_, path, _ := strings.Cut(raw, ":")
	path = strings.TrimPrefix(path, "//")
	if path == "" {
		return nil, "", badURL("it names no file")
	}
	switch info, err := os.Stat(path); {
	case err != nil:
		var e *os.PathError
		if errors.As(err, &e) {
			err = e.Err
		}
		return nil, "", fmt.Errorf("cannot open the SQLite file %q: %w; give the path of an existing file", path, err)
	case info.IsDir():
		return nil, "", fmt.Errorf("cannot open the SQLite file %q: it is a folder; give the path of an existing file", path)
	}
	dsn := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: "mode=rw&_busy_timeout=2000&_mutex=no"}
	db, err := sql.Open("sqlite3", dsn.String())
	if err != nil {
		return nil, "", fmt.Errorf("cannot open the SQLite file %q: %w", path, err)
	}
	db.SetMaxOpenConns(1) // one writer, and pragmas that stay
	return db, fmt.Sprintf("the SQLite file %q", path), nil
}
