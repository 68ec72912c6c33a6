package connect

import (
	"context"
	"errors"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func FuzzDatabaseURL(f *testing.F) {
	for _, s := range []string{
		"postgres://user:s3cretword@host:5432/db?sslmode=disable",
		"mysql://user:s3cretword@host/db?tls=maybe", "mariadb://u:s3cretword@[::1/db",
		"postgres://u:s3cretword%zz@h/db", "sqlite:", "sqlite:///a b?c#d",
		"mariadb://u:s3cretword@h:port/db", "x", ":",
		"sqlserver://u:s3cretword@h:1433?database=db", "sqlserver://u:s3cretword@h/inst",
		"sqlserver://u:s3cretword@h?database=db&encrypt=maybe",
	} {
		f.Add(s)
	}
	ctx, cancel := context.WithCancel(f.Context())
	cancel() // opening never gets as far as the network
	f.Fuzz(func(t *testing.T, raw string) {
		if strings.HasPrefix(strings.ToLower(raw), "sqlite:") {
			return // a path, which is shown
		}
		db, err := Open(ctx, raw)
		if err == nil {
			db.Close()
			return
		}
		u, perr := url.Parse(raw)
		// no password there
		named := perr == nil && strings.Contains(u.Host+u.Path+u.User.Username(), "s3cretword")
		if !named && strings.Contains(raw, "s3cretword") && strings.Contains(err.Error(), "s3cretword") {
			t.Errorf("the error shows the password: %v", err)
		}
		if perr == nil && u.User != nil {
			if pw, _ := u.User.Password(); len(pw) > 8 && strings.Contains(err.Error(), pw) &&
				!strings.Contains(urlForms+serverAdvice+certificateAdvice+u.Host+u.Path+u.User.Username(), pw) {
				t.Errorf("the error of %q shows the password: %v", raw, err)
			}
		}
	})
}

// Of options of TLS that cannot be read, PostgreSQL's URLs said that the driver refuses them.
func TestOptionsOfTLSAreNamed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "empty.pem")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ options, want string }{
		{"sslmode=always", "sslmode is none of"},
		{"sslmode=verify-ca&sslrootcert=/none.pem", "open /none.pem"},
		{"sslmode=verify-full&sslrootcert=" + file, "sslrootcert holds no certificate"},
		{"sslcert=" + file, "go together"},
		{"sslmode=require&sslcert=" + file + "&sslkey=" + file, "sslcert and sslkey are no pair"},
	} {
		for _, scheme := range []string{"postgres", "mysql", "mariadb"} {
			_, err := Open(t.Context(), scheme+"://u:s3cretword@127.0.0.1:1/x?"+tt.options)
			if !errors.Is(err, ErrURL) || !strings.Contains(err.Error(), tt.want) ||
				strings.Contains(err.Error(), "s3cretword") {
				t.Errorf("%s, %s: %v, want %q", scheme, tt.options, err, tt.want)
			}
		}
	}
}

// Where TLS failed, the advice was to check that the server runs.
func TestAdviceOnTLS(t *testing.T) {
	plain, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	go func() {
		for {
			c, err := plain.Accept()
			if err != nil {
				return
			}
			c.Read(make([]byte, 8)) // PostgreSQL's question for TLS
			c.Write([]byte("N"))
			c.Close()
		}
	}()
	_, err = Open(t.Context(), "postgres://u:s3cretword@"+plain.Addr().String()+"/x?sslmode=require")
	if err == nil || !strings.Contains(err.Error(), "check sslmode") ||
		strings.Contains(err.Error(), "check that the server runs") {
		t.Error(err)
	}
	for text, want := range map[string]string{
		"x509: certificate signed by unknown authority":                                     tlsAdvice,
		"TLS requested but server does not support TLS":                                     tlsAdvice,
		`the server says: database "tls" does not exist`:                                    serverAdvice,
		"the server says: unrecognized configuration parameter \"sslmod\" (SQLSTATE 42704)": optionAdvice,
		"Error 1193 (HY000): Unknown system variable 'sslmod'":                              optionAdvice,
		"Error 1064 (42000): You have an error in your SQL syntax":                          optionAdvice,
	} {
		if got := schemes["mysql"].adviceOn(errors.New(text)); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}

// A signal while a server is waited for is not the server's fault.
func TestASignalWhileConnecting(t *testing.T) {
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	for scheme, path := range map[string]string{"postgres": "/x", "mariadb": "/x",
		"sqlserver": "?database=x"} {
		t.Run(scheme, func(t *testing.T) {
			ctx, cancel := context.WithCancelCause(t.Context())
			time.AfterFunc(50*time.Millisecond, func() { cancel(errors.New("a signal came")) })
			_, err := Open(ctx, scheme+"://u:s3cretword@"+silent.Addr().String()+path)
			if !errors.Is(err, ErrStopped) || !strings.Contains(err.Error(), "a signal came") ||
				strings.Contains(err.Error(), "s3cretword") || strings.Contains(err.Error(), "check that") {
				t.Error(err)
			}
		})
	}
}
