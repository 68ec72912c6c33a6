package statetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// What a server makes of an id, by the expression that is in use and by the one that
// is put together from digits, is what the transform makes of it here: the server
// writes the rows, and the record of them may come from here.
func TestServersConvertAsTheTransformDoes(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		f, typ := l.D.Facts().Retypes.Binary, l.D.Facts().Retypes.BinaryType
		l.exec(t, "CREATE TABLE c (n integer PRIMARY KEY, id "+typ+")")
		r := rand.New(rand.NewPCG(7, 7))
		ids := [][16]byte{{}, {15: 1}}
		for i := range 1000 {
			var id [16]byte
			for k := range id {
				id[k] = byte(r.Uint32())
			}
			// A third stays random. The others are of each version, where RFC 9562
			// has it, where swapping the time puts it, and where mixed bytes have it.
			if at := []int{6, 0, 7}[i%3]; i%2 == 0 {
				id[at] = id[at]&0x0f | byte(1+r.IntN(8))<<4
				id[8] = id[8]&0x3f | 0x80
			}
			// What some rewrites ask of the time.
			switch i % 10 {
			case 1: // a COMB of this century, time first
				id[0], id[1], id[6], id[8] = 0x01, byte(r.IntN(256)), 0x40|id[6]&0x0f, id[8]&0x3f|0x80
			case 3: // and last
				id[10], id[11], id[6], id[8] = 0x01, byte(r.IntN(256)), 0x40|id[6]&0x0f, id[8]&0x3f|0x80
			case 5: // what inspect.SuspectGoogleV6 finds
				id[0], id[1], id[6], id[8] = 0x01, 0xe0+byte(i%16), 0x60|id[6]&0x0f, id[8]&0x3f|0x80
			case 7: // version 1, swapped
				id[0], id[1], id[8] = 0x11, 0x30+byte(r.IntN(200)), id[8]&0x3f|0x80
			}
			ids = append(ids, id)
		}
		random := ids[:len(ids):len(ids)]
		for _, tr := range transform.All() {
			for _, id := range random {
				if image, ok := tr.Apply(id); ok && r.IntN(20) == 0 {
					ids = append(ids, image) // which the inverse applies to
				}
			}
		}
		tx, err := l.db.Begin()
		if err != nil {
			t.Fatal(err)
		}
		defer tx.Rollback()
		for n, id := range ids {
			if _, err := tx.Exec(fmt.Sprintf("INSERT INTO c VALUES (%d, %s)", n, f.Param(l.D.Profile().Placeholder(1))), f.Bind(f.Text(id))); err != nil {
				t.Fatal(err)
			}
		}
		if err := tx.Commit(); err != nil {
			t.Fatal(err)
		}
		for _, tr := range transform.All() {
			if tr.Computed() {
				continue // no SQL converts
			}
			var want []string
			for n, id := range ids {
				if image, ok := tr.Apply(id); ok {
					s := string(codec.AppendHex(nil, image))
					want = append(want, fmt.Sprintf("%d %s %s", n, s, s))
				}
			}
			rows, err := l.db.Query("SELECT n, " + f.Out("("+f.Convert("id", tr)+")") + ", " + f.Out("("+f.ConvertTo(f, "id", tr)+")") + " FROM c WHERE " + f.Match("id", tr.From()) + " ORDER BY n")
			if err != nil {
				t.Fatalf("%s: %v", tr.Name(), err)
			}
			defer rows.Close()
			var got []string
			for rows.Next() {
				var n int
				var raw [2][]byte
				if err := rows.Scan(&n, &raw[0], &raw[1]); err != nil {
					t.Fatal(err)
				}
				line := fmt.Sprint(n)
				for _, raw := range raw {
					image, ok := f.Decode(raw)
					if !ok {
						t.Fatalf("%s: %x of row %d is no id", tr.Name(), raw, n)
					}
					line += " " + string(codec.AppendHex(nil, image))
				}
				got = append(got, line)
			}
			if err := rows.Err(); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got, want) || len(want) == 0 {
				t.Errorf("%s: %d rows, want %d; row, image, image by digits:\ngot  %.300q\nwant %.300q", tr.Name(), len(got), len(want), got, want)
			}
		}
	})
}
