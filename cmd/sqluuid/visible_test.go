package main

import "testing"

func TestVisible(t *testing.T) {
	for in, want := range map[string]string{
		"orders.id\n\tnext": "orders.id\n\tnext",
		"a\x1b[31mb":        `a\x1b[31mb`,
		"a\rb\x7f":          `a\x0db\x7f`,
		"Größe → 日本":        "Größe → 日本",
		"a\u202eb\u009bc":   `a\u202eb\u009bc`,
		"a\xffb":            `a\xffb`,
		"":                  "",
	} {
		if got := visible(in); got != want {
			t.Errorf("visible(%q) = %q, want %q", in, got, want)
		}
	}
}
