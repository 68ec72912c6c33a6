package connect

import (
	"cmp"
	"database/sql"
	"fmt"
	"net"
	"strings"

	mssql "github.com/microsoft/go-mssqldb"
	"github.com/microsoft/go-mssqldb/msdsn"
)

// certificateAdvice ends the error of a SQL Server that cannot be reached. Most have
// a certificate that nobody else has signed.
const certificateAdvice = serverAdvice + "; a certificate of its own needs " +
	"trustServerCertificate=true in the URL"

// openSQLServer takes the URLs of the driver: what stands after the host is the
// name of an instance, and the database is an option.
func openSQLServer(raw string) (*sql.DB, string, error) {
	u, err := ParseURL(raw)
	if err != nil {
		return nil, "", err
	}
	u.Scheme = strings.ToLower(u.Scheme)
	u.Path = strings.TrimSuffix(u.Path, "/")
	cfg, err := msdsn.Parse(u.String())
	if err != nil {
		return nil, "", badURL("the SQL Server driver refuses it")
	}
	switch {
	case cfg.Database == "" && cfg.Instance != "":
		return nil, "", badURL("%q after the host would be an instance of SQL Server; name the "+
			"database as ?database=NAME", cfg.Instance)
	case cfg.Database == "" || u.Opaque != "":
		return nil, "", badURL("it names no database")
	}
	cfg.LogFlags = 0 // the driver's errors come back to us as well
	if _, given := cfg.Parameters[msdsn.AppName]; !given {
		cfg.AppName = "sqluuid"
	}
	if _, given := cfg.Parameters[msdsn.DialTimeout]; !given {
		cfg.DialTimeout = connectTimeout
	}
	host := cfg.Host
	if cfg.Instance != "" {
		host += `\` + cfg.Instance
	} else {
		host = net.JoinHostPort(host, fmt.Sprint(cmp.Or(cfg.Port, 1433)))
	}
	place := fmt.Sprintf("SQL Server at %s, database %q, as %q", host, cfg.Database, cfg.User)
	connector := mssql.NewConnectorConfig(cfg)
	connector.Dialer = dialer()
	return sql.OpenDB(connector), place, nil
}
