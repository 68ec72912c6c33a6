package gorm_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Unread has columns of three forms.
type Unread struct {
	ID      sqltype.UUID
	RefID   *sqltype.UUID
	Swapped *sqltype.SwappedUUID
	Code    *sqltype.CharUUID
	Name    string `gorm:"size:20"`
}

func (Unread) TableName() string { return "unreads" }

// TestWhatIsSetHasTheFormOfItsColumn sets columns in statements that the plugin does not read. GORM
// names the columns all the same.
func TestWhatIsSetHasTheFormOfItsColumn(t *testing.T) {
	var list []target
	for _, tg := range targets() {
		if tg.profile.Wire() == engine.WireBytes {
			list = append(list, tg)
		}
	}
	onThese(t, list, func(t *testing.T, e *env) {
		e.migrate(t, &Unread{})
		id, ref := zeroes(3), zeroes(5)
		const unread = "name = 'a' /* /* */"
		swapped, code := sqltype.SwappedUUID(ref), sqltype.CharUUID(ref)
		must(t, "Create", e.Create(&Unread{ID: zeroes(9), RefID: &ref, Swapped: &swapped, Code: &code, Name: "want"}))
		type texts struct{ RefID, Swapped, Code string }
		type foreign struct{ RefID, Swapped, Code uuid.UUID }
		type own struct{ RefID, Swapped, Code sqltype.UUID }
		text, other := ref.String(), uuid.UUID(ref)
		update := func(values any) func(tx *gorm.DB) error {
			return func(tx *gorm.DB) error { return tx.Model(&Unread{}).Where(unread).Updates(values).Error }
		}
		columns := func(v any) map[string]any { return map[string]any{"ref_id": v, "swapped": v, "code": v} }
		assign := func(v any) func(tx *gorm.DB) error {
			return func(tx *gorm.DB) error {
				_, err := gorm.G[Unread](tx).Where(unread).Set(clause.Assignments(columns(v))).Update(context.Background())
				return err
			}
		}
		insert := func(v any) func(tx *gorm.DB) error {
			return func(tx *gorm.DB) error {
				row := columns(v)
				row["id"], row["name"] = id, gorm.Expr(unread[len("name = "):])
				must(t, "Delete", tx.Delete(&Unread{}, id))
				return tx.Model(&Unread{}).Create(row).Error
			}
		}
		upsert := func(v any) func(tx *gorm.DB) error {
			return func(tx *gorm.DB) error {
				return tx.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}}, DoUpdates: append(
					clause.Assignments(columns(v)), clause.Assignment{Column: clause.Column{Name: "name"},
						Value: gorm.Expr(unread[len("name = "):])})}).Create(&Unread{ID: id, Name: "b"}).Error
			}
		}
		for name, run := range map[string]func(tx *gorm.DB) error{
			"a struct of texts":                   update(texts{text, text, text}),
			"a struct of ids of another library":  update(&foreign{other, other, other}),
			"a struct of ids":                     update(own{ref, ref, ref}),
			"a map of texts":                      update(columns(text)),
			"a map of ids of another library":     update(columns(other)),
			"a map of ids":                        update(columns(ref)),
			"assignments of texts":                assign(text),
			"assignments of another library's":    assign(other),
			"a new row of a map of texts":         insert(text),
			"a new row of a map of other ids":     insert(other),
			"a new row of a map of ids":           insert(ref),
			"an upsert with texts":                upsert(text),
			"an upsert with ids":                  upsert(ref),
			"an upsert with ids of a third party": upsert(other),
		} {
			must(t, "Save", e.Save(&Unread{ID: id, Name: "a"}))
			if err := run(e.DB); err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			for _, column := range []string{"ref_id", "swapped", "code"} {
				want := e.stored(t, "unreads", column, "name = ?", "want")
				if got := e.stored(t, "unreads", column, "name = ?", "a"); got != want {
					t.Errorf("%s: %s is %s, want %s", name, column, got, want)
				}
			}
		}
		for name, run := range map[string]func(tx *gorm.DB) error{
			"a struct": update(texts{RefID: "no id"}), "a map": update(map[string]any{"ref_id": "no id"}),
			"a new row": insert("no id"), "an upsert": upsert("no id"),
		} {
			if err := run(e.DB); !errors.Is(err, gormplugin.ErrTextValue) {
				t.Errorf("%s with a text that is no id: %v, want ErrTextValue", name, err)
			}
		}
		for name, v := range map[string]any{"a text": text, "another library's id": other} {
			err := e.Table("unreads AS u").Where(unread).Updates(map[string]any{"ref_id": v}).Error
			if !errors.Is(err, gormplugin.ErrPlace) {
				t.Errorf("%s for a table without a model: %v, want ErrPlace", name, err)
			}
		}
	})
}
