//go:build linux

package crash_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"database/sql"
	"encoding/pem"
	"math/big"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// An authority signs certificates and keeps their files in a folder.
type authority struct {
	dir  string
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
}

func newAuthority(t *testing.T, dir, name string) *authority {
	t.Helper()
	a := &authority{dir: dir}
	a.key, _ = a.sign(t, name, nil)
	raw, err := os.ReadFile(filepath.Join(dir, name+".pem"))
	if err != nil {
		t.Fatal(err)
	}
	block, _ := pem.Decode(raw)
	if a.cert, err = x509.ParseCertificate(block.Bytes); err != nil {
		t.Fatal(err)
	}
	return a
}

// sign makes NAME.pem and NAME.key: for the addresses, for a client without any, or for the
// authority itself while it has no certificate.
func (a *authority) sign(t *testing.T, name string, addrs []net.IP) (*ecdsa.PrivateKey, string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(time.Now().UnixNano()), Subject: pkix.Name{CommonName: name},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IPAddresses: addrs,
		KeyUsage: x509.KeyUsageDigitalSignature}
	parent, signer := a.cert, a.key
	if parent == nil {
		template.IsCA, template.BasicConstraintsValid, template.KeyUsage = true, true, x509.KeyUsageCertSign
		parent, signer = template, key
	}
	der, err := x509.CreateCertificate(rand.Reader, template, parent, &key.PublicKey, signer)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(a.dir, name)
	for file, block := range map[string]*pem.Block{
		path + ".pem": {Type: "CERTIFICATE", Bytes: der}, path + ".key": {Type: "PRIVATE KEY", Bytes: private},
	} {
		if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return key, path
}

// owns gives files to the account under which the server runs.
func (n *node) owns(t *testing.T, files ...string) {
	t.Helper()
	if n.cred == nil {
		return
	}
	for _, f := range files {
		if err := os.Chown(f, int(n.cred.Uid), int(n.cred.Gid)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTLSOfMySQL checks the server by a CA, and the client by a certificate of its own.
func TestTLSOfMySQL(t *testing.T) {
	atNight(t)
	checksTLS(t, "mysql", makeMySQL)
}

// TestTLSOfMariaDB does the same by URLs of mariadb.
func TestTLSOfMariaDB(t *testing.T) { checksTLS(t, "mariadb", makeMariaDB) }

// checksTLS plays every option of TLS on a server that it makes.
func checksTLS(t *testing.T, scheme string, makes func(*testing.T, string, ...string) *node) {
	dir, certs := folder(t), folder(t)
	ca := newAuthority(t, certs, "ca")
	_, server := ca.sign(t, "server", []net.IP{net.IPv4(127, 0, 0, 1)})
	_, client := ca.sign(t, "client", nil)
	other := newAuthority(t, certs, "other")
	n := makes(t, dir, "--ssl-ca="+ca.dir+"/ca.pem", "--ssl-cert="+server+".pem", "--ssl-key="+server+".key")
	n.owns(t, certs, ca.dir+"/ca.pem", server+".pem", server+".key")
	n.start(t)
	create(t, "mysql", "root@tcp("+n.addr+")/")
	db, err := sql.Open("mysql", "root@tcp("+n.addr+")/shop")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, q := range []string{"CREATE TABLE orders (id BINARY(16) PRIMARY KEY)",
		"CREATE USER guest@'127.0.0.1' IDENTIFIED BY 's3cret' REQUIRE X509", "GRANT SELECT, PROCESS ON *.* TO guest@'127.0.0.1'"} {
		if _, err := db.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	_, port, _ := net.SplitHostPort(n.addr)
	for _, tt := range []struct {
		name, user, host string
		options          url.Values
		want             string // in the error
	}{
		{"nothing is said", "root", "localhost", url.Values{}, ""},
		{"a CA alone checks all", "root", "127.0.0.1", url.Values{"sslrootcert": {ca.dir + "/ca.pem"}}, ""},
		{"verify-full", "root", "127.0.0.1", url.Values{"sslmode": {"verify-full"}, "sslrootcert": {ca.dir + "/ca.pem"}}, ""},
		{"verify-full, another name", "root", "localhost", url.Values{"sslmode": {"verify-full"}, "sslrootcert": {ca.dir + "/ca.pem"}}, "certificate"},
		{"verify-ca, another name", "root", "localhost", url.Values{"sslmode": {"verify-ca"}, "sslrootcert": {ca.dir + "/ca.pem"}}, ""},
		{"verify-ca, another CA", "root", "127.0.0.1", url.Values{"sslmode": {"verify-ca"}, "sslrootcert": {other.dir + "/other.pem"}}, "certificate"},
		{"verify-full, the system's CAs", "root", "127.0.0.1", url.Values{"sslmode": {"verify-full"}}, "certificate"},
		{"require checks nothing", "root", "localhost", url.Values{"sslmode": {"require"}}, ""},
		{"a client's certificate", "guest:s3cret", "127.0.0.1", url.Values{"sslrootcert": {ca.dir + "/ca.pem"}, "sslcert": {client + ".pem"}, "sslkey": {client + ".key"}}, ""},
		{"a client's certificate, and no CA", "guest:s3cret", "127.0.0.1", url.Values{"sslcert": {client + ".pem"}, "sslkey": {client + ".key"}}, ""},
		{"no client's certificate", "guest:s3cret", "127.0.0.1", url.Values{"sslrootcert": {ca.dir + "/ca.pem"}}, "Access denied"},
		{"no TLS", "guest:s3cret", "127.0.0.1", url.Values{"sslmode": {"disable"}}, "Access denied"},
		{"a file that is not there", "root", "127.0.0.1", url.Values{"sslrootcert": {ca.dir + "/none.pem"}}, "sslrootcert"},
		{"half a pair", "root", "127.0.0.1", url.Values{"sslcert": {client + ".pem"}}, "go together"},
		{"a mode that is none", "root", "127.0.0.1", url.Values{"sslmode": {"always"}}, "sslmode"},
		{"two kinds", "root", "127.0.0.1", url.Values{"sslmode": {"require"}, "tls": {"true"}}, "one kind"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := start(t, "scan", "--database", scheme+"://"+tt.user+"@"+net.JoinHostPort(tt.host, port)+"/shop?"+tt.options.Encode())
			if !p.ends(limit) {
				t.Fatal("the command does not end")
			}
			text := p.String()
			if (p.code() == 0) != (tt.want == "") || !strings.Contains(text, tt.want) {
				t.Errorf("exit %d, want %q in\n%s", p.code(), tt.want, text)
			}
			if strings.Contains(text, "s3cret") {
				t.Errorf("the password stands in\n%s", text)
			}
		})
	}
}

// TestTLSOfPostgreSQL has the same options, which pgx reads.
func TestTLSOfPostgreSQL(t *testing.T) {
	dir := folder(t)
	certs := folder(t)
	ca := newAuthority(t, certs, "ca")
	_, server := ca.sign(t, "server", []net.IP{net.IPv4(127, 0, 0, 1)})
	n := makePostgres(t, dir, "ssl=on", "ssl_cert_file="+server+".pem", "ssl_key_file="+server+".key")
	n.owns(t, certs, server+".pem", server+".key")
	setUp(t, n.cred, n.program("initdb"), "-D", n.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N", "--wal-segsize=1")
	n.start(t)
	create(t, "pgx", "postgres://postgres@"+n.addr+"/postgres?sslmode=disable")
	_, port, _ := net.SplitHostPort(n.addr)
	for _, tt := range []struct{ name, host, mode, want string }{
		{"verify-full", "127.0.0.1", "verify-full", ""},
		{"verify-full, another name", "localhost", "verify-full", "certificate"},
		{"verify-ca, another name", "localhost", "verify-ca", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := start(t, "scan", "--database", "postgres://postgres@"+net.JoinHostPort(tt.host, port)+"/shop?"+
				url.Values{"sslmode": {tt.mode}, "sslrootcert": {ca.dir + "/ca.pem"}}.Encode())
			if !p.ends(limit) {
				t.Fatal("the command does not end")
			}
			if text := p.String(); (p.code() == 0) != (tt.want == "") || !strings.Contains(text, tt.want) {
				t.Errorf("exit %d, want %q in\n%s", p.code(), tt.want, text)
			}
		})
	}
}
