package sequential_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/collation/sequential"
)

// likely turns random bytes into an id that the scheme can have made.
var likely = map[sequential.Scheme]func(id [16]byte) [16]byte{
	sequential.NewSequentialID:  func(id [16]byte) [16]byte { return codec.MixedEndian.Decode(uuid(id, 1)) },
	sequential.HyperV6:          func(id [16]byte) [16]byte { return inSQL(codec.SequentialGUID, uuid(id, 6)) },
	sequential.HyperV7:          func(id [16]byte) [16]byte { return inSQL(codec.SQLServerOrder, uuid(id, 7)) },
	sequential.SequentialGUIDV7: func(id [16]byte) [16]byte { return inSQL(codec.SequentialGUID, uuid(id, 7)) },
	sequential.UUIDNextSQL:      func(id [16]byte) [16]byte { return uuid(id, 8) },
	sequential.MedoSQL: func(id [16]byte) [16]byte { // the digit 7 in the stored byte 6
		return codec.MixedEndian.Decode(uuid(id, 7))
	},
	sequential.RTCombSQL:        func(id [16]byte) [16]byte { return uuid(id, 4) },
	sequential.RTCombPostgreSQL: func(id [16]byte) [16]byte { return uuid(id, 4) },
	sequential.RTCombLegacy:     func(id [16]byte) [16]byte { return datetime(uuid(id, 4), 25_920_000) },
	sequential.NHibernateComb:   func(id [16]byte) [16]byte { return datetime(uuid(id, 4), 25_920_003) },
	sequential.NHibernateComb32: func(id [16]byte) [16]byte { return datetime(uuid(id, 4), 1<<32-1) },
	sequential.RamseyCombFirst:  func(id [16]byte) [16]byte { return uuid(id, 4) },
	sequential.RamseyCombLast:   func(id [16]byte) [16]byte { return uuid(id, 4) },
	sequential.EFCoreSequential: func(id [16]byte) [16]byte {
		n := dotNet(id)
		binary.BigEndian.PutUint16(id[8:], uint16(n))
		binary.BigEndian.PutUint16(id[10:], uint16(n>>48))
		binary.BigEndian.PutUint32(id[12:], uint32(n>>16))
		id[6] = id[6]&0x0f | 0x40
		return id
	},
	sequential.PomeloMySQL: func(id [16]byte) [16]byte {
		n := dotNet(id)
		binary.BigEndian.PutUint64(id[0:], n>>16<<16|4<<12|n>>4&0xfff)
		id[8] = 8<<4 | byte(n)&0xf
		return id
	},
	sequential.MassTransit:           func(id [16]byte) [16]byte { return codec.MariaDBLegacy.Decode(newID(id)) },
	sequential.MassTransitSequential: newID,
	sequential.JHToddSQL:             func(id [16]byte) [16]byte { return id },
}

func newID(id [16]byte) [16]byte {
	binary.BigEndian.PutUint64(id[0:], dotNet(id))
	id[14] &= 0x3f
	return id
}

// dotNet is a tick between 1970 and 5000.
func dotNet(id [16]byte) uint64 {
	return 621_355_968_000_000_000 + binary.BigEndian.Uint64(id[:])%900_000_000_000_000_000
}

func datetime(id [16]byte, perDay uint64) [16]byte {
	binary.BigEndian.PutUint16(id[10:], 25_569+binary.BigEndian.Uint16(id[10:])%30_000)
	binary.BigEndian.PutUint32(id[12:], uint32(uint64(binary.BigEndian.Uint32(id[12:]))%perDay))
	return id
}

func uuid(id [16]byte, version byte) [16]byte {
	id[6], id[8] = id[6]&0x0f|version<<4, id[8]&0x3f|0x80
	return id
}

// inSQL is what SQL Server prints of a UUID that is stored in a layout.
func inSQL(l codec.Layout, id [16]byte) [16]byte { return codec.MixedEndian.Decode(l.Encode(id)) }

// becomes says which conversions a scheme has.
var becomes = map[sequential.Scheme]string{
	sequential.NewSequentialID: "6", sequential.HyperV6: "6", sequential.MassTransit: "6", sequential.MassTransitSequential: "6",
	sequential.HyperV7: "7", sequential.SequentialGUIDV7: "7", sequential.UUIDNextSQL: "7", sequential.MedoSQL: "7",
	sequential.RTCombSQL: "7", sequential.RTCombPostgreSQL: "7", sequential.RTCombLegacy: "7", sequential.NHibernateComb: "7",
	sequential.EFCoreSequential: "67", sequential.PomeloMySQL: "67",
	sequential.NHibernateComb32: "", sequential.RamseyCombFirst: "", sequential.RamseyCombLast: "", sequential.JHToddSQL: "",
}

// Total are those whose every version 6 or 7 UUID is the image of an id.
var total = map[sequential.Scheme]bool{
	sequential.NewSequentialID: true, sequential.HyperV6: true, sequential.HyperV7: true, sequential.SequentialGUIDV7: true,
	sequential.UUIDNextSQL: true, sequential.MedoSQL: true, sequential.RTCombSQL: true, sequential.RTCombPostgreSQL: true,
	sequential.MassTransit: true, sequential.MassTransitSequential: true,
}

func timeOf(t *testing.T, v67 [16]byte) time.Time {
	t.Helper()
	if v67[6]>>4 == 7 {
		return time.UnixMilli(int64(binary.BigEndian.Uint64(v67[:]) >> 16)).UTC()
	}
	x := binary.BigEndian.Uint64(v67[:])
	n := int64(x>>16<<12|x&0xfff) - 0x01B21DD213814000
	return time.Unix(n/10_000_000, n%10_000_000*100).UTC()
}

func checkScheme(t *testing.T, s sequential.Scheme, random [16]byte) {
	t.Helper()
	id := likely[s](random)
	at, err := s.Time(id)
	if err != nil {
		t.Fatalf("%v.Time(%s): %v", s, text(id), err)
	}
	for _, c := range []struct {
		version  string
		to, from func([16]byte) ([16]byte, error)
	}{{"6", s.ToV6, s.FromV6}, {"7", s.ToV7, s.FromV7}} {
		target := uuid(random, c.version[0]-'0')
		u, err := c.to(id)
		if !strings.Contains(becomes[s], c.version) {
			if _, back := c.from(target); !errors.Is(err, sequential.ErrLossy) || !errors.Is(back, sequential.ErrLossy) || u != ([16]byte{}) {
				t.Fatalf("%v, version %s: %s, errors %v and %v, want %v", s, c.version, text(u), err, back, sequential.ErrLossy)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%v, version %s of %s: %v", s, c.version, text(id), err)
		}
		if u[6]>>4 != c.version[0]-'0' || u[8]>>6 != 2 {
			t.Fatalf("%v: %s becomes %s, of another version or variant", s, text(id), text(u))
		}
		if d := timeOf(t, u).Sub(at); d >= time.Millisecond || d <= -time.Millisecond {
			t.Fatalf("%v: %s of %v becomes %s of %v", s, text(id), at, text(u), timeOf(t, u))
		}
		if back, err := c.from(u); err != nil || back != id {
			t.Fatalf("%v: %s becomes %s and then %s, %v", s, text(id), text(u), text(back), err)
		}
		// The other way round.
		back, err := c.from(target)
		switch again, err2 := c.to(back); {
		case err != nil && !total[s] && errors.Is(err, sequential.ErrScheme):
		case err != nil || err2 != nil || again != target:
			t.Fatalf("%v: %s comes from %s (%v), which becomes %s (%v)", s, text(target), text(back), err, text(again), err2)
		}
	}
}

func TestSchemesLoseNoBit(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	if len(sequential.Schemes()) != len(likely) || len(likely) != len(becomes) {
		t.Fatalf("%d schemes, the tests have %d and %d", len(sequential.Schemes()), len(likely), len(becomes))
	}
	for _, s := range sequential.Schemes() {
		t.Run(s.String(), func(t *testing.T) {
			for _, id := range dull() {
				checkScheme(t, s, id)
			}
			for range 5000 {
				checkScheme(t, s, randomID(r))
			}
		})
	}
}

// Random bytes that no scheme was asked about: nothing panics, and what is
// converted comes back.
func FuzzSchemes(f *testing.F) {
	f.Add(make([]byte, 16))
	f.Add([]byte("\xff\xff\xff\xff\xff\xff\x4f\xff\xbf\xff\xff\xff\xff\xff\xff\xff"))
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		id := [16]byte(b)
		for _, s := range sequential.Schemes() {
			for _, c := range [][2]func([16]byte) ([16]byte, error){{s.ToV6, s.FromV6}, {s.ToV7, s.FromV7}, {s.FromV6, s.ToV6}, {s.FromV7, s.ToV7}} {
				there, err := c[0](id)
				if err != nil {
					continue
				}
				if back, err := c[1](there); err != nil || back != id {
					t.Fatalf("%v: %x becomes %x and then %x, %v", s, id, there, back, err)
				}
			}
			checkScheme(t, s, id)
		}
	})
}

func TestSchemesAreNamedAndSourced(t *testing.T) {
	var names []string
	for _, s := range sequential.Schemes() {
		if s.String() == "" || s.Source() == "" {
			t.Errorf("%+v: a fact is missing", s)
		}
		names = append(names, s.String())
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != 18 {
		t.Errorf("names %v, want 18", names)
	}
	if sequential.LaravelOrdered != sequential.RamseyCombFirst {
		t.Error("Laravel's is another scheme")
	}
}

func TestSchemesRefuse(t *testing.T) {
	v4 := parse(t, "919108f7-52d1-4320-9bac-f847db4148a8")
	for _, tt := range []struct {
		s   sequential.Scheme
		id  string
		why string
	}{
		{sequential.NewSequentialID, text(v4), "no version 1 UUID"},
		{sequential.HyperV6, text(v4), "no version 6 UUID"},
		{sequential.HyperV7, "01890a5d-ac96-674b-bcce-b302099a8057", "no version 7 UUID"},
		{sequential.UUIDNextSQL, text(v4), "no version 8 UUID"},
		{sequential.MedoSQL, "01890a5d-ac96-774b-bcce-b302099a8057", "no version 7 UUID"},
		{sequential.RTCombSQL, "01890a5d-ac96-774b-bcce-b302099a8057", "no version 4 UUID"},
		{sequential.RTCombLegacy, "00112233-4455-4677-8899-ae44018b8200", "a day has 25920000 ticks"},
		{sequential.EFCoreSequential, "00112233-4455-1677-eb00-08d9f638a666", "its version is 1"},
		{sequential.EFCoreSequential, "00112233-4455-4677-eb00-ffd9f638a666", "after the year 9999"},
		{sequential.PomeloMySQL, text(v4), "not 8"},
		{sequential.MassTransit, "fc070000-9565-3668-9180-ffd589338b38", "after the year 9999"},
	} {
		id := parse(t, tt.id)
		_, err := tt.s.Time(id)
		_, err6 := tt.s.ToV6(id)
		_, err7 := tt.s.ToV7(id)
		for _, err := range []error{err, err6, err7} {
			var se *sequential.SchemeError
			if !errors.Is(err, sequential.ErrScheme) || !errors.As(err, &se) || se.ID != id || se.Scheme != tt.s.String() || !strings.Contains(err.Error(), tt.why) {
				t.Errorf("%v of %s: %v, want %v: %s", tt.s, tt.id, err, sequential.ErrScheme, tt.why)
			}
		}
	}
	for name, err := range map[string]error{
		"a COMB of 1950":                        second(sequential.RTCombLegacy.ToV7(parse(t, "00112233-4455-4677-8899-4800013f40ea"))),
		"an EF Core id of 1960":                 second(sequential.EFCoreSequential.ToV7(parse(t, "00112233-4455-4677-0000-089ab638a666"))),
		"an EF Core id of 1500":                 second(sequential.EFCoreSequential.ToV6(parse(t, "00112233-4455-4677-0000-0600f638a666"))),
		"a NewId with the 16,384th of its tick": second(sequential.MassTransitSequential.ToV6(parse(t, "08d58933-8b38-9180-3668-9565fc074000"))),
		"an orderedUuid, which is too fine":     second(sequential.LaravelOrdered.ToV7(parse(t, "9256dc86-ca15-4e2d-85e2-dfd4d103ae0b"))),
		"a NEWSEQUENTIALID, which has 122 bits": second(sequential.NewSequentialID.ToV7(parse(t, "63dd0ad3-a111-dd11-b2eb-005056ae063c"))),
	} {
		if !errors.Is(err, sequential.ErrLossy) {
			t.Errorf("%s: %v, want %v", name, err, sequential.ErrLossy)
		}
	}
	if _, err := sequential.RTCombLegacy.FromV7(parse(t, "017f22e2-79b1-7cc3-98c4-dc0c0c07398f")); !errors.Is(err, sequential.ErrScheme) {
		t.Errorf("a version 7 UUID in whose millisecond no tick begins: %v", err)
	}
	if _, err := sequential.RTCombSQL.FromV7(v4); !errors.Is(err, sequential.ErrScheme) {
		t.Errorf("FromV7 of a version 4 UUID: %v", err)
	}
}

func second(_ [16]byte, err error) error { return err }

// What ascends in SQL Server ascends as version 6 or 7.
func TestConvertedIDsKeepTheirOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	for _, s := range []sequential.Scheme{sequential.HyperV6, sequential.HyperV7, sequential.SequentialGUIDV7, sequential.MedoSQL} {
		for range 20_000 {
			a := likely[s](randomID(r))
			b := likely[s](near(r, a))
			to := s.ToV7
			if strings.Contains(becomes[s], "6") {
				to = s.ToV6
			}
			x, err1 := to(a)
			y, err2 := to(b)
			if err1 != nil || err2 != nil {
				continue // near gave an id of another version
			}
			if collation.SQLServer.Compare(a, b) != collation.Bytes.Compare(x, y) {
				t.Fatalf("%v: %s and %s become %s and %s, in another order", s, text(a), text(b), text(x), text(y))
			}
		}
	}
}

func ExampleScheme() {
	id, _ := codec.ParseCanonical("63dd0ad3-a111-dd11-b2eb-005056ae063c") // NEWSEQUENTIALID()
	at, _ := sequential.NewSequentialID.Time(id)
	v6, _ := sequential.NewSequentialID.ToV6(id)
	fmt.Println(at)
	fmt.Println(text(v6))
	_, err := sequential.NewSequentialID.ToV7(id)
	fmt.Println(errors.Is(err, sequential.ErrLossy))
	// Output:
	// 2008-04-24 01:57:41.9094371 +0000 UTC
	// 1dd11a1d-30ad-6d63-b2eb-005056ae063c
	// true
}
