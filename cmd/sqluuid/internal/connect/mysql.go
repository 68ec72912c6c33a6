package connect

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"strings"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func openMySQL(raw string) (*sql.DB, string, error) {
	cfg, place, err := mysqlConfig(raw)
	if err != nil {
		return nil, "", err
	}
	db, err := openConfig(cfg)
	return db, place, err
}

// openPackets opens a pool whose connections take several statements in one message.
func openPackets(raw string) (*sql.DB, error) {
	cfg, _, err := mysqlConfig(raw)
	if err != nil {
		return nil, err
	}
	cfg.MultiStatements = true
	return openConfig(cfg)
}

// askEngine asks what the server is: URLs of MariaDB begin with mysql in many places.
func askEngine(ctx context.Context, db *sql.DB) (engine.Profile, error) {
	ctx, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	var version string
	if err := db.QueryRowContext(ctx, "SELECT VERSION()").Scan(&version); err != nil {
		return engine.Profile{}, fmt.Errorf("cannot ask for the version of the server: %w", Reason(err))
	}
	if strings.Contains(strings.ToLower(version), "mariadb") {
		return engine.MariaDB, nil
	}
	return engine.MySQL, nil
}

func openConfig(cfg *mysql.Config) (*sql.DB, error) {
	connector, err := mysql.NewConnector(cfg)
	if err != nil {
		return nil, badURL("the driver refuses its options")
	}
	return sql.OpenDB(connector), nil
}

func mysqlConfig(raw string) (*mysql.Config, string, error) {
	u, err := ParseURL(raw)
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
	// Else a command that reads again and again would read what its first snapshot has.
	cfg.Params["autocommit"] = "1"
	cfg.Logger = silent{} // the driver's errors come back to us as well
	place := fmt.Sprintf("%s at %s, database %q, as %q", u.Scheme, cfg.Addr, cfg.DBName, cfg.User)
	return cfg, place, nil
}

type silent struct{}

func (silent) Print(...any) {}
