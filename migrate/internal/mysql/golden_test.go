package mysql

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// danish is text in another collation than that of the connection.
var danish = func() *sqlgen.Form {
	f := *myCollated(myText, "latin1_danish_ci")
	f.Name += "-danish"
	return &f
}()

func TestGoldenMySQL(t *testing.T) {
	dialecttest.Engine{
		Name: "mysql", Dialect: Dialect{engine.MySQL},
		Forms:     []*sqlgen.Form{myBinary, myText, danish},
		Canonical: canonical,
		Types: []string{"int(11)", "bigint unsigned", "int(5) unsigned zerofill", "binary(8)", "varchar(20)",
			"enum('a','b')", "timestamp(6)", "datetime", "decimal(10,2)", "double"},
	}.Test(t)
}

func TestGoldenMariaDB(t *testing.T) {
	dialecttest.Engine{
		Name: "mariadb", Dialect: Dialect{engine.MariaDBUUID},
		Forms:     []*sqlgen.Form{myUUID},
		Canonical: canonical,
		Types:     []string{"uuid", "inet6", "date"},
	}.Test(t)
}
