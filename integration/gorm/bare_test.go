package gorm_test

import (
	"database/sql/driver"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/oklog/ulid/v2"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type (
	// itemID embeds an id, and wrappedID asks it for its Value.
	itemID    struct{ sqltype.UUID }
	wrappedID struct{ id sqltype.UUID }
)

func (w wrappedID) Value() (driver.Value, error) { return w.id.Value() }

// TestAnIDInBareGORMNamesOneRow has inline ids of every type of package sqltype that is sent as
// bytes, without the plugin. GORM made sixteen numbers of them: on MariaDB they deleted other rows.
func TestAnIDInBareGORMNamesOneRow(t *testing.T) {
	for _, tg := range targets() {
		if tg.profile.NativeLayout() != codec.Network || tg.profile == engine.MariaDBUUID {
			continue // the server's native type refuses bytes, or has another order
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, targets())
			e := tg.bare(t)
			column := tg.column
			must(t, "CREATE TABLE", e.Exec("CREATE TABLE items (id "+column+" PRIMARY KEY, name varchar(40))"))
			simple := strings.HasSuffix(tg.name, "simple protocol")
			list := items()
			if simple { // a type that is sent as text
				for _, item := range list {
					must(t, "INSERT", e.Exec("INSERT INTO items VALUES (?, ?)", item.ID.String(), item.Name))
				}
			} else {
				must(t, "Create", e.Create(&list))
			}
			id, other := list[6].ID, list[8].ID
			typed := sqltype.ID[Item](id)
			for name, arg := range map[string]any{
				"UUID": id, "*UUID": &id, "NullUUID": sqltype.NullUUID{UUID: id, Valid: true},
				"ID": typed, "*ID": &typed, "NullID": sqltype.NullID[Item]{ID: typed, Valid: true},
				"embedded": itemID{id}, "*embedded": &itemID{id}, "wrapped": wrappedID{id},
			} {
				for op, run := range map[string]func(tx *gorm.DB) *gorm.DB{
					"Delete": func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Item{}, arg) },
					"Where":  func(tx *gorm.DB) *gorm.DB { return tx.Where(arg).Delete(&Item{}) },
					"Update": func(tx *gorm.DB) *gorm.DB { return tx.Model(&Item{}).Where(arg).Update("name", "x") },
					"First":  func(tx *gorm.DB) *gorm.DB { return tx.First(&Item{}, arg) },
					"Take":   func(tx *gorm.DB) *gorm.DB { return tx.Where(arg).Take(&Item{}) },
					"Find":   func(tx *gorm.DB) *gorm.DB { return tx.Find(&[]Item{}, arg) },
				} {
					tx := e.Begin()
					got := run(tx)
					switch {
					case simple && !errors.Is(got.Error, sqltype.ErrUntyped):
						t.Errorf("%s of %s: %v, want ErrUntyped", op, name, got.Error)
					case !simple && (got.Error != nil || got.RowsAffected != 1):
						t.Errorf("%s of %s: %d rows, %v, want one", op, name, got.RowsAffected, got.Error)
					}
					tx.Rollback()
					if simple {
						continue
					}
					tx = e.Begin()
					if strings.HasPrefix(op, "Delete") || op == "Where" {
						run(tx)
						if l := left(t, tx, &Item{}); !slices.Equal(l, names(rows, 7)) {
							t.Errorf("%s of %s: left are %v", op, name, l)
						}
					}
					tx.Rollback()
				}
			}
			if simple {
				return
			}
			tx := e.Begin()
			got := must(t, "Delete", tx.Delete(&Item{}, id, other))
			if l := left(t, tx, &Item{}); got.RowsAffected != 2 || !slices.Equal(l, names(rows, 7, 9)) {
				t.Errorf("two ids: %d rows, left are %v", got.RowsAffected, l)
			}
			tx.Rollback()
			tx = e.Begin()
			got = must(t, "Not", tx.Not(id).Delete(&Item{}))
			if got.RowsAffected != rows-1 {
				t.Errorf("Not(id) deleted %d rows, want %d", got.RowsAffected, rows-1)
			}
			tx.Rollback()
		})
	}
}

// TestAnInlineIDForAKeyOfAnotherOrder has ids of each type for keys of each order. Of sixteen bytes
// nobody can tell which order they are in: a Swapped key was not found by a UUID, and a key of
// UUIDs not by a Swapped, without an error.
func TestAnInlineIDForAKeyOfAnotherOrder(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &SwappedKey{}, &Item{}, &Word{})
		swapped := []SwappedKey{{Name: "a"}, {Name: "b"}, {Name: "c"}}
		must(t, "Create", e.Create(&swapped))
		list := items()[:3]
		must(t, "Create", e.Create(&list))
		finds := func(id sqltype.UUID, find func(arg any) (any, *gorm.DB), want any) {
			t.Helper()
			ordered := sqltype.OrderedGUID(id)
			for _, arg := range []any{
				id, &id, sqltype.NullUUID{UUID: id, Valid: true}, sqltype.SwappedUUID(id), sqltype.GUID(id), &ordered,
				sqltype.NullSwappedUUID{UUID: sqltype.SwappedUUID(id), Valid: true}, sqltype.HexUUID(id), itemID{id},
				uuid.UUID(id),
			} {
				if got, tx := find(arg); tx.Error != nil || got != want {
					t.Errorf("%T: %v, %v, want %v", arg, got, tx.Error, want)
				}
			}
		}
		finds(sqltype.UUID(swapped[1].ID), func(arg any) (any, *gorm.DB) {
			var got SwappedKey
			tx := e.First(&got, arg)
			return got, tx
		}, swapped[1])
		finds(list[1].ID, func(arg any) (any, *gorm.DB) {
			var got Item
			tx := e.First(&got, arg)
			return got, tx
		}, list[1])
		var one Item
		if tx := e.First(&one, wrappedID{list[1].ID}); tx.Error != nil || one != list[1] {
			t.Errorf("a Valuer of an id: %v, %v, want %v", one, tx.Error, list[1])
		}
		id := sqltype.UUID(swapped[1].ID)
		for _, arg := range []any{id[:], ulid.ULID(id)} {
			var got SwappedKey
			tx := e.First(&got, arg)
			if !errors.Is(tx.Error, gormplugin.ErrIDArgument) || !strings.Contains(tx.Error.Error(), "id = ?") {
				t.Errorf("%T: %v, which does not say what to write", arg, tx.Error)
			}
			must(t, "First", e.First(&got, "id = ?", sqltype.UUID(id)))
		}
		must(t, "Create", e.Create(&[]Word{{ID: id.String(), Name: "a"}, {ID: "x", Name: "b"}}))
		var word Word
		if tx := e.First(&word, id); tx.Error != nil || word.ID != id.String() {
			t.Errorf("by a key of text: %v, %v, want %v", word, tx.Error, id)
		}
		if tx := e.First(&SwappedKey{}, wrappedID{id}); !errors.Is(tx.Error, gormplugin.ErrPlace) {
			t.Errorf("a Valuer of unknown bytes: %v, want ErrPlace", tx.Error)
		}
	})
}
