package collation_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
)

var update = flag.Bool("update", false, "write docs/orders.md")

func TestEveryOrderIsInTheCatalogueWithItsSource(t *testing.T) {
	entries := collation.Catalogue()
	for _, o := range collation.Orders() {
		if !slices.ContainsFunc(entries, func(e collation.Entry) bool { return e.Order == o }) {
			t.Errorf("%v is in no entry", o)
		}
	}
	seen := map[string]bool{}
	for _, e := range entries {
		name := e.Engine + " " + e.Column
		if seen[name] {
			t.Errorf("%s is there twice", name)
		}
		seen[name] = true
		if e.Engine == "" || e.Column == "" || e.Source == "" {
			t.Errorf("%+v: a fact is missing", e)
		}
		if e.Order == nil && e.Note == "" {
			t.Errorf("%s has no order and does not say why", name)
		}
		if strings.Contains(e.Verification.String(), "(") {
			t.Errorf("%s: verified is %v", name, e.Verification)
		}
	}
}

// docs/orders.md is made of the catalogue and of Explain:
//
//	go test ./collation -run TestOrdersPage -update
func TestOrdersPageIsWhatTheCatalogueSays(t *testing.T) {
	const page = "../docs/orders.md"
	want := ordersPage()
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s is older than the catalogue: go test ./collation -run TestOrdersPage -update", page)
	}
}

func ordersPage() string {
	var b strings.Builder
	b.WriteString(`# How each engine orders sixteen bytes

Made of ` + "`collation.Catalogue`" + ` and ` + "`collation.Explain`" + ` by ` + "`go test ./collation -run TestOrdersPage -update`" + `; the same test
compares it with them.

- **run here**: the tests of this repository sort ids in that engine and compare.
- **vendor's own code**: taken from, or run with, the vendor's code; no server was asked.
- **documents only**: manuals, or the reports of others.

An order is over the bytes of the text, whatever the engine stores. A dash is an order that this package does not have.

| engine | column | order | known by | source | note |
|---|---|---|---|---|---|
`)
	for _, e := range collation.Catalogue() {
		order := "–"
		if e.Order != nil {
			order = "`" + e.Order.String() + "`"
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %v | %s | %s |\n", e.Engine, e.Column, order, e.Verification, e.Source, e.Note)
	}
	b.WriteString(`
## Text columns

Text sorts as the bytes do when all ids of the column are in one form (hyphens in the same places, or none) and in one
letter case: 0 to 9 come before a to f, and the first character that differs decides. Collations that ignore case or
punctuation keep that. It breaks

- with upper and lower case mixed in a collation that sees case: ` + "`B…`" + ` comes before ` + "`a…`" + `;
- with forms mixed: ` + "`{…}`" + `, ` + "`urn:uuid:…`" + `, with and without hyphens;
- in the collations of languages that sort some of 0 to 9 and a to f otherwise: the entries with a dash;
- where letters come before digits: EBCDIC.

Base58, Base62 and other forms that use both cases need a binary collation.

## What counts first

Two ids in each order: a version 7 UUID and a version 1 UUID. Rank 1 is compared first. The key is what ` + "`Key`" + ` returns:
plain bytes in the same order.
`)
	v7, _ := codec.ParseCanonical("01890a5d-ac96-774b-bcce-b302099a8057")
	v1, _ := codec.ParseCanonical("c232ab00-9414-11ec-b3c8-9f6bdeced846")
	for _, o := range collation.Orders() {
		fmt.Fprintf(&b, "\n### %v\n\n```text\n%s\n%s```\n", o, collation.Explain(o, v7), collation.Explain(o, v1))
	}
	return b.String()
}

func ExampleCatalogue() {
	for _, e := range collation.Catalogue() {
		if e.Engine == "SQL Server" {
			fmt.Printf("%s: %v (%v)\n", e.Column, e.Order, e.Verification)
		}
	}
	// Output:
	// uniqueidentifier: sql-server (vendor's own code)
	// uniqueidentifier stored by codec.SQLServerOrder: sql-server-ordered (vendor's own code)
	// BINARY(16): bytes (documents only)
}
