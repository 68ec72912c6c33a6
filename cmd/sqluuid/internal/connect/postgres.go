package connect

import (
	"database/sql"
	"fmt"
	"net"

	"github.com/go-sql-driver/mysql"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

func openPostgres(raw string) (*sql.DB, string, error) {
	u, err := ParseURL(raw)
	if err != nil {
		return nil, "", err
	}
	cfg, err := pgx.ParseConfig(u.String())
	if err != nil { // the driver's error has the whole URL
		if err := mysqlTLS(mysql.NewConfig(), u.Query(), false); err != nil {
			return nil, "", err
		}
		return nil, "", badURL("the PostgreSQL driver refuses it")
	}
	cfg.ConnectTimeout, cfg.DialFunc = connectTimeout, dialer().DialContext
	cfg.RuntimeParams["client_encoding"] = "UTF8" // else names come in the encoding of the database
	if cfg.RuntimeParams["application_name"] == "" {
		// A cut-over does not take such a session for a program's.
		cfg.RuntimeParams["application_name"] = "sqluuid"
	}
	place := fmt.Sprintf("PostgreSQL at %s, database %q, as %q",
		net.JoinHostPort(cfg.Host, fmt.Sprint(cfg.Port)), cfg.Database, cfg.User)
	return stdlib.OpenDB(*cfg), place, nil
}
