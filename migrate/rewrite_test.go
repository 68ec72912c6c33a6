package migrate

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func named(name string) Rewrite {
	r, _ := ParseRewrite(name)
	return r
}

// rewriteOracles says what each rewrite is, in the words of codec and sqltype.
var rewriteOracles = map[string]func(sqltype.UUID) (sqltype.UUID, error){
	"v1-to-v6": sqltype.UUID.V6,
	"v6-to-v1": sqltype.UUID.V1,
	"swapped-to-v6": func(s sqltype.UUID) (sqltype.UUID, error) {
		return sqltype.UUID(codec.TimeSwapped.Decode(s)).V6()
	},
	"v6-to-swapped": func(s sqltype.UUID) (sqltype.UUID, error) {
		v1, err := s.V1()
		return sqltype.UUID(codec.TimeSwapped.Encode(v1)), err
	},
	"swapped-to-network": func(s sqltype.UUID) (sqltype.UUID, error) { return codec.TimeSwapped.Decode(s), nil },
	"network-to-swapped": func(s sqltype.UUID) (sqltype.UUID, error) { return codec.TimeSwapped.Encode(s), nil },
	"mixed-to-network":   func(s sqltype.UUID) (sqltype.UUID, error) { return codec.MixedEndian.Decode(s), nil },
	"network-to-mixed":   func(s sqltype.UUID) (sqltype.UUID, error) { return codec.MixedEndian.Encode(s), nil },
	"newsequentialid-to-v6": func(s sqltype.UUID) (sqltype.UUID, error) {
		return sqltype.UUID(codec.MixedEndian.Decode(s)).V6()
	},
	"v6-to-newsequentialid": func(s sqltype.UUID) (sqltype.UUID, error) {
		v1, err := s.V1()
		return sqltype.UUID(codec.MixedEndian.Encode(v1)), err
	},
	"v1-to-ordered": func(s sqltype.UUID) (sqltype.UUID, error) {
		v6, err := s.V6()
		return shownOrdered(v6), err
	},
	"ordered-to-v1": func(s sqltype.UUID) (sqltype.UUID, error) { return storedOrdered(s).V1() },
	"v6-to-ordered": func(s sqltype.UUID) (sqltype.UUID, error) { return shownOrdered(s), nil },
	"ordered-to-v6": func(s sqltype.UUID) (sqltype.UUID, error) { return storedOrdered(s), nil },
	"v7-to-ordered": func(s sqltype.UUID) (sqltype.UUID, error) { return shownOrdered(s), nil },
	"ordered-to-v7": func(s sqltype.UUID) (sqltype.UUID, error) { return storedOrdered(s), nil },

	"inin-dbms0-to-dbms1": func(s sqltype.UUID) (sqltype.UUID, error) {
		id, err := inin.SequentialFormat{}.Convert(s, inin.DBMSGuid)
		return id, err
	},
	"inin-dbms1-to-dbms0": func(s sqltype.UUID) (sqltype.UUID, error) {
		id, err := inin.SequentialFormat{}.Convert(s, inin.DBMSBinary)
		return id, err
	},
	"draft-v7-to-v7": func(s sqltype.UUID) (sqltype.UUID, error) {
		id, err := peabody.Millisecond().ToRFC(s)
		return id, err
	},
	"v7-to-draft-v7": func(s sqltype.UUID) (sqltype.UUID, error) {
		id, err := peabody.Millisecond().FromRFC(s)
		return id, err
	},

	"google-v6-repair": repairedGoogleV6,
	"google-v6-break":  nil, // see TestGoogleV6RepairIsTakenBack
	"comb-to-v7/time-first": func(s sqltype.UUID) (sqltype.UUID, error) {
		s[6] = s[6]&0x0f | 0x70
		return s, nil
	},
	"v7-to-comb/time-first": func(s sqltype.UUID) (sqltype.UUID, error) {
		s[6] = s[6]&0x0f | 0x40
		return s, nil
	},
	"comb-to-v7/time-last": func(s sqltype.UUID) (sqltype.UUID, error) {
		s = codec.CombFirst.Encode(s)
		s[6] = s[6]&0x0f | 0x70
		return s, nil
	},
	"v7-to-comb/time-last": func(s sqltype.UUID) (sqltype.UUID, error) {
		s = codec.CombFirst.Decode(s)
		s[6] = s[6]&0x0f | 0x40
		return s, nil
	},
}

// repairedGoogleV6 moves the time of google/uuid's version 6 to where RFC 9562, section 5.6, has
// it, digit by digit: 0abc-efg… becomes abce-fg0….
func repairedGoogleV6(s sqltype.UUID) (sqltype.UUID, error) {
	digits := strings.ReplaceAll(s.String(), "-", "")
	year := func(u sqltype.UUID) int { at, _ := u.Time(); return at.Year() }
	if s.Version() != 6 || s.Variant() != sqltype.VariantRFC9562 || digits[0] != '0' {
		return sqltype.UUID{}, errors.New("not of google/uuid")
	}
	fixed := sqltype.MustParse(digits[1:12] + "0" + digits[12:])
	if year(fixed) < 2000 || year(fixed) > 2099 {
		return sqltype.UUID{}, errors.New("of another time")
	}
	return fixed, nil
}

// shownOrdered returns the text that SQL Server shows for an OrderedGUID, as an id.
func shownOrdered(id sqltype.UUID) sqltype.UUID {
	v := sqltype.Bind(engine.SQLServer, sqltype.OrderedGUID(id))
	return sqltype.MustParse(v.(string))
}

// storedOrdered is its inverse.
func storedOrdered(shown sqltype.UUID) sqltype.UUID {
	var id sqltype.OrderedGUID
	if err := id.Scan(shown.String()); err != nil {
		panic(err)
	}
	return sqltype.UUID(id)
}

func randomID(r *rand.Rand, version int) sqltype.UUID {
	var u sqltype.UUID
	binary.BigEndian.PutUint64(u[:8], r.Uint64())
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[6], u[8] = u[6]&0x0f|byte(version)<<4, u[8]&0x3f|0x80
	return u
}

// sources makes values that a transform may or may not apply to: random ones, ones
// that were moved into its pattern, and images of those.
func sources(tr *transform.Transform, n int, seed uint64) []sqltype.UUID {
	r := rand.New(rand.NewPCG(seed, 1))
	out := []sqltype.UUID{{}, sqltype.Max()}
	for range n {
		id := [16]byte(randomID(r, r.IntN(16)))
		in := tr.From().Sample(id)
		for i := range 2 { // between the ends of a range of several bytes
			if in[i] = in[i]&0xf0 | id[i]&0x0f; !tr.From().Match(in) {
				in = tr.From().Sample(id)
			}
		}
		image, _ := tr.Apply(in)
		out = append(out, id, in, image)
	}
	return out
}

// Every rewrite is what codec and sqltype say, its inverse takes it back, and no
// image of a rewrite that goes by values looks like a source.
func TestRewritesAgainstCodec(t *testing.T) {
	n := 0
	for _, tr := range transform.All() {
		rw := named(tr.Name())
		oracle, known := rewriteOracles[tr.Name()]
		if !known {
			t.Errorf("%v has no oracle", rw)
		}
		applied := 0
		for _, id := range sources(tr, 3000, 7) {
			image, err := rw.Apply(id)
			if err != nil {
				if !errors.Is(err, sqltype.ErrVersion) || tr.From().Match(id) && !tr.Computed() {
					t.Errorf("%v of %v: %v", rw, id, err)
				}
				continue
			}
			applied++
			if oracle != nil {
				if want, err := oracle(id); err != nil || image != want {
					t.Fatalf("%v of %v = %v, want %v (%v)", rw, id, image, want, err)
				}
			}
			if !tr.To().Match(image) {
				t.Fatalf("%v of %v = %v, which its inverse does not apply to", rw, id, image)
			}
			if back, err := rw.Inverse().Apply(image); err != nil || back != id && oracle != nil {
				t.Fatalf("%v of %v = %v, taken back as %v (%v)", rw, id, image, back, err)
			}
			if !tr.Listed() && tr.From().Match(image) {
				t.Fatalf("%v of %v = %v, to which it applies again", rw, id, image)
			}
		}
		least := 2500
		if tr.Name() == "draft-v7-to-v7" { // a fraction in four is a millisecond
			least = 600
		}
		if applied < least {
			t.Errorf("%v: only %d values to try", rw, applied)
		}
		n += applied
	}
	if n == 0 {
		t.Fatal("nothing was tried")
	}
}

func FuzzRewrites(f *testing.F) {
	f.Add([]byte("0123456789abcdef"))
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			t.Skip()
		}
		for _, tr := range transform.All() {
			id := [16]byte(b)
			for _, id := range [][16]byte{id, tr.From().Sample(id)} {
				image, ok := tr.Apply(id)
				if !ok || tr.Inverse().OneWay() != "" || tr.Name() == "google-v6-break" {
					continue
				}
				if back, ok := tr.Inverse().Apply(image); !ok || back != id {
					t.Errorf("%s of %x = %x, taken back as %x, %v", tr.Name(), id, image, back, ok)
				}
				if !tr.Listed() && tr.From().Match(image) {
					t.Errorf("%s of %x = %x, to which it applies again", tr.Name(), id, image)
				}
			}
		}
	})
}

// FuzzParseRewrite: a name is an error, or the rewrite that has it.
func FuzzParseRewrite(f *testing.F) {
	for _, r := range Rewrites() {
		f.Add(r.String())
	}
	f.Add("text-to-binary+v1-to-v6")
	f.Add("binary-to-text+same")
	f.Add("+v1-to-v6")
	f.Fuzz(func(t *testing.T, name string) {
		r, err := ParseRewrite(name)
		if err != nil {
			if !errors.Is(err, ErrConfig) || r != (Rewrite{}) {
				t.Errorf("ParseRewrite(%q) = %v, %v", name, r, err)
			}
			return
		}
		again, err := ParseRewrite(r.String())
		if err != nil || again != r {
			t.Errorf("ParseRewrite(%q) = %v, which is parsed as %v, %v", name, r, again, err)
		}
	})
}

func TestGoogleV6RepairIsTakenBack(t *testing.T) {
	bad := sqltype.MustParse("01ec9414-c232-6b00-b3c8-9f6bdeced846")
	good, err := named("google-v6-repair").Apply(bad)
	if want := sqltype.MustParse("1ec9414c-2320-6b00-b3c8-9f6bdeced846"); err != nil || good != want {
		t.Fatalf("repair of %v = %v, %v; want %v", bad, good, err, want)
	}
	if back, err := named("google-v6-repair").Inverse().Apply(good); err != nil || back != bad {
		t.Errorf("taken back as %v, %v; want %v", back, err, bad)
	}
	if _, err := named("google-v6-repair").Apply(good); err == nil {
		t.Error("repaired twice")
	}
}

// Examples that others have published.
func TestRewriteVectors(t *testing.T) {
	for _, tt := range []struct {
		rw         Rewrite
		from, into string
	}{
		{V1ToV6, "c232ab00-9414-11ec-b3c8-9f6bdeced846", "1ec9414c-232a-6b00-b3c8-9f6bdeced846"},
		{named("swapped-to-network"), "1026baba-6ccd-780c-9564-5b8c656024db", "6ccd780c-baba-1026-9564-5b8c656024db"}, // MySQL manual
		{named("swapped-to-v6"), "11ec9414-c232-ab00-b3c8-9f6bdeced846", "1ec9414c-232a-6b00-b3c8-9f6bdeced846"},
		// The id of the NEWSEQUENTIALID example, d30add63-11a1-11dd-b2eb-005056ae063c.
		{named("newsequentialid-to-v6"), "63dd0ad3-a111-dd11-b2eb-005056ae063c", "1dd11a1d-30ad-6d63-b2eb-005056ae063c"},
		{named("mixed-to-network"), "33221100-5544-7746-8899-aabbccddeeff", "00112233-4455-4677-8899-aabbccddeeff"},
	} {
		image, err := tt.rw.Apply(sqltype.MustParse(tt.from))
		if err != nil || image.String() != tt.into {
			t.Errorf("%v of %s = %v, %v; want %s", tt.rw, tt.from, image, err, tt.into)
		}
	}
}

func TestCombToV7(t *testing.T) {
	at := time.Date(2024, 5, 6, 7, 8, 9, 123_000_000, time.UTC)
	r := rand.New(rand.NewPCG(2, 2))
	for _, layout := range []string{"time-first", "time-last"} {
		rw, err := ParseRewrite("comb-to-v7/" + layout)
		if err != nil {
			t.Fatal(err)
		}
		comb := randomID(r, 4)
		first := binary.BigEndian.AppendUint64(nil, uint64(at.UnixMilli()))[2:]
		if layout == "time-first" {
			copy(comb[:6], first)
		} else {
			copy(comb[10:], first)
		}
		v7, err := rw.Apply(comb)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := v7.Time(); !ok || !got.Equal(at) || v7.Version() != 7 {
			t.Errorf("%s: %v became %v of %v, want version 7 of %v", layout, comb, v7, got, at)
		}
		if back, err := rw.Inverse().Apply(v7); err != nil || back != comb {
			t.Errorf("%s: taken back as %v, %v; want %v", layout, back, err, comb)
		}
	}
	for _, layout := range []string{"", "legacy", "ramsey", "time-middle"} {
		if rw, err := ParseRewrite("comb-to-v7/" + layout); !errors.Is(err, ErrConfig) || !strings.Contains(err.Error(), "COMB layout") {
			t.Errorf("the layout %q is %v, %v; want ErrConfig", layout, rw, err)
		}
	}
}

func TestNamesOfRewrites(t *testing.T) {
	var seen []string
	for _, rw := range Rewrites() {
		got, err := ParseRewrite(rw.String())
		if err != nil || got != rw {
			t.Errorf("ParseRewrite(%q) = %v, %v", rw.String(), got, err)
		}
		if slices.Contains(seen, rw.String()) {
			t.Errorf("%v stands twice", rw)
		}
		seen = append(seen, rw.String())
		if len(rw.String()) > 40 {
			t.Errorf("%v has more than the 40 characters that the state holds", rw)
		}
	}
	if len(seen) == 0 {
		t.Fatal("no rewrites")
	}
	if _, err := ParseRewrite("v1-to-v7"); !errors.Is(err, ErrConfig) || !strings.Contains(err.Error(), "v1-to-v7") {
		t.Errorf("an unknown name: %v", err)
	}
	if got := (Rewrite{}).String(); got != "no rewrite" {
		t.Errorf("the zero value is %q", got)
	}
}
