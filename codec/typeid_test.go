package codec_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

// invalidTypeIDs are the examples of invalid.yml, TypeID specification 0.3.0,
// and of the table of invalid ones in its text. None may be decoded with any
// prefix.
var invalidTypeIDs = []struct {
	name, in string
	err      error
}{
	{"prefix-uppercase", "PREFIX_00000000000000000000000000", codec.ErrPrefix},
	{"prefix-numeric", "12345_00000000000000000000000000", codec.ErrPrefix},
	{"prefix-period", "pre.fix_00000000000000000000000000", codec.ErrPrefix},
	{"prefix-non-ascii", "préfix_00000000000000000000000000", codec.ErrPrefix},
	{"prefix-spaces", "  prefix_00000000000000000000000000", codec.ErrPrefix},
	{"prefix-64-chars", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijkl_00000000000000000000000000", codec.ErrPrefix},
	{"separator-empty-prefix", "_00000000000000000000000000", codec.ErrPrefix},
	{"separator-empty", "_", codec.ErrPrefix},
	{"suffix-short", "prefix_1234567890123456789012345", codec.ErrLength},
	{"suffix-long", "prefix_123456789012345678901234567", codec.ErrLength},
	{"suffix-spaces", "prefix_1234567890123456789012345 ", codec.ErrSyntax},
	{"suffix-uppercase", "prefix_0123456789ABCDEFGHJKMNPQRS", codec.ErrSyntax},
	{"suffix-hyphens", "prefix_123456789-123456789-123456", codec.ErrSyntax},
	{"suffix-wrong-alphabet", "prefix_ooooooiiiiiiuuuuuuulllllll", codec.ErrSyntax},
	{"suffix-ambiguous-crockford", "prefix_i23456789ol23456789oi23456", codec.ErrSyntax},
	{"suffix-hyphens-crockford", "prefix_123456789-0123456789-0123456", codec.ErrLength},
	{"suffix-overflow", "prefix_8zzzzzzzzzzzzzzzzzzzzzzzzz", codec.ErrOverflow},
	{"prefix-underscore-start", "_prefix_00000000000000000000000000", codec.ErrPrefix},
	{"prefix-underscore-end", "prefix__00000000000000000000000000", codec.ErrPrefix},
	{"empty", "", codec.ErrLength},
	{"prefix-empty", "prefix_", codec.ErrLength},
}

func TestInvalidTypeIDs(t *testing.T) {
	for _, tt := range invalidTypeIDs {
		t.Run(tt.name, func(t *testing.T) {
			if prefix, id, err := codec.ParseTypeID(tt.in); !errors.Is(err, tt.err) || prefix != "" || id != [16]byte{} {
				t.Errorf("ParseTypeID(%q) = %q, %x, %v, want the error %v", tt.in, prefix, id, err, tt.err)
			}
			before := tt.in[:max(0, strings.LastIndexByte(tt.in, '_'))]
			for _, prefix := range []string{"", "prefix", before} {
				if id, err := codec.TypeID(prefix).Decode(tt.in); err == nil {
					t.Errorf("TypeID(%q).Decode(%q) = %x, want an error", prefix, tt.in, id)
				}
			}
		})
	}
}

func TestParseTypeIDReadsEveryPrefix(t *testing.T) {
	long := strings.Repeat("abcdefghi", 7)
	// Of the table of examples in the specification's text.
	for _, prefix := range []string{"", "user", "my_type", "a_b_c", "my__type", "a", long} {
		text := strings.TrimPrefix(prefix+"_01h5fskfsk4fpeqwnsyz5hj55t", "_")
		got, id, err := codec.ParseTypeID(text)
		if err != nil || got != prefix {
			t.Errorf("ParseTypeID(%q) = %q, %v, want the prefix %q", text, got, err, prefix)
		}
		form := codec.TypeID(prefix)
		if form.Encode(id) != text || form.Prefix() != prefix {
			t.Errorf("TypeID(%q): prefix %q, Encode %q, want %q", prefix, form.Prefix(), form.Encode(id), text)
		}
	}
}

// specPrefix is the pattern that the specification gives.
var specPrefix = regexp.MustCompile(`^([a-z]([a-z_]{0,61}[a-z])?)?$`)

func checkPrefix(t *testing.T, prefix string) {
	t.Helper()
	form := codec.TypeID(prefix)
	err := form.Validate()
	if valid := specPrefix.MatchString(prefix); valid != (err == nil) {
		t.Errorf("TypeID(%q).Validate() = %v, the specification's pattern says %v", prefix, err, valid)
	}
	text := form.Encode(sampleID)
	back, decodeErr := form.Decode(text)
	if err == nil {
		if decodeErr != nil || back != sampleID || len(text) != form.Len() {
			t.Errorf("TypeID(%q): Decode(%q) = %x, %v, length %d", prefix, text, back, decodeErr, form.Len())
		}
		return
	}
	var pe *codec.ParseError
	if !errors.As(err, &pe) || !errors.Is(err, codec.ErrPrefix) || pe.Offset >= len(prefix) {
		t.Errorf("TypeID(%q).Validate() = %v, want a ParseError with an offset in the prefix", prefix, err)
	}
	if text != "" || form.Len() != 0 || !errors.Is(decodeErr, codec.ErrPrefix) {
		t.Errorf("TypeID(%q): Encode %q, Len %d, Decode error %v, want nothing, 0, ErrPrefix", prefix, text, form.Len(), decodeErr)
	}
	if id, err := form.Decode(prefix + "_01h5fskfsk4fpeqwnsyz5hj55t"); !errors.Is(err, codec.ErrPrefix) {
		t.Errorf("TypeID(%q).Decode of its own prefix = %x, %v, want ErrPrefix", prefix, id, err)
	}
}

func TestTypeIDPrefixes(t *testing.T) {
	for _, prefix := range []string{
		"", "a", "ab", "a_b", "a__b", "_", "__", "_a", "a_", "A", "aB", "a1", "a-b", "é", "a\n", "a b",
		strings.Repeat("a", 63), strings.Repeat("a", 64), strings.Repeat("a", 1000),
		strings.Repeat("a", 62) + "_", "a" + strings.Repeat("_", 61) + "a", "a" + strings.Repeat("_", 62) + "a",
	} {
		checkPrefix(t, prefix)
	}
}

func FuzzTypeIDPrefix(f *testing.F) {
	f.Add("user")
	f.Add("a__b")
	f.Add("_a")
	f.Fuzz(checkPrefix)
}

func TestTypeIDOffsets(t *testing.T) {
	for _, r := range []refusal{
		{codec.TypeID("user"), "usex_01h5fskfsk4fpeqwnsyz5hj55t", codec.ErrPrefix, 3},
		{codec.TypeID("user"), "user-01h5fskfsk4fpeqwnsyz5hj55t", codec.ErrPrefix, 4},
		{codec.TypeID("user"), "users_01h5fskfsk4fpeqwnsyz5hj55t", codec.ErrPrefix, 4},
		{codec.TypeID("user"), "01h5fskfsk4fpeqwnsyz5hj55t", codec.ErrPrefix, 0},
		{codec.TypeID("user"), "us", codec.ErrLength, 2},
		{codec.TypeID("user"), "user_01h5fskfsk4fpeqwnsyz5hj55u", codec.ErrSyntax, 30},
		{codec.TypeID("user"), "user_81h5fskfsk4fpeqwnsyz5hj55t", codec.ErrOverflow, 5},
		{codec.TypeID(""), "user_01h5fskfsk4fpeqwnsyz5hj55t", codec.ErrLength, 31},
		{codec.TypeID(""), "01H5FSKFSK4FPEQWNSYZ5HJ55T", codec.ErrSyntax, 2},
	} {
		t.Run(fmt.Sprintf("%v refuses %q", r.form, r.in), func(t *testing.T) { checkFault(t, r) })
	}
}

func ExampleTypeID() {
	user := codec.TypeID("user")
	id, err := user.Decode("user_01h5fskfsk4fpeqwnsyz5hj55t")
	fmt.Println(codec.Hyphenated.Encode(id), err)
	_, err = user.Decode("order_01h5fskfsk4fpeqwnsyz5hj55t")
	fmt.Println(err)
	fmt.Println(codec.TypeID("User").Validate())
	// Output:
	// 01895f99-bf33-23ec-ebf2-b9f7cb1914ba <nil>
	// codec: wrong TypeID prefix at offset 0: "order_01h5fskfsk4fpeqwnsyz5hj55t"
	// codec: wrong TypeID prefix at offset 0: "User"
}

func ExampleParseTypeID() {
	prefix, id, err := codec.ParseTypeID("my_type_01h5fskfsk4fpeqwnsyz5hj55t")
	fmt.Println(prefix, codec.Hyphenated.Encode(id), err)
	// Output: my_type 01895f99-bf33-23ec-ebf2-b9f7cb1914ba <nil>
}
