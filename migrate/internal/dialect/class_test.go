package dialect

import "testing"

func TestFollows(t *testing.T) {
	orders, items := Ref{"shop", "orders"}, Ref{"shop", "items"}
	id, col := Column{Ref: orders, Name: "id", Referenced: true}, Column{Ref: items, Name: "order"}
	key := ForeignKey{Child: items, Parent: orders, Columns: []Pair{{"order", "id"}}}
	composite, disabled, other := key, key, key
	composite.Columns = []Pair{{"tenant", "tenant"}, {"order", "id"}}
	disabled.Disabled = true
	other.Child = orders
	referenced, undeclared := col, col
	referenced.Referenced, undeclared.Undeclared = true, true
	for _, c := range []struct {
		name string
		col  Column
		keys []ForeignKey
		want bool
	}{
		{"a foreign key of its own", col, []ForeignKey{key}, true},
		{"two of them", col, []ForeignKey{key, key}, true},
		{"none", col, nil, false},
		{"one of another table", col, []ForeignKey{other}, false},
		{"one with a column beside it, which may be NULL", col, []ForeignKey{composite}, false},
		{"such a one too", col, []ForeignKey{key, composite}, false},
		{"one that nothing enforces", col, []ForeignKey{disabled}, false},
		{"others refer to it", referenced, []ForeignKey{key}, false},
		{"it may have ids of its own", undeclared, []ForeignKey{key}, false},
	} {
		if got := (&Class{Columns: []Column{id, c.col}, Keys: c.keys}).follows(1); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	if (&Class{Columns: []Column{col, id}, Keys: []ForeignKey{key}}).follows(0) {
		t.Error("a column follows one that is rewritten after it")
	}
}
