package connect

import (
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net/url"
	"os"

	"github.com/go-sql-driver/mysql"
)

// tlsOptions are the names that libpq has for them; pgx reads them by itself.
var tlsOptions = []string{"sslmode", "sslrootcert", "sslcert", "sslkey"}

// mysqlTLS moves the options of TLS from the query of a mysql:// or mariadb:// URL to the
// configuration. They mean what they mean in a postgres:// URL, but that sslrootcert without
// sslmode is verify-full. Without any, TLS is used where the server offers it, and nothing is
// checked. openPostgres asks it what is wrong with options that pgx refuses.
func mysqlTLS(cfg *mysql.Config, query url.Values, socket bool) error {
	mode, ca := query.Get("sslmode"), query.Get("sslrootcert")
	cert, key := query.Get("sslcert"), query.Get("sslkey")
	for _, name := range tlsOptions {
		query.Del(name)
	}
	asked := mode != "" || ca != "" || cert != "" || key != ""
	switch {
	case asked && query.Has("tls"):
		return badURL("it has tls and sslmode (or sslrootcert, sslcert, sslkey); give one kind")
	case query.Has("tls"):
		return nil
	case !asked:
		cfg.TLSConfig = "preferred" // the driver's default is plain text, whatever the server offers
		return nil
	case (cert == "") != (key == ""):
		return badURL("sslcert and sslkey go together")
	case mode == "" && ca != "":
		mode = "verify-full"
	case mode == "":
		mode = "require"
	case mode == "require" && ca != "":
		mode = "verify-ca"
	}
	c := &tls.Config{MinVersion: tls.VersionTLS12}
	switch mode {
	case "disable":
		if ca != "" || cert != "" {
			return badURL("sslmode is disable, and there is a certificate")
		}
		cfg.TLSConfig = "false"
		return nil
	case "prefer":
		c.InsecureSkipVerify = true
		cfg.AllowFallbackToPlaintext = true
	case "require":
		c.InsecureSkipVerify = true
	case "verify-ca":
		c.InsecureSkipVerify = true // the name alone is not checked
		c.VerifyConnection = func(s tls.ConnectionState) error { return verifyChain(s, c.RootCAs) }
	case "verify-full":
	default:
		return badURL("sslmode is none of disable, prefer, require, verify-ca and verify-full")
	}
	if socket && mode != "prefer" {
		return badURL("a socket has no TLS: leave sslmode out")
	}
	if ca != "" {
		pem, err := os.ReadFile(ca)
		if err != nil {
			return badURL("the file of sslrootcert cannot be read: %w", err)
		}
		if c.RootCAs = x509.NewCertPool(); !c.RootCAs.AppendCertsFromPEM(pem) {
			return badURL("the file of sslrootcert holds no certificate")
		}
	}
	if cert != "" {
		pair, err := tls.LoadX509KeyPair(cert, key)
		if err != nil {
			return badURL("the files of sslcert and sslkey are no pair: %w", err)
		}
		c.Certificates = []tls.Certificate{pair}
	}
	cfg.TLS = c
	return nil
}

// verifyChain checks who signed the server's certificate, and not for which name.
func verifyChain(s tls.ConnectionState, roots *x509.CertPool) error {
	between := x509.NewCertPool()
	for _, c := range s.PeerCertificates[1:] {
		between.AddCert(c)
	}
	_, err := s.PeerCertificates[0].Verify(x509.VerifyOptions{Roots: roots, Intermediates: between})
	if err != nil {
		return fmt.Errorf("the server's certificate: %w", err)
	}
	return nil
}
