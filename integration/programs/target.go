package programs

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"io"
	"log"
	"strings"

	mysqld "github.com/go-sql-driver/mysql"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	gmysql "gorm.io/driver/mysql"
	gpostgres "gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Target is an engine as programs use it.
type Target struct {
	Server  dbtest.Server
	Profile engine.Profile
	SQLX    string // the driver's name for sqlx
	All     string // what a program selects that wants all columns
}

// Targets has the engines whose columns change their type while programs run, by name.
var Targets = map[string]Target{
	"PostgreSQL":   {dbtest.Postgres, engine.PostgreSQL, "pgx", "id, email"},
	"MySQL":        {dbtest.MySQL, engine.MySQL, "mysql", "*"},
	"MariaDB":      {dbtest.MariaDB, engine.MariaDB, "mysql", "*"},
	"MariaDB uuid": {dbtest.MariaDB, engine.MariaDBUUID, "mysql", "*"},
}

// IsPostgres reports whether pgx is the driver.
func (t Target) IsPostgres() bool { return t.SQLX == "pgx" }

// workers are what a release does at once.
func (t Target) workers() map[string]worker {
	w := map[string]worker{
		"database/sql, google/uuid":  plain("", googleID),
		"database/sql, sqltype.UUID": plain("", ourID),
		"sqlx, google/uuid":          extended(t.variant(), googleID),
		"GORM, google/uuid":          mapped(googleID, nil),
		"GORM, sqltype.UUID":         mapped(ourID, nil),
		"GORM and plugin, sqltype":   mapped(ourID, UsePlugin),
		"GORM and plugin, google":    mapped(googleID, UsePlugin),
	}
	if t.IsPostgres() {
		w["pgx, google/uuid"] = native(googleID)
		w["pgx, sqltype.UUID"] = native(ourID)
	}
	return w
}

// variant is another way of the driver.
func (t Target) variant() string {
	if t.IsPostgres() {
		return "default_query_exec_mode=describe_exec"
	}
	return "interpolateParams=true"
}

// Connector returns the driver's connector, with options of its address.
func (t Target) Connector(url, options string) (driver.Connector, error) {
	if t.IsPostgres() {
		if options != "" && !strings.Contains(url, "default_query_exec_mode") {
			url += "&" + options
		}
		config, err := pgx.ParseConfig(url)
		if err != nil {
			return nil, err
		}
		return stdlib.GetConnector(*config), nil
	}
	address, name, _ := strings.Cut(url[strings.Index(url, "@")+1:], "/")
	user, _, _ := strings.Cut(url[strings.Index(url, "//")+2:], "@")
	config, err := mysqld.ParseDSN(fmt.Sprintf("%s@tcp(%s)/%s?%s", user, address, name, options))
	if err != nil {
		return nil, err
	}
	config.Logger = log.New(io.Discard, "", 0)
	return mysqld.NewConnector(config)
}

// Dialector is GORM's for a pool.
func (t Target) Dialector(pool *sql.DB) gorm.Dialector {
	if t.IsPostgres() {
		return gpostgres.New(gpostgres.Config{Conn: pool})
	}
	return gmysql.New(gmysql.Config{Conn: pool})
}

// QuietGORM is a configuration of GORM that logs nothing.
func QuietGORM() *gorm.Config { return &gorm.Config{Logger: logger.Discard} }

// UsePlugin is the plugin as a program uses it.
func UsePlugin() gorm.Plugin { return gormplugin.New(gormplugin.Config{}) }
