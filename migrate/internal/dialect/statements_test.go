package dialect

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Every engine with unnumbered placeholders needs as many of them as arguments,
// in any statement.
func TestPlaceholdersAndArgumentsAgree(t *testing.T) {
	lo, hi := "00", "ff"
	n := 0
	for _, g := range goldenForms {
		d, err := For(g.p)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range g.forms {
			for _, r := range []Range{{}, {&lo, nil}, {nil, &hi}, {&lo, &hi}} {
				s, err := Bound(d, goldenClass(f), 0, transform.Between(1, 6).From(), r, 50)
				if err != nil {
					t.Fatal(err)
				}
				n++
				marks := strings.Count(s.SQL, "?")
				if p := strings.TrimSuffix(g.p.Placeholder(1), "1"); p != "?" {
					for marks = 0; strings.Contains(s.SQL, fmt.Sprintf("%s%d", p, marks+1)); marks++ {
					}
				}
				if marks != len(s.Args) {
					t.Errorf("%d placeholders, %d arguments: %s", marks, len(s.Args), s.SQL)
				}
			}
		}
	}
	if n == 0 {
		t.Fatal("no statements")
	}
}

func TestForRefusesOtherEngines(t *testing.T) {
	for _, p := range []engine.Profile{engine.SQLServerOrdered, engine.SQLServerBinary, engine.Oracle, {}} {
		if d, err := For(p); err == nil {
			t.Errorf("For(%v) = %v", p, d)
		}
	}
}

func TestBadNamesAreRefused(t *testing.T) {
	for name, g := range goldenForms {
		d, _ := For(g.p)
		c := goldenClass(g.forms[0])
		c.Columns[0].Name = "a\x00b"
		if _, err := Bound(d, c, 0, transform.Between(1, 6).From(), Range{}, 50); err == nil {
			t.Errorf("%s: a name with a NUL byte was quoted", name)
		}
	}
}
