package mysql

import "testing"

func TestConditionsOfPartitions(t *testing.T) {
	for _, c := range []struct {
		name, got, want string
	}{
		{"a range", inRanges("`id`", "_binary 0x80"), "(`id`) < (_binary 0x80)"},
		{"a range of an expression", inRanges("to_days(`at`)", "738000"), "(to_days(`at`)) < (738000)"},
		{"a range without an end", inRanges("`id`", "MAXVALUE"), ""},
		{"a range of two columns", inRanges("`n`,`id`", "4,'8'"), "(`n`, `id`) < (4, '8')"},
		{"the end of one column", inRanges("`n`,`id`", "4,MAXVALUE"), "(`n`) <= (4)"},
		{"quotes, commas and backslashes", inRanges("`a,b``c`,`id`", `'MAXVALUE, '',(',"x"`), "(`a,b``c`, `id`) < ('MAXVALUE, '',(', \"x\")"},
		{"a backslash before a quote", inRanges("`a`,`b`", `'\',','\\'`), "(`a`, `b`) < ('\\',', '\\\\')"},
		{"lists", inLists("`id`", []string{"'a','b'", "'c'"}), "((`id`) IN (('a'), ('b'), ('c'))) IS TRUE"},
		{"lists with NULL", inLists("`id`", []string{"NULL,'b'"}), "((`id` <=> NULL) OR (`id`) IN (('b'))) IS TRUE"},
		{"lists of two columns", inLists("`n`,`id`", []string{"(1,'(),')", "(NULL,'b'),(2,'c')"}), "((`n` <=> NULL AND `id` <=> 'b') OR (`n`, `id`) IN ((1, '(),'), (2, 'c'))) IS TRUE"},
		{"the list of all others", inLists("`id`", []string{"'a'", "MAXVALUE"}), ""},
		{"the list of all others on TiDB", inLists("`id`", []string{"'a'", "DEFAULT"}), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.got != c.want {
				t.Errorf("got %s, want %s", c.got, c.want)
			}
		})
	}
}
