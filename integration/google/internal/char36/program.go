// Package program uses what programs of google/uuid use that keep ids in CHAR(36). The folders
// char36 and ourchar36 hold the same program for the two packages.
package program

import (
	"crypto/sha256"
	"database/sql"
	"database/sql/driver"
	"encoding"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/google/uuid"
)

type order struct {
	ID     uuid.UUID     `json:"id"`
	Parent uuid.NullUUID `json:"parent"`
	Lines  []uuid.UUID   `json:"lines"`
}

var shop = uuid.MustParse("f81d4fae-7dec-41d0-a765-00a0c91e6bf6")

var (
	_ fmt.Stringer             = uuid.UUID{}
	_ encoding.TextMarshaler   = uuid.UUID{}
	_ encoding.TextUnmarshaler = (*uuid.UUID)(nil)
	_ driver.Valuer            = uuid.NullUUID{}
	_ sql.Scanner              = (*uuid.NullUUID)(nil)
)

func isKey(id uuid.UUID) bool { return id != uuid.Nil && id.Version() == 7 }

func family(id uuid.UUID) string {
	switch id.Variant() {
	case uuid.RFC4122:
		return "RFC"
	case uuid.Microsoft, uuid.Future:
		return "other"
	}
	return "old"
}

func parseAll(texts []string) (ids []uuid.UUID, err error) {
	for _, s := range texts {
		id, err := uuid.Parse(s)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", s, err)
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// Run stores an order in db, reads it back, and prints what does not depend on time
// and chance.
func Run(db *sql.DB, w io.Writer) error {
	random, err := uuid.NewRandom()
	if err != nil {
		return err
	}
	key, err := uuid.NewV7()
	if err != nil {
		return err
	}
	timed := uuid.Must(uuid.NewUUID())
	ordered := uuid.Must(uuid.NewV6())
	fmt.Fprintln(w, uuid.New() == uuid.Nil, random != uuid.Nil, len(uuid.NewString()), key == uuid.Max)
	versions := []bool{random.Version() == 4, key.Version() == 7, timed.Version() == 1, ordered.Version() == 6}
	fmt.Fprintln(w, versions, key.Variant() == uuid.RFC4122, uuid.Nil.Variant() == uuid.Reserved)
	if node := timed.NodeID(); len(node) != 6 {
		return fmt.Errorf("node %x", node)
	}
	if sec, _ := timed.Time().UnixTime(); sec < 1e9 {
		return fmt.Errorf("made at %v", sec)
	}
	if timed.ClockSequence() > 0x3fff {
		return fmt.Errorf("clock sequence of %v", timed)
	}
	page := uuid.NewSHA1(uuid.NameSpaceURL, []byte("https://example.com"))
	fmt.Fprintln(w, page, uuid.NewMD5(uuid.NameSpaceDNS, []byte("example.com")))
	fmt.Fprintln(w, uuid.NewHash(sha256.New(), uuid.NameSpaceOID, []byte("1.3"), 8))
	fmt.Fprintln(w, uuid.NewSHA1(uuid.NameSpaceX500, []byte("cn=x")))
	fixed, err := uuid.NewRandomFromReader(strings.NewReader("sixteen bytes ok"))
	fmt.Fprintln(w, fixed, err, fixed.URN())
	empty := uuid.NullUUID{}
	fmt.Fprintln(w, empty.Valid, empty.UUID == uuid.Nil)
	for _, s := range []string{shop.String(), shop.URN(), "{" + shop.String() + "}", "f81d4fae7dec41d0a76500a0c91e6bf6"} {
		id, err := uuid.Parse(s)
		fmt.Fprintln(w, id == shop, err, uuid.Validate(s))
	}
	_, err = uuid.Parse("f81d4fae")
	fmt.Fprintln(w, err != nil, uuid.IsInvalidLengthError(err), uuid.Validate("") != nil)
	same, err := uuid.ParseBytes([]byte(shop.String()))
	fmt.Fprintln(w, same == shop, err)
	raw, err := shop.MarshalBinary()
	if err != nil {
		return err
	}
	back, err := uuid.FromBytes(raw)
	fmt.Fprintln(w, back, err, uuid.UUIDs{shop, uuid.Nil}.Strings())

	if _, err := db.Exec("CREATE TABLE orders (id CHAR(36) PRIMARY KEY, parent CHAR(36))"); err != nil {
		return err
	}
	parent := uuid.NullUUID{UUID: shop, Valid: true}
	if _, err := db.Exec("INSERT INTO orders VALUES (?, ?), (?, ?)", page, parent, key, uuid.NullUUID{}); err != nil {
		return err
	}
	var got order
	err = db.QueryRow("SELECT id, parent FROM orders WHERE id = ?", page).Scan(&got.ID, &got.Parent)
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
	ids, err := parseAll([]string{shop.String(), uuid.Max.String()})
	fmt.Fprintln(w, ids, err, isKey(key), isKey(shop), family(shop), family(uuid.Max), family(uuid.Nil))
	_, err = parseAll([]string{uuid.NewString(), "no id"})
	fmt.Fprintln(w, err != nil)
	none := (*uuid.UUID)(nil)
	err = db.QueryRow("SELECT parent FROM orders WHERE id = ?", key).Scan(&none)
	fmt.Fprintln(w, none, err)
	seen := map[uuid.UUID]int{page: 1}
	fmt.Fprintf(w, "%s %v %d\n", page, got.Parent.UUID, seen[read.ID])
	return nil
}
