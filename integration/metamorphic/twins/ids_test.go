//go:build unix

package twins

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/sqluuid/sqluuid/sqltype"
)

// An id is 32 hexadecimal digits in lower case here.

// The spellings of the rows that are there before the run. isSent is the one that the application
// sends as well.
const (
	isSent   = "as sent"
	isUpper  = "upper case"
	isDigits = "digits"
	isBraces = "braces"
	isMixed  = "mixed"
)

// newV1 makes a version 1 id of a time from 2011 to 2026, newV4 one of version 4.
func newV1(r *rand.Rand) string {
	t := fmt.Sprintf("%015x", 0x1e0000000000000+r.Uint64N(0x00f000000000000))
	return t[7:15] + t[3:7] + "1" + t[0:3] + variant(r)
}

func newV4(r *rand.Rand) string {
	d := fmt.Sprintf("%016x", r.Uint64())
	return d[:12] + "4" + d[13:] + variant(r)
}

// newID makes an id of a row that a writer adds, or of one that is there before. Of new keys half
// stay as they are.
func (s *Scenario) newID(r *rand.Rand) string {
	if s.numbers() && !s.images.areBrought() {
		return fmt.Sprintf("%032x", 1+r.Uint64N(mostNumber))
	}
	d := newV4(r)
	if s.numbers() || s.draws() && r.IntN(2) == 0 {
		d = d[:12] + "7" + d[13:]
	}
	return d
}

// images are the new keys of old ones, as they were first seen.
type images struct {
	sync.Mutex
	of, old map[string]string // by the old one, and by the new one
	brings  atomic.Bool       // programs bring new keys: behind finish the server makes none
}

func (x *images) areBrought() bool { return x != nil && x.brings.Load() }

// learn notes the new key of an old one. It fails for another one than was seen before.
func (x *images) learn(old, fresh string) error {
	x.Lock()
	defer x.Unlock()
	switch was := x.of[old]; {
	case was != "" && was != fresh, old[12] == '7' && fresh != old, x.old[fresh] != "" && x.old[fresh] != old:
		return fmt.Errorf("the key %s has the new key %s, and had %s", old, fresh, was)
	case fresh != old && fresh[12] != '7':
		return fmt.Errorf("the key %s has the new key %s of another version", old, fresh)
	}
	x.of[old], x.old[fresh] = fresh, old
	return nil
}

// arePair reports whether an id and another one may be the two of a row.
func (x *images) arePair(a, b string) bool {
	if a[12] == '7' {
		a, b = b, a
	}
	x.Lock()
	defer x.Unlock()
	if a[12] == '7' || b[12] != '7' {
		return false
	}
	return x.of[a] == b || x.of[a] == "" && x.old[b] == ""
}

func (x *images) forget() {
	x.Lock()
	defer x.Unlock()
	clear(x.of)
	clear(x.old)
}

func variant(r *rand.Rand) string { return fmt.Sprintf("%016x", r.Uint64()&^(3<<62)|2<<62) }

// hyphened writes the digits in five groups.
func hyphened(d string) string {
	return d[:8] + "-" + d[8:12] + "-" + d[12:16] + "-" + d[16:20] + "-" + d[20:]
}

// uuidOf reads digits.
func uuidOf(d string) sqltype.UUID {
	u, err := sqltype.Parse(hyphened(d))
	if err != nil {
		panic(err)
	}
	return u
}

// image is what the rewrite makes of an id, "" for a new key that nobody has seen yet.
func (s *Scenario) image(d string) string {
	if d == "" || d == drawn {
		return d
	}
	if s.draws() {
		if d[12] == '7' {
			return d
		}
		s.images.Lock()
		defer s.images.Unlock()
		return s.images.of[d]
	}
	var u sqltype.UUID
	var err error
	switch rule := s.rule(); {
	case rule == v1ToV6 && d[12] == '1':
		u, err = uuidOf(d).V6()
	case rule == v6ToV1 && d[12] == '6':
		u, err = uuidOf(d).V1()
	default:
		return d
	}
	if err != nil {
		panic(err)
	}
	return strings.ReplaceAll(u.String(), "-", "")
}

// rule is the rewrite of the ids, "" for a change of type alone.
func (s *Scenario) rule() string {
	if s.Rewrite == toBinary || s.Rewrite == toText || s.draws() {
		return s.Then
	}
	return s.Rewrite
}

// canonical returns the digits of an id as the server prints it in any type.
func canonical(text string) string {
	if n, err := strconv.ParseUint(text, 10, 64); err == nil && len(text) < 20 {
		return fmt.Sprintf("%032x", n)
	}
	return strings.ToLower(strings.NewReplacer("-", "", "{", "", "}", "", `\x`, "", " ", "").Replace(text))
}

// width is the number of characters of the ids of a type of text, 0 for another type.
func width(typ string) int {
	switch {
	case typ == "uuid", typ == "bytea", typ == "binary(16)", typ == number:
		return 0
	case strings.HasSuffix(typ, "(32)"):
		return 32
	case strings.HasSuffix(typ, "(38)"):
		return 38
	}
	return 36
}

// number is the type of keys that the server numbers.
const number = "bigint"

// isBytes reports whether a type has an id as sixteen bytes.
func isBytes(typ string) bool { return typ == "bytea" || typ == "binary(16)" }

// sent is how an application that follows a column of the type writes an id.
func sent(typ, d string) string {
	if typ == number {
		n, err := strconv.ParseUint(d, 16, 64)
		if err != nil {
			panic(err)
		}
		return fmt.Sprint(n)
	}
	switch width(typ) {
	case 32:
		return d
	case 38:
		return "{" + hyphened(d) + "}"
	}
	return hyphened(d)
}

// spell writes an id in a spelling.
func spell(r *rand.Rand, spelling, typ, d string) string {
	switch spelling {
	case isUpper:
		return strings.ToUpper(sent(typ, d))
	case isDigits:
		return d
	case isBraces:
		return "{" + hyphened(d) + "}"
	case isMixed:
		list := []string{isSent, isUpper, isDigits}
		return spell(r, list[r.IntN(len(list))], typ, d)
	}
	return sent(typ, d)
}

// A paddedUUID reads an id without the spaces that a char(40) has behind it, or a varchar to which
// MariaDB has copied a char by ON UPDATE CASCADE.
type paddedUUID struct{ sqltype.UUID }

func (u *paddedUUID) Scan(src any) error {
	switch text := src.(type) {
	case string:
		src = strings.TrimRight(text, " ")
	case []byte:
		if len(text) > 16 {
			src = bytes.TrimRight(text, " ")
		}
	}
	return u.UUID.Scan(src)
}
