package main

import (
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// mysql:// was plain text, whatever the server offered.
func TestMySQLUsesTLSWhenTheServerOffersIt(t *testing.T) {
	raw, _ := dbtest.MySQL.Own(t)
	for query, encrypted := range map[string]bool{"": true, "?tls=false": false} {
		db, err := openDatabase(t.Context(), raw+query)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		var name, cipher string
		if err := db.QueryRow("SHOW STATUS LIKE 'Ssl_cipher'").Scan(&name, &cipher); err != nil {
			t.Fatal(err)
		}
		if (cipher != "") != encrypted {
			t.Errorf("%q: cipher %q, want one: %v", query, cipher, encrypted)
		}
	}
}
