package mysql

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

// The texts on the left are those of the information_schema of MySQL 9.7.
func TestAnExpressionIsReadAsMySQLStoresIt(t *testing.T) {
	for _, c := range []struct{ name, shown, want string }{
		{"plain", "(`s` <> 0xfb)", "(`s` <> 0xfb)"},
		{"a byte", "(`s` <> _binary\\'\u00ff\\')", "(`s` <> _binary 0xff)"},
		{"a letter of another set", "(`s` <> _latin1\\'\u00e4\\')", "(`s` <> _latin1 0xe4)"},
		{"a letter of UTF-8", "(`s` <> _utf8mb4\\'\u00c3\u00a4\\')", "(`s` <> _utf8mb4'ä')"},
		{"a name", "lower(`sch\u00c3\u00bc`)", "lower(`schü`)"},
		{"escapes", "(`p` <> _utf8mb4\\'a\\\\n\\\\0\\\\r\\\\Z\\\\\\'\\\\\\\\q\\')", `(` + "`p`" + ` <> _utf8mb4'a\n\0\r\Z\'\\q')`},
		{"escapes beside bytes", "(_sjis\\'x\\' <> _sjis\\'\u0083\\\\\\\\\\')", "(_sjis'x' <> _sjis 0x835c)"},
		{"all escapes beside bytes", "_binary\\'\u0080\\\\n\\\\0\\\\r\\\\Z\\\\\\'\\'", "_binary 0x800a000d1a27"},
		{"a name like a literal", "(`_a\\'\u00c3\u00bc\\'` = _binary\\'\u00fc\\')", "(`_a'ü'` = _binary 0xfc)"},
		{"text of a server that shows it", "(`s` <> '€')", "(`s` <> '€')"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := unescapeExpr(c.shown); got != c.want {
				t.Errorf("got %s, want %s, of %s", got, c.want, c.shown)
			}
		})
	}
}

// What the information_schema makes of an expression is taken back.
func FuzzStored(f *testing.F) {
	f.Add("sch\u00fc`", "a\n\x00\r\x1a'\\q", []byte{0x80, '\\', '\''})
	f.Add("", "\u00e4", []byte("plain"))
	f.Fuzz(func(t *testing.T, name, text string, raw []byte) {
		unescapeExpr(name)
		if !utf8.ValidString(name) || !utf8.ValidString(text) {
			return
		}
		// A literal is written with escapes, each byte is shown as a character, and all is escaped.
		escape := strings.NewReplacer(`\`, `\\`, "'", `\'`, "\n", `\n`, "\r", `\r`, "\x00", `\0`,
			"\x1a", `\Z`)
		begin := "lower(`" + strings.ReplaceAll(name, "`", "``") + "`, _utf8mb4'" +
			escape.Replace(text) + "', _binary"
		var shown strings.Builder
		for _, c := range []byte(begin + "'" + escape.Replace(string(raw)) + "')") {
			shown.WriteRune(rune(c))
		}
		want := begin + "'" + escape.Replace(string(raw)) + "')"
		if !isASCII(string(raw)) {
			want = fmt.Sprintf("%s 0x%x)", begin, raw)
		}
		if got := unescapeExpr(escape.Replace(shown.String())); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	})
}
