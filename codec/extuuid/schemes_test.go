package extuuid_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// The tables of section 3.2 in the document's columns: hexadecimal code and
// character.
const (
	tableA = `00 A 06 G 0c M 12 S 18 Y 1e 2 24 8 2a e 30 k 36 q 3c w 01 B 07 H 0d N 13 T 19 Z 1f 3 25 9 2b f 31 l 37 r 3d x
		02 C 08 I 0e O 14 U 1a . 20 4 26 a 2c g 32 m 38 s 3e y 03 D 09 J 0f P 15 V 1b _ 21 5 27 b 2d h 33 n 39 t 3f z
		04 E 0a K 10 Q 16 W 1c 0 22 6 28 c 2e i 34 o 3a u 05 F 0b L 11 R 17 X 1d 1 23 7 29 d 2f j 35 p 3b v`
	tableB = `00 A 06 G 0c M 12 S 18 Y 1e 2 24 8 2a % 30 / 36 < 3c [ 01 B 07 H 0d N 13 T 19 Z 1f 3 25 9 2b ^ 31 \ 37 = 3d ]
		02 C 08 I 0e O 14 U 1a . 20 4 26 ! 2c & 32 ~ 38 > 3e ( 03 D 09 J 0f P 15 V 1b _ 21 5 27 @ 2d + 33 , 39 ? 3f )
		04 E 0a K 10 Q 16 W 1c 0 22 6 28 # 2e - 34 ' 3a | 05 F 0b L 11 R 17 X 1d 1 23 7 29 $ 2f * 35 ` + "`"
	tableC = `00 A 06 G 0c M 12 S 18 Y 1e * 01 B 07 H 0d N 13 T 19 Z 1f / 02 C 08 I 0e O 14 U 1a . 03 D 09 J 0f P 15 V 1b _
		04 E 0a K 10 Q 16 W 1c + 05 F 0b L 11 R 17 X 1d -`
)

// checkTable packs each character of a table alone, and counts the codes that
// have one.
func checkTable(t *testing.T, c extuuid.Scheme, table string, width, codes int) {
	t.Helper()
	words := strings.Fields(table)
	of := map[int64]bool{}
	for i := 0; i+1 < len(words); i += 2 {
		code, _ := new(big.Int).SetString(words[i], 16)
		of[code.Int64()] = true
		checkPack(t, extuuid.Symserial{C: c, S: words[i+1]}, f(0, 2), f(int64(c), 3), f(1, 5), field{code, width})
	}
	if len(of) != codes {
		t.Errorf("the table of scheme %v has %d codes, want %d", c, len(of), codes)
	}
	for code := range int64(1 << width) {
		id := fromFields(t, f(0, 2), f(int64(c), 3), f(1, 5), f(code, width))
		if _, _, err := extuuid.Unpack(id); (err == nil) != of[code] {
			t.Errorf("scheme %v, code %#x: %v", c, code, err)
		}
	}
	taken := 0
	for b := range 256 {
		if _, err := extuuid.Pack(extuuid.Symserial{C: c, S: string([]byte{byte(b)})}); err == nil {
			taken++
		} else {
			checkRefused(t, "s", extuuid.ErrCharacter, err)
		}
	}
	if c != extuuid.SchemeA {
		codes += 26 // any case
	}
	if taken != codes {
		t.Errorf("scheme %v takes %d bytes, want %d", c, taken, codes)
	}
}

func TestSection3_2_1SchemeA(t *testing.T) { checkTable(t, extuuid.SchemeA, tableA, 6, 64) }
func TestSection3_2_2SchemeB(t *testing.T) { checkTable(t, extuuid.SchemeB, tableB, 6, 63) }
func TestSection3_2_3SchemeC(t *testing.T) { checkTable(t, extuuid.SchemeC, tableC, 5, 32) }

// upTo keeps the characters of a table with codes below n.
func upTo(table string, n int64) string {
	words := strings.Fields(table)
	var out []string
	for i := 0; i+1 < len(words); i += 2 {
		if code, _ := new(big.Int).SetString(words[i], 16); code.Int64() < n {
			out = append(out, words[i], words[i+1])
		}
	}
	return strings.Join(out, " ")
}

func TestSection3_2_4SchemeD(t *testing.T) {
	checkTable(t, extuuid.SchemeD, upTo(tableC, 26), 5, 26)
	checkPacked(t, extuuid.SchemeD, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

func TestSection3_2_5SchemeEIsRefusedByName(t *testing.T) {
	_, err := extuuid.Pack(extuuid.Symserial{C: extuuid.SchemeE, S: "A"})
	checkRefused(t, "c", extuuid.ErrSchemeE, err)
	if !strings.Contains(err.Error(), "EBCDIC-6") {
		t.Errorf("the error does not name the scheme: %v", err)
	}
	checkUnpack(t, "c", extuuid.ErrSchemeE, fromFields(t, f(0, 2), f(4, 3), f(1, 5)))
	checkUnpack(t, "c", extuuid.ErrSchemeE, fromFields(t, f(1, 2), f(4, 3), f(1, 5)))
	for _, s := range []string{"extuuid:symE:A", "extuuid:serialE:A:1", "extuuid:fixedE2:A:1", "extuuid:fixedE:A:1"} {
		_, err := extuuid.Decode(s)
		checkRefused(t, "c", extuuid.ErrSchemeE, err)
		_, err = extuuid.DecodeSmart(strings.TrimPrefix(s, "extuuid:"))
		checkRefused(t, "c", extuuid.ErrSchemeE, err)
	}
	if _, ok := extuuid.SchemeE.Bits(1); ok {
		t.Error("scheme E has a width")
	}
}

func TestSection3_2_6SchemeF(t *testing.T) {
	checkTable(t, extuuid.SchemeF, upTo(tableB, 38), 6, 38)
	checkPacked(t, extuuid.SchemeF, "ABCDEFGHIJKLMNOPQRSTUVWXYZ._0123456789")
	if n, _ := extuuid.SchemeF.Bits(10); n != 53 {
		t.Errorf("10 characters take %d bits, want 53", n)
	}
}

// checkPacked compares the packed numbers and their widths with math/big.
func checkPacked(t *testing.T, c extuuid.Scheme, alphabet string) {
	t.Helper()
	for n := range 32 {
		top := new(big.Int).Exp(big.NewInt(int64(len(alphabet))), big.NewInt(int64(n)), nil)
		largest := new(big.Int).Sub(top, big.NewInt(1))
		width, ok := c.Bits(n)
		if !ok || width != largest.BitLen() {
			t.Errorf("scheme %v: %d characters take %d bits, want %d", c, n, width, largest.BitLen())
		}
		if width > 112 {
			_, err := extuuid.Pack(extuuid.Symserial{C: c, S: strings.Repeat("A", n)})
			checkOverflow(t, "s", err)
			continue
		}
		s := strings.Repeat(alphabet, 2)[n%len(alphabet):][:n]
		last := strings.Repeat(alphabet[len(alphabet)-1:], n)
		for _, s := range []string{s, last} {
			checkPack(t, extuuid.Symserial{C: c, S: s},
				f(0, 2), f(int64(c), 3), f(int64(n), 5), field{slowSymbol(alphabet, s), width})
		}
		if top.BitLen() <= width { // one beyond the last name
			checkUnpack(t, "s", extuuid.ErrNotCanonical, fromFields(t, f(0, 2), f(int64(c), 3), f(int64(n), 5), field{top, width}))
		}
	}
}

func TestDecision01SchemeLettersAre0To5(t *testing.T) {
	for i, letter := range "ABCDEF" {
		if got := extuuid.Scheme(i).String(); got != string(letter) {
			t.Errorf("Scheme(%d) = %s, want %c", i, got, letter)
		}
	}
	for c := int64(6); c < 8; c++ {
		checkUnpack(t, "c", extuuid.ErrReserved, fromFields(t, f(0, 2), f(c, 3)))
		if got := extuuid.Scheme(c).String(); got != "reserved" {
			t.Errorf("Scheme(%d) = %s", c, got)
		}
	}
}

func TestDecision02SchemeBHasNo0x3B(t *testing.T) {
	checkUnpack(t, "s", extuuid.ErrCharacter, fromFields(t, f(0, 2), f(1, 3), f(1, 5), f(0x3b, 6)))
	_, err := extuuid.Pack(extuuid.Symserial{C: extuuid.SchemeB, S: "\x00"})
	checkRefused(t, "s", extuuid.ErrCharacter, err)
}

func TestDecision03TenCharactersOfSchemeDTake48Bits(t *testing.T) {
	if n, ok := extuuid.SchemeD.Bits(10); n != 48 || !ok {
		t.Errorf("got %d bits, want 48", n)
	}
	if n, ok := extuuid.SchemeF.Bits(-1); n != 0 || ok {
		t.Errorf("a negative length takes %d bits", n)
	}
}

func TestDecision04AnyCaseReadsBackInUpperCase(t *testing.T) {
	for c, want := range map[extuuid.Scheme]string{
		extuuid.SchemeA: "Gbp", extuuid.SchemeB: "GBP", extuuid.SchemeC: "GBP", extuuid.SchemeD: "GBP", extuuid.SchemeF: "GBP",
	} {
		id, err := extuuid.Pack(extuuid.Symserial{C: c, S: "Gbp"})
		if err != nil {
			t.Fatal(err)
		}
		v, _, err := extuuid.Unpack(id)
		if got := v.(extuuid.Symserial).S; err != nil || got != want {
			t.Errorf("scheme %v: got %q, %v; want %q", c, got, err, want)
		}
	}
}
