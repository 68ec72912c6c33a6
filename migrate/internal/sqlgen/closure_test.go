package sqlgen

import (
	"fmt"
	"strings"
	"testing"
)

// keys reads "child.a,b>parent.c,d" per foreign key.
func keys(t *testing.T, specs ...string) []ForeignKey {
	t.Helper()
	var out []ForeignKey
	side := func(s string) (string, []string) {
		table, cols, ok := strings.Cut(s, ".")
		if !ok {
			t.Fatalf("bad key %q", s)
		}
		return table, strings.Split(cols, ",")
	}
	for i, s := range specs {
		c, p, _ := strings.Cut(s, ">")
		child, cc := side(c)
		parent, pc := side(p)
		k := ForeignKey{Name: fmt.Sprint("k", i), Child: Ref{Table: child}, Parent: Ref{Table: parent}}
		for j := range cc {
			k.Columns = append(k.Columns, Pair{Child: cc[j], Parent: pc[j]})
		}
		out = append(out, k)
	}
	return out
}

func TestClosure(t *testing.T) {
	tests := []struct {
		name, start string
		keys        []string
		want        string // in order, * for referenced
		used        int    // keys of the class
	}{
		{"alone", "a.id", nil, "a.id", 0},
		{"another table's keys", "a.id", []string{"c.b>b.id"}, "a.id", 0},
		{"child", "a.id", []string{"b.a>a.id"}, "a.id* b.a", 1},
		{"named by the child", "b.a", []string{"b.a>a.id"}, "a.id* b.a", 1},
		{"self reference", "a.id", []string{"a.parent>a.id"}, "a.id* a.parent", 1},
		{"column that refers to itself", "a.id", []string{"a.id>a.id"}, "a.id*", 1},
		{"chain", "c.id", []string{"c.id>b.id", "b.id>a.id"}, "a.id* b.id* c.id", 2},
		{"two parents", "c.id", []string{"c.id>a.id", "c.id>b.id"}, "a.id* b.id* c.id", 2},
		{"composite", "a.id", []string{"b.tenant,a>a.tenant,id"}, "a.id* b.a", 1},
		{"the other column of a composite", "a.tenant", []string{"b.tenant,a>a.tenant,id"},
			"a.tenant* b.tenant", 1},
		{"join table", "ab.b", []string{"ab.a>a.id", "ab.b>b.id"}, "b.id* ab.b", 1},
		{"two columns to one parent", "b.x", []string{"b.x>a.id", "b.y>a.id"}, "a.id* b.y b.x", 2},
		{"cycle", "a.id", []string{"b.id>a.id", "a.id>b.id"}, "a.id* b.id*", 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			table, column, _ := strings.Cut(tt.start, ".")
			c, err := Closure([]ColumnRef{{Ref: Ref{Table: table}, Name: column}}, keys(t, tt.keys...))
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, col := range c.Columns {
				s := col.Table + "." + col.Name
				if col.Referenced {
					s += "*"
				}
				got = append(got, s)
			}
			if strings.Join(got, " ") != tt.want || len(c.Keys) != tt.used {
				t.Errorf("got %v with %d keys, want %s with %d", got, len(c.Keys), tt.want, tt.used)
			}
		})
	}
}

func TestClosureRefusesAKeyWithoutAColumn(t *testing.T) {
	start := []ColumnRef{{Ref: Ref{Table: "b"}, Name: "a"}}
	if _, err := Closure(start, keys(t, "b.a>a.")); err == nil {
		t.Error("no error")
	}
}
