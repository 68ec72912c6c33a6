package codec_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

// everyText is every form, TypeID with three prefixes.
func everyText() []codec.Text {
	return append(codec.Texts(), codec.TypeID(""), codec.TypeID("user"), codec.TypeID(strings.Repeat("x", 63)))
}

func randomID(r *rand.Rand) (id [16]byte) {
	for i := range id {
		id[i] = byte(r.Uint32())
	}
	// Leading zero bytes, where encodings of variable length go wrong.
	for i := range r.IntN(4) * r.IntN(6) {
		id[i] = 0
	}
	return id
}

// checkText holds what every text of every form must.
func checkText(t *testing.T, form codec.Text, id [16]byte) {
	t.Helper()
	s := form.Encode(id)
	if back, err := form.Decode(s); err != nil || back != id {
		t.Errorf("%v: Decode(%q) = %x, %v, want %x", form, s, back, err, id)
	}
	if len(s) != form.Len() && (form != codec.Decimal || len(s) > form.Len()) {
		t.Errorf("%v: %q has length %d, want %d", form, s, len(s), form.Len())
	}
	if got := form.AppendEncode([]byte("id="), id); string(got) != "id="+s {
		t.Errorf("%v: AppendEncode gives %q, Encode %q", form, got, s)
	}
}

func TestTextsAreBijections(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, form := range everyText() {
		for _, id := range dull() {
			checkText(t, form, id)
		}
		for range 2_000 {
			checkText(t, form, randomID(r))
		}
	}
}

// In each form the second of two neighbours differs in the last digit or carries,
// which is where a sum or a product that is one off shows.
func TestTextsCountOn(t *testing.T) {
	for _, o := range slowTexts {
		for _, start := range [][16]byte{{}, {7: 0xff, 8: 0xff, 9: 0xff}, [16]byte(bytes.Repeat([]byte{0xff}, 16))} {
			id := start
			for i := range 3_000 {
				id[14], id[15] = byte(i>>8), byte(i)
				s := o.form.Encode(id)
				if s == "" { // a wrong prefix
					break
				}
				if want, ok := o.decode(s); !ok || want != id {
					t.Fatalf("%v: %x is %q, which the oracle reads as %x, %v", o.form, id, s, want, ok)
				}
			}
		}
	}
}

// Numbers beside a digit times a power of the base are where a quotient is one
// off when it was rounded wrongly.
func TestTextsAtTheBoundariesOfDigits(t *testing.T) {
	for _, o := range slowTexts {
		base, ok := map[codec.Text]int64{
			codec.Decimal: 10, codec.Base36: 36, codec.Base58: 58, codec.Base62: 62,
		}[o.form]
		if !ok {
			continue
		}
		checked := 0
		for power := big.NewInt(1); power.BitLen() <= 128; power = new(big.Int).Mul(power, big.NewInt(base)) {
			for digit := range base {
				for _, step := range []int64{-1, 0, 1} {
					n := new(big.Int).Mul(power, big.NewInt(digit))
					n.Add(n, big.NewInt(step))
					if n.Sign() < 0 || n.BitLen() > 128 {
						continue
					}
					var id [16]byte
					n.FillBytes(id[:])
					s := o.form.Encode(id)
					if want, ok := o.decode(s); !ok || want != id {
						t.Fatalf("%v: %x is %q, which the oracle reads as %x, %v", o.form, id, s, want, ok)
					}
					checked++
				}
			}
		}
		if checked < 1000 {
			t.Errorf("%v: only %d numbers were checked", o.form, checked)
		}
	}
}

func TestOrderedTextsSortAsTheirIDs(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	ids := dull()
	for range 2_000 {
		id := randomID(r)
		next := id
		next[r.IntN(16)] ^= 1 << r.IntN(8)
		ids = append(ids, id, next)
	}
	slices.SortFunc(ids, func(a, b [16]byte) int { return bytes.Compare(a[:], b[:]) })
	ids = slices.Compact(ids)
	ordered := 0
	for _, form := range everyText() {
		sorts := slices.IsSortedFunc(ids, func(a, b [16]byte) int {
			return strings.Compare(form.Encode(a), form.Encode(b))
		})
		if sorts != form.Ordered() {
			t.Errorf("%v: texts of ascending ids sort: %v, Ordered() is %v", form, sorts, form.Ordered())
		}
		if sorts {
			ordered++
		}
	}
	if ordered != 8+3 {
		t.Errorf("%d forms are ordered, want 8 and TypeID with three prefixes", ordered)
	}
}

func TestTextsAreComparableAndNamed(t *testing.T) {
	seen, names := map[codec.Text]bool{}, map[string]bool{}
	for _, form := range everyText() {
		seen[form], names[form.String()] = true, true
	}
	if n := len(everyText()); len(seen) != n || len(names) != n {
		t.Errorf("got %d distinct values and %d names, want %d", len(seen), len(names), n)
	}
	if a, b := codec.TypeID("user"), codec.TypeID("user"); a != b {
		t.Error("TypeID of one prefix differs from itself")
	}
}

func TestTextsOnlyAllocateTheirString(t *testing.T) {
	buf := make([]byte, 0, 128)
	for _, form := range everyText() {
		s := form.Encode(sampleID)
		for name, c := range map[string]struct {
			f    func()
			want float64
		}{
			"AppendEncode": {func() { buf = form.AppendEncode(buf[:0], sampleID) }, 0},
			"Decode":       {func() { form.Decode(s) }, 0},
			"Encode":       {func() { _ = form.Encode(sampleID) }, 1},
		} {
			if n := testing.AllocsPerRun(100, c.f); n > c.want {
				t.Errorf("%v: %s makes %v allocations, want %v", form, name, n, c.want)
			}
		}
	}
}

// allocated returns how many bytes a call of f allocates, the least of a few
// tries, as other goroutines are counted too.
func allocated(f func()) uint64 {
	least := ^uint64(0)
	for range 5 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		f()
		runtime.ReadMemStats(&after)
		if n := after.TotalAlloc - before.TotalAlloc; n < least {
			least = n
		}
		if least <= 1<<10 {
			break
		}
	}
	return least
}

func TestTextsAllocateLittleOnAnyInput(t *testing.T) {
	long := strings.Repeat("z", 1<<20)
	for _, form := range everyText() {
		s := form.Encode(sampleID)
		for _, in := range []string{"", "_", s, s + "=", s[1:], "\x00" + s[1:], s[:len(s)-1] + "é", long, "user_" + long, strings.Repeat("_", 1<<20)} {
			if n := allocated(func() { form.Decode(in) }); n > 1<<10 {
				t.Errorf("%v: Decode of %d bytes allocates %d bytes, want at most 1024", form, len(in), n)
			}
		}
	}
}

// A refusal is what a decoder says of one text.
type refusal struct {
	form   codec.Text
	in     string
	err    error
	offset int
}

func TestTextsRefuse(t *testing.T) {
	faults := []refusal{
		{codec.Hyphenated, sampleHex, codec.ErrLength, 32},
		{codec.Hex, sample, codec.ErrLength, 36},
		{codec.Hex, sampleHex[:31] + "g", codec.ErrSyntax, 31},
		{codec.Braced, sample, codec.ErrLength, 36},
		{codec.Braced, "(" + sample + ")", codec.ErrSyntax, 0},
		{codec.URN, sample, codec.ErrLength, 36},
		{codec.URN, "urn:guid:" + sample, codec.ErrSyntax, 4},
		{codec.Decimal, "00", codec.ErrSyntax, 0},
		{codec.Decimal, "+1", codec.ErrSyntax, 0},
		{codec.Decimal, "-1", codec.ErrSyntax, 0},
		{codec.Decimal, "1 ", codec.ErrSyntax, 1},
		{codec.Decimal, "340282366920938463463374607431768211456", codec.ErrOverflow, 38},
		{codec.Decimal, "999999999999999999999999999999999999999", codec.ErrOverflow, 0},
		{codec.Decimal, "0340282366920938463463374607431768211455", codec.ErrLength, 40},
		{codec.Base32, "80000000000000000000000000", codec.ErrOverflow, 0}, // ulid/spec README
		{codec.Base32, "ZZZZZZZZZZZZZZZZZZZZZZZZZZ", codec.ErrOverflow, 0},
		{codec.Base32, "01ARZ3NDEKTSV4RRFFQ69G5FAU", codec.ErrSyntax, 25}, // U is no symbol
		{codec.Base32, "O1ARZ3NDEKTSV4RRFFQ69G5FAV", codec.ErrSyntax, 0},  // look-alikes
		{codec.Base32, "01ARZ3NDEKTSV4RRFFQ69G5Fli", codec.ErrSyntax, 24},
		{codec.Base32, "01ARZ3NDEKTSV-RRFFQ69G5FAV", codec.ErrSyntax, 13},
		{codec.Base32Std, "g7sajo2p5zhcxczaswilopvib5", codec.ErrPadding, 25},
		{codec.Base32Std, "g7sajo2p5zhcxczaswilopvib1", codec.ErrSyntax, 25},
		{codec.Base32Std, "g7sajo2p5zhcxczaswilopvib4======", codec.ErrLength, 32},
		{codec.Base36, "f5lxx1zz5pnorynqglhzmsp34", codec.ErrOverflow, 24},
		{codec.Base36, "zzzzzzzzzzzzzzzzzzzzzzzzz", codec.ErrOverflow, 0},
		{codec.Base36, "12tr4s8361n30q0xrrb6ajl9-", codec.ErrSyntax, 24},
		{codec.Base58, "YcVfxkQb6JRzqk5kF2tNLw", codec.ErrOverflow, 21},
		{codec.Base58, "zzzzzzzzzzzzzzzzzzzzzz", codec.ErrOverflow, 0},
		{codec.Base58, "1wg5ZHRestuFcacxdo6c70", codec.ErrSyntax, 21},
		{codec.Base58, "wg5ZHRestuFcacxdo6c7Z", codec.ErrLength, 21}, // Bitcoin's own, shorter
		{codec.Base62, "7n42DGM5Tflk9n8mt7Fhc8", codec.ErrOverflow, 21},
		{codec.Base62, "32T0H3OoeW7xVsUWowVIZ_", codec.ErrSyntax, 21},
		{codec.Base64URL, "PSw25mWWRKKJo3Ge8x4jOh", codec.ErrPadding, 21},
		{codec.Base64URL, "PSw25mWWRKKJo3Ge8x4jO/", codec.ErrSyntax, 21},
		{codec.Base64URL, "PSw25mWWRKKJo3Ge8x4jOg==", codec.ErrLength, 24},
		{codec.NCName32, "qagdhwlfa3vm4rv4j4vcvhdlmj", codec.ErrSyntax, 0},
		{codec.NCName32, "eagdhwlfa3vm4rv4j4vcvhdlmq", codec.ErrSyntax, 25},
		{codec.NCName32, "eagdhwlfa3vm4rv4j4vcvhdl1j", codec.ErrSyntax, 24},
		{codec.NCName64, "qAAAAAAAAAAAAAAAAAAAAA", codec.ErrSyntax, 0}, // uuid-creator NcnameCodecTest
		{codec.NCName64, "AAAAAAAAAAAAAAAAAAAAAAa", codec.ErrLength, 23},
		{codec.NCName64, "EAYZ7LKDdWcjXieVFU41.J", codec.ErrSyntax, 20},
		{codec.NCName58, "A1111111111111111_____A", codec.ErrSyntax, 17},  // sixteen zero bytes
		{codec.NCName58, "A11111111111111_______A", codec.ErrSyntax, 15},  // fourteen
		{codec.NCName58, "C1KtP6Y9P3rRkvh2N1e___L", codec.ErrSyntax, 2},   // a zero byte is missing
		{codec.NCName58, "E3UZ99RxxUJC1v4dWsY_b_J", codec.ErrSyntax, 19},  // filling inside
		{codec.NCName58, "EzzzzzzzzzzzzzzzzzzzzzJ", codec.ErrOverflow, 1}, // above 2^120-1
		{codec.NCName58, "Ezzzzz________________J", codec.ErrSyntax, 6},   // more filling than there is
		{codec.NCName58, "E3UZ99RxxUJC1v4dWsYtb_Q", codec.ErrSyntax, 22},
		{codec.Slug, "SZGRCPdS0TILrPhH20FIqB", codec.ErrPadding, 21},
		{codec.Slug, "INVALID", codec.ErrLength, 7}, // uuid-creator SlugCodecTest
	}
	for _, form := range codec.Texts() {
		s := form.Encode(sampleID)
		faults = append(faults,
			refusal{form, "", codec.ErrLength, 0},
			refusal{form, "é" + s[2:], codec.ErrSyntax, 0},
			refusal{form, " " + s[1:], codec.ErrSyntax, 0},
			refusal{form, s + "0123456789", codec.ErrLength, len(s) + 10})
	}
	for _, f := range faults {
		t.Run(fmt.Sprintf("%v refuses %q", f.form, f.in), func(t *testing.T) { checkFault(t, f) })
	}
}

func checkFault(t *testing.T, f refusal) {
	t.Helper()
	got, err := f.form.Decode(f.in)
	var pe *codec.ParseError
	if !errors.Is(err, f.err) || !errors.As(err, &pe) || pe.Offset != f.offset {
		t.Errorf("Decode(%q) error = %v, want %v at offset %d", f.in, err, f.err, f.offset)
	}
	if got != [16]byte{} {
		t.Errorf("Decode(%q) = %x beside an error, want zero", f.in, got)
	}
}

// Where an alphabet has one case, the other is read too; where it has both, or
// the specification forbids it, it is not.
func TestTextsReadTheOtherCase(t *testing.T) {
	for _, form := range everyText() {
		s := form.Encode(sampleID)
		other := strings.ToUpper(s)
		if other == s {
			other = strings.ToLower(s)
		}
		id, err := form.Decode(other)
		switch form {
		case codec.Hyphenated, codec.Hex, codec.Braced, codec.URN, codec.Decimal,
			codec.Base32, codec.Base32Std, codec.Base36, codec.NCName32:
			if err != nil || id != sampleID {
				t.Errorf("%v: Decode(%q) = %x, %v, want %x", form, other, id, err, sampleID)
			}
		default:
			if err == nil && id == sampleID {
				t.Errorf("%v: Decode(%q) = %x, want another id or an error", form, other, id)
			}
		}
	}
	for _, form := range []codec.Text{codec.NCName58, codec.NCName64} {
		s := []byte(form.Encode(sampleID))
		s[0], s[len(s)-1] = lowerByte(s[0]), lowerByte(s[len(s)-1])
		if id, err := form.Decode(string(s)); err != nil || id != sampleID {
			t.Errorf("%v: Decode(%q) = %x, %v: the draft's bookends have no case", form, s, id, err)
		}
	}
}

func ExampleText() {
	id, _ := codec.ParseCanonical("01890a5d-ac96-774b-bcce-b302099a8057")
	for _, form := range append(codec.Texts(), codec.TypeID("prefix")) {
		fmt.Printf("%-13v %-5v %s\n", form, form.Ordered(), form.Encode(id))
	}
	// Output:
	// hyphenated    true  01890a5d-ac96-774b-bcce-b302099a8057
	// hex           true  01890a5dac96774bbcceb302099a8057
	// braced        true  {01890a5d-ac96-774b-bcce-b302099a8057}
	// urn           true  urn:uuid:01890a5d-ac96-774b-bcce-b302099a8057
	// decimal       false 2040782911132661522235942288014082135
	// base32        true  01H455VB4PEX5VSKNK084SN02Q
	// base32std     false agequxnmsz3uxpgowmbatguak4
	// base36        true  039srkj01e44uynszf2f2njh3
	// base58        true  1BzmjTFLHWXwiSK4y3H5iW
	// base62        true  02tcRIyrxLXTR81B3dqdOx
	// base64url     false AYkKXayWd0u8zrMCCZqAVw
	// ncname32      false hagequxnmsz2lztvtaiezvacxl
	// ncname58      false H3VViLYLmweUsyBYDTTgi_L
	// ncname64      false HAYkKXayWdLzOswIJmoBXL
	// slug          false ewGJCl2slnS8zrMCCZqAVw
	// typeid:prefix true  prefix_01h455vb4pex5vsknk084sn02q
}

func ExampleText_decode() {
	id, err := codec.Base58.Decode("1BzmjTFLHWXwiSK4y3H5iW")
	fmt.Println(codec.Hyphenated.Encode(id), err)
	_, err = codec.Base58.Decode("1BzmjTFLHWXwiSK4y3H5i0")
	fmt.Println(err)
	_, err = codec.Base32.Decode("80000000000000000000000000")
	fmt.Println(err)
	// Output:
	// 01890a5d-ac96-774b-bcce-b302099a8057 <nil>
	// codec: malformed UUID text at offset 21: "1BzmjTFLHWXwiSK4y3H5i0"
	// codec: UUID text above 128 bits at offset 0: "80000000000000000000000000"
}
