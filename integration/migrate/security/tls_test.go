package security_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// The command uses TLS on MySQL when the server offers it: a user who may not come without it
// is let in, and with tls=false is not.
func TestMySQLUsesTLSWhenTheServerOffersIt(t *testing.T) {
	l := lab.Open(t, "MySQL")
	l.Exec(t, "CREATE TABLE orders (id BINARY(16) PRIMARY KEY)")
	user := fmt.Sprintf("sqluuid_tls_%08x", rand.Uint32())
	u := lab.ParseURL(t, l.URL)
	l.Exec(t, "CREATE USER "+user+" IDENTIFIED BY 's3cret' REQUIRE SSL")
	t.Cleanup(func() { l.DB.Exec("DROP USER " + user) })
	l.Exec(t, "GRANT SELECT ON `"+u.Path[1:]+"`.* TO "+user)
	u.User = url.UserPassword(user, "s3cret")
	lab.MustRun(t, "scan", "--database", u.String())
	u.RawQuery = "tls=false"
	if r := lab.Run(t, "scan", "--database", u.String()); r.Code == 0 {
		t.Errorf("the server let the user in without TLS:\n%s", r.Out)
	}
}
