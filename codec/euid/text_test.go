package euid_test

import (
	"encoding/hex"
	"errors"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

const (
	reference = "ardikars/EUID, crate euid 0.1.7, tests"
	computed  = "computed with the reference algorithm"
)

// vectors are the values of draft 5 that somebody else computed.
var vectors = []struct {
	name, source    string
	hex             string
	text, unchecked string // empty: not given
	check           int    // -1: not given
	ms              int64
	extLen          int
	ext             uint16
}{
	{"euid-1-nocheck", reference, "623f40921824bb0052fddf828ca352aa", "", "C8ZM14GR4JXG0MQXVY18S8TJNBZ", -1, 13502975722244, 0, 0},
	{"euid-2", reference, "621ce48c99c0007816e925e73ebf0fda", "C8EE934SR007G5Q94QKKXFRFV8B", "", 11, 13484529128248, 8, 7},
	{"euid-c-max-ts", computed, "fffffffffffffff0ffffffffffffffff", "ZZZZZZZZZZZZ1ZZZZZZZZZZZZZ4", "ZZZZZZZZZZZZ1ZZZZZZZZZZZZZZ", 100, 35184372088831, 0, 0},
	{"euid-c-ext1", computed, "0bf91713cd8555510123456789abcdef", "1FWHE4YDGNAN20938NKRKAYDXZ6", "1FWHE4YDGNAN20938NKRKAYDXZZ", 102, 1645557742000, 1, 1},
	{"euid-c-ext32767", computed, "0bf91713cd87ffff0123456789abcdef", "1FWHE4YDGZZZY0938NKRKAYDXW3", "1FWHE4YDGZZZY0938NKRKAYDXZZ", 3, 1645557742000, 15, 32767},
	{"euid-1 with its check", reference, "623f40921824bb0052fddf828ca352aa", "C8ZM14GR4JXG0MQXVY18S8TJNA6", "", -1, 13502975722244, 0, 0},
}

func fromHex(t *testing.T, s string) [16]byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != 16 {
		t.Fatalf("bad test value %q: %v", s, err)
	}
	return [16]byte(b)
}

func TestVectors(t *testing.T) {
	for _, v := range vectors {
		t.Run(v.name+", "+v.source, func(t *testing.T) {
			id := fromHex(t, v.hex)
			if v.text != "" {
				if got := euid.Encode(id); got != v.text {
					t.Errorf("Encode(%x) = %s, want %s", id, got, v.text)
				}
			}
			if v.unchecked != "" {
				if got := euid.EncodeUnchecked(id); got != v.unchecked {
					t.Errorf("EncodeUnchecked(%x) = %s, want %s", id, got, v.unchecked)
				}
			}
			for _, text := range []string{v.text, v.unchecked} {
				if got, err := euid.Decode(text); text != "" && (err != nil || got != id) {
					t.Errorf("Decode(%q) = %x, %v, want %x", text, got, err, id)
				}
			}
			if got := int(euid.CheckMod(id)); v.check >= 0 && got != v.check {
				t.Errorf("CheckMod(%x) = %d, want %d", id, got, v.check)
			}
			if got := euid.Time(id).UnixMilli(); got != v.ms {
				t.Errorf("Time(%x) = %d ms, want %d", id, got, v.ms)
			}
			if got, ok := euid.Extension(id); got != v.ext || ok != (v.extLen > 0) || euid.ExtLen(id) != v.extLen {
				t.Errorf("Extension(%x) = %d, %v of %d bits, want %d of %d", id, got, ok, euid.ExtLen(id), v.ext, v.extLen)
			}
		})
	}
}

func TestVectorsThatAreRefused(t *testing.T) {
	tests := []struct {
		name, text string
		want       error
		offset     int
	}{
		{"U is no symbol (" + reference + ")", "C8EE934SR007G5Q94QKKXFRFV8U", euid.ErrSymbol, 26},
		{"@ is no symbol (" + reference + ")", "C8EE934SR007G5Q94QKKXFRFV8@", euid.ErrSymbol, 26},
		{"} is no symbol (" + reference + ")", "C8EE934SR007G5Q94QKKXFRFV8}", euid.ErrSymbol, 26},
		{"one symbol short (" + reference + ")", "C8EE934SR007G5Q94QKKXFRFV8", euid.ErrLength, 26},
		{"draft 2: 26 symbols without a check (" + reference + ")", "C8754X9NN8H80X298KRKERG8K8", euid.ErrLength, 26},
		{"draft 1: bech32m", "euid1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqq", euid.ErrLength, 41},
		{"empty", "", euid.ErrLength, 0},
		{"canonical UUID text", "00000000-0000-0000-0000-000000000000", euid.ErrLength, 36},
		{"a space in place of the first symbol", " 8EE934SR007G5Q94QKKXFRFV8B", euid.ErrSymbol, 0},
		{"lower-case u in the middle", "C8EE934SR007u5Q94QKKXFRFV8B", euid.ErrSymbol, 12},
		{"U before the last symbol", "C8EE934SR007G5Q94QKKXFRFVUB", euid.ErrSymbol, 25},
		{"a byte outside ASCII", "C8EE934SR007G5Q94QKKXFRF\u00e9B", euid.ErrSymbol, 24},
		{"a megabyte", strings.Repeat("0", 1<<20), euid.ErrLength, 1 << 20},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			id, err := euid.Decode(tt.text)
			var de *euid.DecodeError
			if !errors.Is(err, tt.want) || !errors.As(err, &de) || de.Offset != tt.offset {
				t.Errorf("Decode(%.40q) error = %v, want %v at %d", tt.text, err, tt.want, tt.offset)
			}
			if id != [16]byte{} {
				t.Errorf("Decode gave %x beside an error", id)
			}
			if err != nil && len(err.Error()) > 200 {
				t.Errorf("the message has %d bytes", len(err.Error()))
			}
		})
	}
	t.Run("a check that does not match ("+reference+")", func(t *testing.T) {
		_, err := euid.Decode("C8X2HA87098A0W837DX13FEAWVV")
		var ce *euid.CheckError
		if !errors.Is(err, euid.ErrCheck) || !errors.As(err, &ce) || ce.StoredCheck != 123 || ce.ComputedCheck != 56 {
			t.Errorf("error = %v, want a CheckError with 123 and 56", err)
		}
	})
}

// TestSymbolTable holds each row of the document's table: the value, what
// decodes to it, and what it encodes to.
func TestSymbolTable(t *testing.T) {
	rows := [32]string{"0Oo", "1IiLl", "2", "3", "4", "5", "6", "7", "8", "9", "Aa", "Bb", "Cc", "Dd", "Ee", "Ff",
		"Gg", "Hh", "Jj", "Kk", "Mm", "Nn", "Pp", "Qq", "Rr", "Ss", "Tt", "Vv", "Ww", "Xx", "Yy", "Zz"}
	accepted := map[byte]bool{}
	for value, row := range rows {
		id := [16]byte{byte(value << 3)}
		if got := euid.Encode(id)[0]; got != row[0] {
			t.Errorf("value %d encodes to %c, want %c", value, got, row[0])
		}
		for i := range len(row) {
			accepted[row[i]] = true
			text := string(row[i]) + euid.EncodeUnchecked(id)[1:]
			if got, err := euid.Decode(text); err != nil || got != id {
				t.Errorf("Decode(%q) = %x, %v, want %x", text, got, err, id)
			}
		}
	}
	for c := range 256 {
		text := string([]byte{byte(c)}) + strings.Repeat("0", 24) + "3Z"
		if _, err := euid.Decode(text); (err == nil) != accepted[byte(c)] {
			t.Errorf("a text that starts with byte %#x: error %v, want it accepted: %v", c, err, accepted[byte(c)])
		}
	}
}

func TestEncodingDecodingAndCheckModDetectEverySingleMistypedSymbol(t *testing.T) {
	const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	text := euid.Encode(fromHex(t, "0bf91713cd8555510123456789abcdef"))
	for i := range 25 { // in the last two a change can also ask for no check
		for _, c := range symbols {
			if byte(c) == text[i] {
				continue
			}
			wrong := text[:i] + string(c) + text[i+1:]
			if _, err := euid.Decode(wrong); !errors.Is(err, euid.ErrCheck) {
				t.Errorf("Decode(%q), with symbol %d wrong, error = %v, want %v", wrong, i, err, euid.ErrCheck)
			}
		}
	}
}

func TestEncodingDecodingAndCheckModIsCaseInsensitive(t *testing.T) {
	for _, v := range vectors {
		id := fromHex(t, v.hex)
		text := strings.NewReplacer("0", "o", "1", "l").Replace(strings.ToLower(euid.Encode(id)))
		if got, err := euid.Decode(text); err != nil || got != id {
			t.Errorf("Decode(%q) = %x, %v, want %x", text, got, err, id)
		}
	}
}

func TestEncodingDecodingAndCheckModIsModulo127(t *testing.T) {
	checkText(t, [16]byte{})
	r := seedtest.Rand(t)
	for range 10000 {
		checkText(t, randomID(r))
	}
	for bit := range 128 {
		var id [16]byte
		id[bit/8] = 0x80 >> (bit % 8)
		checkText(t, id)
		for i := range id {
			id[i] = ^id[i]
		}
		checkText(t, id)
	}
}

// slowEncode is the oracle: 135 bits as one big number, in base 32.
func slowEncode(id [16]byte, check int64) string {
	n := new(big.Int).SetBytes(id[:])
	n.Lsh(n, 7).Or(n, big.NewInt(check))
	digits := n.Text(32) // 0-9a-v
	digits = strings.Repeat("0", 27-len(digits)) + digits
	return strings.Map(func(r rune) rune {
		const from, to = "0123456789abcdefghijklmnopqrstuv", "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
		return rune(to[strings.IndexRune(from, r)])
	}, digits)
}

func checkText(t *testing.T, id [16]byte) {
	t.Helper()
	check := new(big.Int).Mod(new(big.Int).SetBytes(id[:]), big.NewInt(127)).Int64()
	if got := euid.CheckMod(id); int64(got) != check {
		t.Errorf("CheckMod(%x) = %d, want %d", id, got, check)
	}
	if got, want := euid.Encode(id), slowEncode(id, check); got != want {
		t.Errorf("Encode(%x) = %s, oracle %s", id, got, want)
	}
	if got, want := euid.EncodeUnchecked(id), slowEncode(id, 127); got != want {
		t.Errorf("EncodeUnchecked(%x) = %s, oracle %s", id, got, want)
	}
	for _, text := range []string{euid.Encode(id), euid.EncodeUnchecked(id)} {
		if got, err := euid.Decode(text); err != nil || got != id {
			t.Errorf("Decode(%q) = %x, %v, want %x", text, got, err, id)
		}
	}
}

func TestKeyAttributes(t *testing.T) {
	prev, r := [16]byte{}, seedtest.Rand(t)
	for range 1000 { // lexicographic sortability and the canonical 27 symbols
		a, b := randomID(r), randomID(r)
		if less := string(a[:]) < string(b[:]); less != (euid.Encode(a) < euid.Encode(b)) {
			t.Errorf("the texts of %x and %x sort otherwise than the bytes", a, b)
		}
		next, err := euid.Next(prev)
		if err != nil || euid.Encode(prev) >= euid.Encode(next) || len(euid.Encode(next)) != 27 {
			t.Fatalf("Next(%x) = %x, %v: not the next 27 symbols", prev, next, err)
		}
		prev = next
	}
}

func TestTextAllocations(t *testing.T) {
	id := fromHex(t, vectors[1].hex)
	text := euid.Encode(id)
	buf := make([]byte, 0, 64)
	for name, f := range map[string]func(){
		"AppendEncode":          func() { buf = euid.AppendEncode(buf[:0], id) },
		"AppendEncodeUnchecked": func() { buf = euid.AppendEncodeUnchecked(buf[:0], id) },
		"Decode":                func() { _, _ = euid.Decode(text) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations, want 0", name, n)
		}
	}
}

func FuzzEncode(f *testing.F) {
	f.Add(make([]byte, 16))
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) == 16 {
			checkText(t, [16]byte(b))
		}
	})
}

func FuzzDecode(f *testing.F) {
	for _, v := range vectors {
		f.Add(v.text)
		f.Add(v.unchecked)
	}
	f.Fuzz(func(t *testing.T, s string) {
		id, err := euid.Decode(s)
		if err != nil {
			if id != [16]byte{} {
				t.Errorf("Decode(%q) = %x beside an error", s, id)
			}
			return
		}
		want := strings.NewReplacer("I", "1", "L", "1", "O", "0").Replace(strings.ToUpper(s))
		if got := euid.Encode(id); got != want && euid.EncodeUnchecked(id) != want {
			t.Errorf("Decode(%q) = %x, which encodes to %q", s, id, got)
		}
	})
}

func randomID(r *rand.Rand) (id [16]byte) {
	for i := range id {
		id[i] = byte(r.Uint32())
	}
	return id
}
