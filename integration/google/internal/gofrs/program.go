// Package program uses what programs of gofrs/uuid use. The folders gofrs and ourgofrs
// hold the same program for the two packages.
package program

import (
	"database/sql"
	"database/sql/driver"
	"encoding"
	"encoding/json"
	"fmt"
	"io"
	"time"

	"github.com/gofrs/uuid/v5"
)

type order struct {
	ID     uuid.UUID     `json:"id"`
	Parent uuid.NullUUID `json:"parent"`
	Lines  []uuid.UUID   `json:"lines"`
}

var shop = uuid.Must(uuid.FromString("f81d4fae-7dec-41d0-a765-00a0c91e6bf6"))

var (
	_ fmt.Stringer             = uuid.UUID{}
	_ encoding.TextMarshaler   = uuid.UUID{}
	_ encoding.TextUnmarshaler = (*uuid.UUID)(nil)
	_ driver.Valuer            = uuid.NullUUID{}
	_ sql.Scanner              = (*uuid.NullUUID)(nil)
)

func isKey(id uuid.UUID) bool { return !id.IsNil() && id.Version() == uuid.V7 }

func isOld(id uuid.UUID) bool { return id.Variant() != uuid.VariantRFC9562 }

func newKey() uuid.UUID {
	key, err := uuid.NewV7()
	if err != nil {
		panic(err)
	}
	return key
}

// Run stores an order in db, reads it back, and prints what does not depend on time
// and chance.
func Run(db *sql.DB, w io.Writer) error {
	random, err := uuid.NewV4()
	if err != nil {
		return err
	}
	key := newKey()
	timed := uuid.Must(uuid.NewV1())
	ordered := uuid.Must(uuid.NewV6())
	fmt.Fprintln(w, random != uuid.Nil, key == uuid.Max, len(key.Bytes()) == uuid.Size, key.IsZero())
	versions := []bool{random.Version() == uuid.V4, timed.Version() == uuid.V1, ordered.Version() == uuid.V6}
	fmt.Fprintln(w, versions, isOld(uuid.Nil), isOld(key), uuid.Nil.Variant() == uuid.VariantNCS)
	past := time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)
	fmt.Fprintln(w, uuid.Must(uuid.NewV7AtTime(past)).String()[:13], uuid.Must(uuid.NewV6AtTime(past)).String()[:13])
	page := uuid.NewV5(uuid.NamespaceURL, "https://example.com")
	fmt.Fprintln(w, page, uuid.NewV3(uuid.NamespaceDNS, "example.com"))
	fmt.Fprintln(w, uuid.NewV5(uuid.NamespaceOID, "1.3"), uuid.NewV3(uuid.NamespaceX500, "cn=x"))
	for _, s := range []string{shop.String(), "{" + shop.String() + "}", "f81d4fae7dec41d0a76500a0c91e6bf6"} {
		id, err := uuid.FromString(s)
		fmt.Fprintln(w, id == shop, err)
	}
	_, err = uuid.FromString("f81d4fae")
	fmt.Fprintln(w, err != nil, uuid.FromStringOrNil("x") == uuid.Nil, uuid.FromBytesOrNil(nil) == uuid.Nil)
	back, err := uuid.FromBytes(shop.Bytes())
	fmt.Fprintln(w, back, err, uuid.FromStringOrNil(shop.String()), uuid.FromBytesOrNil(shop.Bytes()))

	if _, err := db.Exec("CREATE TABLE orders (id uuid PRIMARY KEY, parent uuid)"); err != nil {
		return err
	}
	parent := uuid.NullUUID{UUID: shop, Valid: true}
	if _, err := db.Exec("INSERT INTO orders VALUES ($1, $2), ($3, $4)", page, parent, key, uuid.NullUUID{}); err != nil {
		return err
	}
	var got order
	err = db.QueryRow("SELECT id, parent FROM orders WHERE id = $1", page).Scan(&got.ID, &got.Parent)
	if err != nil {
		return err
	}
	got.Lines = []uuid.UUID{uuid.Nil, shop}
	text, err := json.Marshal(got)
	if err != nil {
		return err
	}
	var read order
	err = json.Unmarshal(text, &read)
	fmt.Fprintln(w, string(text), read.ID == got.ID, read.Parent == got.Parent, err)
	fmt.Fprintln(w, isKey(key), isKey(shop))
	none := (*uuid.UUID)(nil)
	err = db.QueryRow("SELECT parent FROM orders WHERE id = $1", key).Scan(&none)
	fmt.Fprintln(w, none, err)
	seen := map[uuid.UUID]int{page: 1}
	fmt.Fprintf(w, "%s %v %d\n", page, got.Parent.UUID, seen[read.ID])
	return nil
}
