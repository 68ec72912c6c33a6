package sqlite

import (
	"slices"
	"testing"
)

func TestTriggerEvent(t *testing.T) {
	for _, tt := range []struct {
		def, event string
		of         []string
	}{
		{"CREATE TRIGGER t AFTER UPDATE ON orders BEGIN SELECT 1; END", "UPDATE", nil},
		{"create temp trigger if not exists main.t before insert on orders begin update orders set x = 1; end", "INSERT", nil},
		{"CREATE TRIGGER orders_update AFTER DELETE ON orders BEGIN SELECT 1; END", "DELETE", nil},
		{`CREATE TRIGGER "on UPDATE do" INSERT ON orders BEGIN SELECT 1; END`, "INSERT", nil},
		{"CREATE TRIGGER [insert] AFTER UPDATE OF a, [b c], `d``e` ON orders BEGIN SELECT 1; END", "UPDATE", []string{"a", "b c", "d`e"}},
		{"CREATE /* AFTER INSERT */ TRIGGER t -- DELETE\n INSTEAD OF UPDATE OF \"on\" ON v BEGIN SELECT 1; END", "UPDATE", []string{"on"}},
		{"CREATE TRIGGER update_begin AFTER INSERT ON t BEGIN SELECT 1; END", "INSERT", nil},
		{"", "", nil},
		{"CREATE TRIGGER", "", nil},
		{"CREATE TRIGGER t AFTER", "", nil},
		{"CREATE TRIGGER t /* open", "", nil},
	} {
		if event, of := triggerEvent(tt.def); event != tt.event || !slices.Equal(of, tt.of) {
			t.Errorf("triggerEvent(%q) = %q, %q, want %q, %q", tt.def, event, of, tt.event, tt.of)
		}
	}
}

func FuzzTriggerEvent(f *testing.F) {
	f.Add("CREATE TRIGGER [insert] AFTER UPDATE OF a, [b c], `d``e` ON orders BEGIN SELECT 1; END")
	f.Add("CREATE TRIGGER IF NOT")
	f.Fuzz(func(t *testing.T, def string) {
		switch event, _ := triggerEvent(def); event {
		case "", "INSERT", "UPDATE", "DELETE":
		default:
			t.Errorf("triggerEvent(%q) = %q", def, event)
		}
	})
}
