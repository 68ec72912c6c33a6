package dialect

import "testing"

func TestParseTextType(t *testing.T) {
	for text, want := range map[string]TextType{
		"varchar(64)":               {Name: "varchar", Length: 64},
		" CHAR ( 32 ) ":             {Name: "char", Length: 32},
		"text COLLATE \"de-x-icu\"": {Name: "text", Collation: "de-x-icu"},
		"text collate en_US.utf8":   {Name: "text", Collation: "en_US.utf8"},
		"char(36) CHARSET ascii":    {Name: "char", Length: 36, Charset: "ascii"},
		"varchar(36) CHARACTER SET a1 COLLATE a1_bin": {
			Name: "varchar", Length: 36, Charset: "a1", Collation: "a1_bin",
		},
	} {
		got, err := ParseTextType(text)
		if got != want || err != nil {
			t.Errorf("ParseTextType(%q) is %+v, %v, want %+v", text, got, err, want)
		}
	}
	for _, text := range []string{
		"", "int", "char(31)", "char(33)", "varchar(256)", "varchar", "char(36) DEFAULT 'x'",
		"char(36); DROP TABLE x", "text COLLATE \"a\" NOT NULL", "char(36) COLLATE a b", "text--",
	} {
		if got, err := ParseTextType(text); err == nil {
			t.Errorf("ParseTextType(%q) is %+v, want an error", text, got)
		}
	}
}

// What is read says the same when it is written and read again.
func FuzzParseTextType(f *testing.F) {
	f.Add("varchar(64) CHARACTER SET ascii COLLATE \"C\"")
	f.Fuzz(func(t *testing.T, s string) {
		got, err := ParseTextType(s)
		if err != nil {
			return
		}
		again := got.SQL()
		if got.Charset != "" {
			again += " CHARACTER SET " + got.Charset
		}
		if got.Collation != "" {
			again += ` COLLATE "` + got.Collation + `"`
		}
		if back, err := ParseTextType(again); back != got || err != nil {
			t.Errorf("%q is %+v, and %q is %+v, %v", s, got, again, back, err)
		}
	})
}
