package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"testing"
)

// The command uses TLS on MySQL when the server offers it: a user who may not come without it
// is let in, and with tls=false is not.
func TestMySQLUsesTLSWhenTheServerOffersIt(t *testing.T) {
	l := labs()["MySQL"](t)
	l.exec(t, "CREATE TABLE orders (id BINARY(16) PRIMARY KEY)")
	user := fmt.Sprintf("sqluuid_tls_%08x", rand.Uint32())
	u := mustURL(t, l.url)
	l.exec(t, "CREATE USER "+user+" IDENTIFIED BY 's3cret' REQUIRE SSL")
	t.Cleanup(func() { l.db.Exec("DROP USER " + user) })
	l.exec(t, "GRANT SELECT ON `"+u.Path[1:]+"`.* TO "+user)
	u.User = url.UserPassword(user, "s3cret")
	mustRun(t, "scan", "--database", u.String())
	u.RawQuery = "tls=false"
	if r := run(t, "scan", "--database", u.String()); r.code == 0 {
		t.Errorf("the server let the user in without TLS:\n%s", r.out)
	}
}
