//go:build unix

package twins

import (
	"strings"
	"testing"
)

// A changed id of t0 moves the id of t1, which it shares, and from there a key of t1 to itself.
func TestInnoDBWritesATableOnceInACascade(t *testing.T) {
	cascade := Ref{OnDelete: "CASCADE", OnUpdate: "CASCADE"}
	self := cascade
	self.Parent = 1
	for engine, want := range map[string]outcome{onPostgres: isDone, onMySQL: isOpen, onMariaDB: isOpen} {
		s := Scenario{Engine: engine, Tables: []Table{{Key: isUnique}, {Key: isShared, Refs: []Ref{cascade, self}}}}
		m := model{{"a": {id: "1"}}, {"b": {refs: []string{"a", "b"}}}}
		if next, got := s.rekey(m, spot{0, "a"}, "2"); got != want || got == isDone && s.idOf(next, 1, "b") != "2" {
			t.Errorf("on %s the statement ends as %v, want %v", engine, got, want)
		}
		m[1]["b"] = row{refs: []string{"a", ""}}
		if _, got := s.rekey(m, spot{0, "a"}, "2"); got != isDone {
			t.Errorf("on %s a row that does not refer to itself ends the statement as %v", engine, got)
		}
	}
}

// A changed id of t0 moves the id of t1, which it shares, and t0 has a key to t1 that no row uses.
func TestMySQLRefusesACycleOfCascades(t *testing.T) {
	cascade, back := Ref{OnDelete: "CASCADE", OnUpdate: "CASCADE"}, Ref{OnUpdate: "CASCADE", Parent: 1}
	for engine, want := range map[string]outcome{onPostgres: isDone, onMySQL: isOpen, onMariaDB: isDone} {
		s := Scenario{Engine: engine, Tables: []Table{{Refs: []Ref{back}}, {Key: isShared, Refs: []Ref{cascade}}}}
		m := model{{"a": {id: "1", refs: []string{""}}}, {"b": {refs: []string{"a"}}}}
		if _, got := s.rekey(m, spot{0, "a"}, "2"); got != want {
			t.Errorf("on %s the statement ends as %v, want %v", engine, got, want)
		}
	}
}

// A row of t1 shares the id of a row of t0, and refers to it by another column too.
func TestMariaDBRefusesASharedKeyWithAnother(t *testing.T) {
	cascade := Ref{OnUpdate: "CASCADE"}
	for engine, want := range map[string]outcome{onPostgres: isDone, onMySQL: isDone, onMariaDB: isOpen} {
		s := Scenario{Engine: engine, Tables: []Table{{}, {Key: isShared, Refs: []Ref{cascade, cascade}}}}
		m := model{{"a": {id: "1"}}, {"b": {refs: []string{"a", "a"}}}}
		if _, got := s.rekey(m, spot{0, "a"}, "2"); got != want {
			t.Errorf("on %s the statement ends as %v, want %v", engine, got, want)
		}
		s.Tables[1].Key, want = isUnique, isDone
		if _, got := s.rekey(m, spot{0, "a"}, "2"); got != want {
			t.Errorf("on %s without a primary key of it the statement ends as %v, want %v", engine, got, want)
		}
	}
}

// MySQL 9.7.4 leaves rows whose parent is gone where a cascade reaches a table again by a cycle, where
// a key of two columns refers to its own table, and where a table whose children follow it has two keys
// to the same parent, one of them with CASCADE.
func TestMySQLLeavesOrphansOfACascade(t *testing.T) {
	cascade, back, pair := Ref{OnDelete: "CASCADE"}, Ref{OnDelete: "CASCADE", Parent: 2}, Ref{OnDelete: "CASCADE", Pair: true}
	between := cascade
	between.Parent = 1
	for engine, want := range map[string]outcome{onPostgres: isDone, onMySQL: isOpen, onMariaDB: isDone} {
		s := Scenario{Engine: engine, Tables: []Table{{}, {Refs: []Ref{cascade, back}}, {Refs: []Ref{between}}}}
		m := model{{"a": {}}, {"b": {refs: []string{"a", ""}}, "d": {refs: []string{"", "c"}}}, {"c": {refs: []string{"b"}}}}
		if _, got := s.remove(m, spot{0, "a"}); got != want {
			t.Errorf("on %s a cascade by a cycle ends as %v, want %v", engine, got, want)
		}
		s.Tables = []Table{{Refs: []Ref{pair}}}
		if _, got := s.remove(model{{"a": {refs: []string{""}}, "b": {refs: []string{"a"}}}}, spot{0, "a"}); got != want {
			t.Errorf("on %s a cascade by a key of two columns ends as %v, want %v", engine, got, want)
		}
		null := Ref{OnDelete: "SET NULL", Null: true}
		s.Tables = []Table{{}, {Refs: []Ref{cascade, null}}, {Refs: []Ref{{OnDelete: "SET NULL", Null: true, Parent: 1}}}}
		if _, got := s.remove(model{{"a": {}, "z": {}}, {"b": {refs: []string{"z", "a"}}}, {}}, spot{0, "a"}); got != want {
			t.Errorf("on %s a key with SET NULL next to one with CASCADE ends as %v, want %v", engine, got, want)
		}
		s.Tables[1].Refs = []Ref{cascade, cascade}
		if _, got := s.remove(model{{"a": {}, "z": {}}, {"b": {refs: []string{"z", "a"}}}, {}}, spot{0, "a"}); got != want {
			t.Errorf("on %s two keys with CASCADE to one parent end as %v, want %v", engine, got, want)
		}
	}
}

// A reference was set to NULL or to another row by a statement that has no answer, and nobody has seen
// yet which new key its parent gets.
func TestAWriterTellsWhetherAStatementWithoutAnAnswerWasDone(t *testing.T) {
	s := Scenario{Engine: onMariaDB, Rewrite: toV7, images: &images{of: map[string]string{}, old: map[string]string{}},
		Tables: []Table{{ID: "id", Refs: []Ref{{Name: "r", Null: true}}}}}
	four, seven := strings.Repeat("0", 12)+"4"+strings.Repeat("a", 19), strings.Repeat("0", 12)+"7"+strings.Repeat("b", 19)
	rows := func(to string) model {
		return model{{"a": {id: four, refs: []string{""}}, "b": {id: seven, refs: []string{""}},
			"c": {id: seven[:31] + "c", refs: []string{to}}}}
	}
	ids := map[string]string{"": "", "a": four, "b": seven}
	for was := range ids {
		for is, id := range ids {
			if got := s.differ(rows(id), rows(was)); (got == "") != (was == is) {
				t.Errorf("c refers to %q, and by the ledger to %q: %q", is, was, got)
			}
		}
	}
}
