//go:build unix

package twins

import "testing"

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
