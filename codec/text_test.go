package codec_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

const (
	sample     = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
	sampleHex  = "f81d4fae7dec11d0a76500a0c91e6bf6"
	sampleBare = "00000000-0000-0000-0000-000000000000"
)

var sampleID = [16]byte{0xf8, 0x1d, 0x4f, 0xae, 0x7d, 0xec, 0x11, 0xd0, 0xa7, 0x65, 0x00, 0xa0, 0xc9, 0x1e, 0x6b, 0xf6}

func TestParse(t *testing.T) {
	tests := []struct {
		name    string
		in      string
		strict  error // nil: accepted
		lenient error
		offset  int // of the lenient fault
	}{
		{"canonical lower case", sample, nil, nil, 0},
		{"canonical upper case", strings.ToUpper(sample), nil, nil, 0},
		{"all zero", sampleBare, nil, nil, 0},
		{"32 digits", sampleHex, codec.ErrLength, nil, 0},
		{"braces", "{" + sample + "}", codec.ErrLength, nil, 0},
		{"URN", "urn:uuid:" + sample, codec.ErrLength, nil, 0},
		{"URN upper case", "URN:UUID:" + strings.ToUpper(sample), codec.ErrLength, nil, 0},
		{"empty", "", codec.ErrLength, codec.ErrLength, 0},
		{"one short", sample[:35], codec.ErrLength, codec.ErrLength, 35},
		{"a space before", " " + sample, codec.ErrLength, codec.ErrLength, 37},
		{"sixteen raw bytes", "0123456789abcdef", codec.ErrLength, codec.ErrLength, 16},
		{"letter in place of a hyphen", "f81d4faeX7dec-11d0-a765-00a0c91e6bf6", codec.ErrSyntax, codec.ErrSyntax, 8},
		{"hyphen in place of a digit", "f81d4fa--7dec-11d0-a765-00a0c91e6bf6", codec.ErrSyntax, codec.ErrSyntax, 7},
		{"g is no digit", "f81d4fae-7dec-11d0-a765-00a0c91e6bfg", codec.ErrSyntax, codec.ErrSyntax, 35},
		{"first digit wrong", "/81d4fae-7dec-11d0-a765-00a0c91e6bf6", codec.ErrSyntax, codec.ErrSyntax, 0},
		{"non-ASCII digit", "f81d4fae-7dec-11d0-a765-00a0c91e6b\u00e9", codec.ErrSyntax, codec.ErrSyntax, 34},
		{"32 with a wrong digit", "x" + sampleHex[1:], codec.ErrLength, codec.ErrSyntax, 0},
		{"32 with a wrong last digit", sampleHex[:31] + "x", codec.ErrLength, codec.ErrSyntax, 31},
		{"other brackets", "[" + sample + "]", codec.ErrLength, codec.ErrSyntax, 0},
		{"brace not closed", "{" + sample + "(", codec.ErrLength, codec.ErrSyntax, 37},
		{"braces with a wrong digit", "{g" + sample[1:] + "}", codec.ErrLength, codec.ErrSyntax, 1},
		{"wrong URN namespace", "urn:isbn:" + sample, codec.ErrLength, codec.ErrSyntax, 4},
		{"URN with a wrong digit", "urn:uuid:" + sample[:35] + "g", codec.ErrLength, codec.ErrSyntax, 44},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			want, _ := slowParse(tt.in, len(slowForms))
			check := func(name string, parse func(string) ([16]byte, error), wantErr error) {
				got, err := parse(tt.in)
				if !errors.Is(err, wantErr) {
					t.Fatalf("%s(%q) error = %v, want %v", name, tt.in, err, wantErr)
				}
				if wantErr == nil && got != want {
					t.Errorf("%s(%q) = %x, want %x", name, tt.in, got, want)
				}
				if wantErr != nil && got != [16]byte{} {
					t.Errorf("%s(%q) = %x beside an error, want zero", name, tt.in, got)
				}
			}
			check("Parse", codec.ParseCanonical, tt.strict)
			check("ParseBytes", func(s string) ([16]byte, error) { return codec.ParseCanonicalBytes([]byte(s)) }, tt.strict)
			check("ParseLenient", codec.ParseLenient, tt.lenient)
			check("ParseLenientBytes", func(s string) ([16]byte, error) { return codec.ParseLenientBytes([]byte(s)) }, tt.lenient)
			if tt.lenient != nil {
				_, err := codec.ParseLenient(tt.in)
				var pe *codec.ParseError
				if !errors.As(err, &pe) || pe.Offset != tt.offset {
					t.Errorf("ParseLenient(%q) = %v, want offset %d", tt.in, err, tt.offset)
				}
			}
		})
	}
}

func TestParseErrorKeepsLittleOfItsInput(t *testing.T) {
	_, err := codec.ParseCanonical(strings.Repeat("x", 1<<20))
	if n := len(err.Error()); n > 200 {
		t.Errorf("message is %d bytes long, want at most 200", n)
	}
}

func TestAppend(t *testing.T) {
	prefix := []byte("id=")
	tests := []struct {
		name string
		f    func([]byte, [16]byte) []byte
		want string
	}{
		{"AppendText", codec.AppendText, sample},
		{"AppendHex", codec.AppendHex, sampleHex},
		{"AppendBraced", codec.AppendBraced, "{" + sample + "}"},
		{"AppendURN", codec.AppendURN, "urn:uuid:" + sample},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := string(tt.f(prefix, sampleID)); got != "id="+tt.want {
				t.Errorf("got %q, want %q", got, "id="+tt.want)
			}
			buf := make([]byte, 0, 64)
			if n := testing.AllocsPerRun(100, func() { buf = tt.f(buf[:0], sampleID) }); n != 0 {
				t.Errorf("%v allocations with room in the buffer, want 0", n)
			}
			if id, err := codec.ParseLenient(string(buf)); err != nil || id != sampleID {
				t.Errorf("ParseLenient(%q) = %x, %v", buf, id, err)
			}
		})
	}
}

func TestParseDoesNotAllocate(t *testing.T) {
	b := []byte(sample)
	for name, f := range map[string]func(){
		"Parse":             func() { codec.ParseCanonical(sample) },
		"ParseBytes":        func() { codec.ParseCanonicalBytes(b) },
		"ParseLenient":      func() { codec.ParseLenient(sampleHex) },
		"ParseLenientBytes": func() { codec.ParseLenientBytes(b) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations, want 0", name, n)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Add(sampleHex)
	f.Add("{" + sample + "}")
	f.Add("URN:uuid:" + sample)
	f.Add(sample + "\n")
	f.Fuzz(func(t *testing.T, s string) {
		for _, p := range []struct {
			name  string
			parse func(string) ([16]byte, error)
			bytes func([]byte) ([16]byte, error)
			forms int
		}{
			{"Parse", codec.ParseCanonical, codec.ParseCanonicalBytes, 1},
			{"ParseLenient", codec.ParseLenient, codec.ParseLenientBytes, len(slowForms)},
		} {
			want, ok := slowParse(s, p.forms)
			got, err := p.parse(s)
			if (err == nil) != ok || got != want {
				t.Errorf("%s(%q) = %x, %v; oracle %x, %v", p.name, s, got, err, want, ok)
			}
			got2, err2 := p.bytes([]byte(s))
			if got2 != got || fmt.Sprint(err2) != fmt.Sprint(err) {
				t.Errorf("%s(%q): bytes %x, %v; string %x, %v", p.name, s, got2, err2, got, err)
			}
		}
	})
}

func FuzzAppendText(f *testing.F) {
	f.Add(sampleID[:])
	f.Add(make([]byte, 16))
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		id := [16]byte(b)
		text := string(codec.AppendText(nil, id))
		if want := slowText(id); text != want {
			t.Errorf("AppendText(%x) = %q, want %q", id, text, want)
		}
		if back, err := codec.ParseCanonical(text); err != nil || back != id {
			t.Errorf("Parse(%q) = %x, %v", text, back, err)
		}
	})
}

func ExampleParseCanonical() {
	id, err := codec.ParseCanonical("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
	fmt.Printf("%x %v\n", id, err)
	_, err = codec.ParseCanonical("f81d4fae7dec11d0a76500a0c91e6bf6")
	fmt.Println(err)
	// Output:
	// f81d4fae7dec11d0a76500a0c91e6bf6 <nil>
	// codec: wrong length for a UUID text at offset 32: "f81d4fae7dec11d0a76500a0c91e6bf6"
}

func ExampleParseLenient() {
	id, _ := codec.ParseLenient("{F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6}")
	fmt.Printf("%s\n", codec.AppendText(nil, id))
	// Output: f81d4fae-7dec-11d0-a765-00a0c91e6bf6
}
