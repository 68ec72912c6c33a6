//go:build unix

package metamorphic

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"
)

// An id is 32 hexadecimal digits here. The functions below move digits as RFC 9562
// lays them out, and know nothing of the code that they are to judge.

// v1ToV6 puts the 60 bits of time in order (RFC 9562, sections 5.1 and 5.6).
func v1ToV6(d string) string {
	t := d[13:16] + d[8:12] + d[0:8]
	return t[:12] + "6" + t[12:] + d[16:]
}

func v6ToV1(d string) string {
	t := d[0:12] + d[13:16]
	return t[7:15] + t[3:7] + "1" + t[0:3] + d[16:]
}

// swap is the order of MySQL's UUID_TO_BIN(x, 1): time_high, time_mid, time_low.
func swap(d string) string   { return d[12:16] + d[8:12] + d[0:8] + d[16:] }
func unswap(d string) string { return d[8:16] + d[4:8] + d[0:4] + d[16:] }

// mix turns the bytes of the first three fields round, as .NET's Guid does.
func mix(d string) string {
	return d[6:8] + d[4:6] + d[2:4] + d[0:2] + d[10:12] + d[8:10] + d[14:16] + d[12:14] + d[16:]
}

// repairGoogle moves the 44 bits of time that google/uuid wrote after a zero digit.
func repairGoogle(d string) string { return d[1:12] + "06" + d[13:] }

func combFirst(d string) string { return d[:12] + "7" + d[13:] }
func combLast(d string) string  { return d[20:32] + "7" + d[13:20] + d[:12] }

// ininPermuted puts the bytes of ININ's sequential UUIDs as SQL Server compares them (package
// codec/inin, "dbms type"): 12-15, 10-11, 6-9 and 0-5, with the type 01 after the variant.
func ininPermuted(d string) string {
	return d[24:] + d[20:24] + d[12:16] + "9" + d[17:20] + d[:12]
}

func ininRestored(d string) string {
	return d[20:] + d[12:16] + "8" + d[17:20] + d[8:12] + d[:8]
}

// draftToV7 reads 36 bits of seconds and 12 bits of their fraction (draft-peabody-dispatch-
// new-uuid-format-01, Figure 3), and writes 48 bits of milliseconds (RFC 9562, section 5.7).
func draftToV7(d string) string {
	n, _ := strconv.ParseUint(d[:9], 16, 64)
	return fmt.Sprintf("%012x", n*1000+millisOf(d[9:12])) + d[12:]
}

func v7ToDraft(d string) string {
	n, _ := strconv.ParseUint(d[:12], 16, 64)
	return fmt.Sprintf("%09x", n/1000) + fractionOf(n%1000) + d[12:]
}

// millisOf reads the fraction of a second in 12 bits, and fractionOf writes it, rounded up so
// that a reader which truncates finds the millisecond (package codec/peabody, Decisions).
func millisOf(fraction string) uint64 {
	n, _ := strconv.ParseUint(fraction, 16, 64)
	return n * 1000 / 4096
}

func fractionOf(millis uint64) string { return fmt.Sprintf("%03x", (millis*4096+999)/1000) }

// isVersion reports whether the id has the version and the variant of the RFC.
func isVersion(d string, v byte) bool { return d[12] == v && hasVariant(d) }
func hasVariant(d string) bool        { return strings.IndexByte("89ab", d[16]) >= 0 }
func between(d, lo, hi string) bool   { return lo <= d && d <= hi }

// anyVersion reports whether the digit is a version from 1 to 8.
func anyVersion(c byte) bool { return '1' <= c && c <= '8' }

// yearOf reads digits as 100 nanoseconds since 1582, or as milliseconds since 1970.
func yearOfTicks(d string) int {
	n, _ := strconv.ParseUint(d, 16, 64)
	return time.Unix(int64(n/1e7)-12_219_292_800, 0).UTC().Year()
}

func yearOfSeconds(d string) int {
	n, _ := strconv.ParseUint(d, 16, 64)
	return time.Unix(int64(n), 0).UTC().Year()
}

func yearOfMillis(d string) int {
	n, _ := strconv.ParseUint(d, 16, 64)
	return time.UnixMilli(int64(n)).UTC().Year()
}

// A rule is what a rewrite does to an id.
type rule struct {
	applies func(d string) bool
	image   func(d string) string
	source  func(r *rand.Rand) string // makes an id that it applies to
	bytes   bool                      // for columns of sixteen bare bytes only
	listed  bool                      // goes by a list of ids, see docs of package migrate
	oneWay  bool                      // has no inverse for ids that it did not make
	inGo    bool                      // no SQL writes it: no copy, no triggers, no text
}

func same(d string) string { return d }
func always(string) bool   { return true }

// rules has every rewrite of ids by its name, with the layout behind a colon.
var rules = map[string]rule{
	"": {applies: always, image: same, source: newV1},
	"v1-to-v6": {
		applies: func(d string) bool { return isVersion(d, '1') },
		image:   v1ToV6, source: newV1,
	},
	"v6-to-v1": {
		applies: func(d string) bool { return isVersion(d, '6') },
		image:   v6ToV1, source: func(r *rand.Rand) string { return v1ToV6(newV1(r)) },
	},
	"swapped-to-v6": { // for times from 1854 to 2266, as migrate.Rewrite says
		applies: func(d string) bool {
			return isVersion(unswap(d), '1') && between(d[1:4], "130",
				"2ff")
		},
		image:  func(d string) string { return v1ToV6(unswap(d)) },
		source: func(r *rand.Rand) string { return swap(newV1(r)) }, bytes: true,
	},
	"v6-to-swapped": {
		applies: func(d string) bool { return isVersion(d, '6') && between(d[:3], "130", "2ff") },
		image:   func(d string) string { return swap(v6ToV1(d)) },
		source:  func(r *rand.Rand) string { return v1ToV6(newV1(r)) }, bytes: true,
	},
	"newsequentialid-to-v6": { // left out are those that look like version 6 as they stand
		applies: func(d string) bool {
			return isVersion(mix(d), '1') && between(d[14:16], "10", "12") && d[12] != '6'
		},
		image:  func(d string) string { return v1ToV6(mix(d)) },
		source: newSequential,
	},
	"google-v6-repair": {
		applies: func(d string) bool {
			return isVersion(d, '6') && d[0] == '0' && between(fmt.Sprint(yearOfTicks(d[1:12]+"0000")),
				"2000", "2099")
		},
		image: repairGoogle, source: newGoogle, oneWay: true,
	},
	"comb-to-v7:time-first": {
		applies: func(d string) bool {
			return isVersion(d, '4') && between(fmt.Sprint(yearOfMillis(d[:12])), "2000", "2099")
		},
		image: combFirst, source: func(r *rand.Rand) string { return newMillis(r) + newOf(r, '4')[12:] },
	},
	"comb-to-v7:time-last": {
		applies: func(d string) bool {
			return isVersion(d, '4') && between(fmt.Sprint(yearOfMillis(d[20:])), "2000", "2099")
		},
		image: combLast, source: func(r *rand.Rand) string { return newOf(r, '4')[:20] + newMillis(r) },
	},
	"swapped-to-network": {
		applies: func(d string) bool { return anyVersion(d[0]) && hasVariant(d) },
		image:   unswap, source: func(r *rand.Rand) string { return swap(newOf(r, '4')) },
		bytes: true, listed: true,
	},
	"network-to-swapped": {
		applies: func(d string) bool { return anyVersion(d[12]) && hasVariant(d) },
		image:   swap, source: func(r *rand.Rand) string { return newOf(r, '4') }, bytes: true,
		listed: true,
	},
	"mixed-to-network": {
		applies: func(d string) bool { return anyVersion(d[14]) && hasVariant(d) },
		image:   mix, source: func(r *rand.Rand) string { return mix(newOf(r, '7')) }, bytes: true,
		listed: true,
	},
	"network-to-mixed": {
		applies: func(d string) bool { return anyVersion(d[12]) && hasVariant(d) },
		image:   mix, source: func(r *rand.Rand) string { return newOf(r, '4') }, bytes: true,
		listed: true,
	},
	"inin-dbms0-to-dbms1": {
		applies: func(d string) bool { return d[14:17] == "d08" },
		image:   ininPermuted, source: func(r *rand.Rand) string { return newININ(r, "8") }, bytes: true,
	},
	"inin-dbms1-to-dbms0": {
		applies: func(d string) bool { return d[14:17] == "d09" },
		image:   ininRestored, source: func(r *rand.Rand) string { return newININ(r, "9") }, bytes: true,
	},
	"draft-v7-to-v7": {
		applies: func(d string) bool {
			return isVersion(d, '7') && between(fmt.Sprint(yearOfSeconds(d[:9])), "2010", "2099") &&
				fractionOf(millisOf(d[9:12])) == d[9:12]
		},
		image: draftToV7, source: func(r *rand.Rand) string { return v7ToDraft(newV7(r)) },
		listed: true, inGo: true,
	},
	"v7-to-draft-v7": {
		applies: func(d string) bool {
			return isVersion(d, '7') && between(fmt.Sprint(yearOfMillis(d[:12])), "2010", "2099")
		},
		image: v7ToDraft, source: newV7, listed: true, inGo: true,
	},
}

// newV1 makes a version 1 id of a time from 2011 to 2026.
func newV1(r *rand.Rand) string {
	t := fmt.Sprintf("%015x", 0x1e0000000000000+r.Uint64N(0x00f000000000000))
	return t[7:15] + t[3:7] + "1" + t[0:3] + variant(r)
}

// newOf makes an id of a version, random in all other bits.
func newOf(r *rand.Rand, version byte) string {
	d := fmt.Sprintf("%016x", r.Uint64())
	return d[:12] + string(version) + d[13:] + variant(r)
}

// newPlain makes an id of version 8 that no rewrite takes for one of its own. By chance some of
// that version are ids of version 1 too, in the orders of bytes that tell themselves.
func newPlain(r *rand.Rand) string {
	for {
		d := newOf(r, '8')
		plain := storable(d)
		for name, r := range rules {
			plain = plain && (name == "" || r.listed || !r.applies(d))
		}
		if plain {
			return d
		}
	}
}

func variant(r *rand.Rand) string { return fmt.Sprintf("%016x", r.Uint64()&^(3<<62)|2<<62) }

func newSequential(r *rand.Rand) string {
	for {
		if d := mix(newV1(r)); d[12] != '6' {
			return d
		}
	}
}

// newGoogle makes a version 6 id as google/uuid did up to v1.6.0.
func newGoogle(r *rand.Rand) string {
	t := newV1(r)
	t = t[13:16] + t[8:12] + t[0:8]
	return "0" + t[:11] + "6" + t[12:] + variant(r)
}

// newMillis makes twelve digits of milliseconds from 2001 to 2033.
func newMillis(r *rand.Rand) string {
	return fmt.Sprintf("%012x", 1_000_000_000_000+r.Uint64N(1_000_000_000_000))
}

// newV7 makes a version 7 id of a time from 2011 to 2033.
func newV7(r *rand.Rand) string {
	n := 1_300_000_000_000 + r.Uint64N(700_000_000_000)
	return fmt.Sprintf("%012x", n) + newOf(r, '7')[12:]
}

// newININ makes the stored bytes of a sequential UUID of ININ's, of version 13.
func newININ(r *rand.Rand, dbms string) string {
	d := newOf(r, '4')
	return d[:14] + "d0" + dbms + d[17:]
}

// newOther makes an id of any kind: of a version from 1 to 8, nil, max, or of
// another variant.
func newOther(r *rand.Rand) string {
	switch k := r.IntN(13); {
	case k < 8:
		return newOf(r, byte('1'+k))
	case k == 8:
		return strings.Repeat("0", 32)
	case k == 9:
		return strings.Repeat("f", 32)
	case k == 10: // the variants of NCS and Microsoft
		d := newOf(r, '1')
		return d[:16] + string("07cef"[r.IntN(5)]) + d[17:]
	case k == 11:
		return newV1(r)
	}
	return v1ToV6(newV1(r))
}

// hyphened writes the digits in five groups.
func hyphened(d string) string {
	return d[:8] + "-" + d[8:12] + "-" + d[12:16] + "-" + d[16:20] + "-" + d[20:]
}

// digitsOf returns the digits of text of 36 characters, in the case that they have.
func digitsOf(s string) (string, bool) {
	if len(s) != 36 || s[8] != '-' || s[13] != '-' || s[18] != '-' || s[23] != '-' {
		return "", false
	}
	d := strings.ReplaceAll(s, "-", "")
	return d, len(d) == 32 && strings.Trim(d, "0123456789abcdefABCDEF") == ""
}
