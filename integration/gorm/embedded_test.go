package gorm_test

import (
	"database/sql"
	"testing"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Ids that are made by embedding.
type (
	TicketID   struct{ sqltype.UUID }
	VisitorID  struct{ uuid.UUID }
	TicketText struct{ sqltype.CharUUID }
)

type Visitor struct {
	ID   VisitorID
	Name string
}

type Ticket struct {
	ID        TicketID
	ParentID  *TicketID
	Parent    *Ticket
	OtherID   sql.Null[TicketID]
	VisitorID VisitorID
	Visitor   Visitor
	Code      TicketText `uuid:"v4"`
	Name      string
}

// TestAnEmbeddedIDIsAnID has structs that embed an id where ids are. Their keys were zero.
func TestAnEmbeddedIDIsAnID(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Visitor{}, &Ticket{})
		parent := Ticket{Name: "parent", Visitor: Visitor{Name: "v"}}
		must(t, "Create", e.Create(&parent))
		child := Ticket{Name: "child", Parent: &parent, Visitor: parent.Visitor,
			OtherID: sql.Null[TicketID]{V: parent.ID, Valid: true}}
		must(t, "Create", e.Create(&child))
		for _, id := range []sqltype.UUID{parent.ID.UUID, child.ID.UUID, sqltype.UUID(parent.Visitor.ID.UUID)} {
			if id.Version() != 7 {
				t.Fatalf("the key is %v, want a version 7", id)
			}
		}
		if child.Code.IsZero() {
			t.Error("the tagged field has no id")
		}
		var got Ticket
		must(t, "First", e.Preload("Parent").Preload("Visitor").First(&got, "id = ?", child.ID))
		if got.ID != child.ID || got.Parent == nil || got.Parent.ID != parent.ID || got.OtherID != child.OtherID ||
			got.Visitor.ID != parent.Visitor.ID || got.Code != child.Code || got.Parent.OtherID.Valid {
			t.Errorf("got %+v, want %+v", got, child)
		}
		for name, tx := range map[string]int64{
			"text": e.Where("id = ?", child.ID.String()).Find(&[]Ticket{}).RowsAffected,
			"UUID": e.Where("id = ?", child.ID.UUID).Find(&[]Ticket{}).RowsAffected,
			"map":  e.Where(map[string]any{"parent_id": parent.ID}).Find(&[]Ticket{}).RowsAffected,
			"IN":   e.Where("id IN ?", []TicketID{child.ID}).Find(&[]Ticket{}).RowsAffected,
			"code": e.Where("code = ?", child.Code).Find(&[]Ticket{}).RowsAffected,
			"row":  e.Where(&Ticket{ID: child.ID}).Find(&[]Ticket{}).RowsAffected,
		} {
			if tx != 1 {
				t.Errorf("%s: %d rows, want 1", name, tx)
			}
		}
		got.Name = "renamed"
		must(t, "Save", e.Omit("Parent", "Visitor").Save(&got))
		var n int64
		must(t, "Count", e.Model(&Ticket{}).Count(&n))
		if n != 2 {
			t.Errorf("%d rows after Save, want 2", n)
		}
		if tx := e.Delete(&Ticket{}, TicketID{sqltype.NewV7()}); tx.RowsAffected != 0 {
			t.Errorf("the delete by an id of no row took %d rows, %v", tx.RowsAffected, tx.Error)
		}
		must(t, "Delete", e.Delete(&got))
		must(t, "Count", e.Model(&Ticket{}).Count(&n))
		if n != 1 {
			t.Errorf("%d rows after Delete, want 1", n)
		}
	})
}
