package gormplugin_test

import (
	"errors"
	"slices"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestInitializeAgainChangesNothing(t *testing.T) {
	p := gormplugin.New(gormplugin.Config{Engine: engine.SQLite})
	db := bare(t, both{plain{name: "dry"}})
	if err := db.Use(p); err != nil {
		t.Fatal(err)
	}
	first := db.Dialector
	for range 3 {
		if err := p.Initialize(db); err != nil {
			t.Fatalf("Initialize: %v", err)
		}
	}
	if db.Dialector != first {
		t.Errorf("the dialector was wrapped again: %T", db.Dialector)
	}
	stmt := db.Create(&Thing{}).Statement
	if n := len(stmt.Vars); n != 2 {
		t.Errorf("%d arguments, want 2: %v", n, stmt.Vars)
	}
	if err := db.Use(gormplugin.New(gormplugin.Config{})); !errors.Is(err, gorm.ErrRegistered) {
		t.Errorf("a second Use = %v, want gorm.ErrRegistered", err)
	}
	other := bare(t, plain{name: "dry"})
	if err := p.Initialize(other); err != nil {
		t.Errorf("Initialize of another database: %v", err)
	}
}

// A Thing has a key of this module; the tests of other key types have their own.
type Thing struct {
	ID   key
	Name string
}

func sortedKeys(list []key) bool {
	return slices.IsSortedFunc(list, func(a, b key) int { return a.Compare(b) })
}

func TestVerifyFailsWithoutThePlugin(t *testing.T) {
	db := dry(t, engine.SQLite)
	if err := gormplugin.Verify(db); err != nil {
		t.Errorf("with the plugin: %v", err)
	}
	inner := db.Dialector.(interface{ Unwrap() gorm.Dialector }).Unwrap()
	bare, err := gorm.Open(inner, &gorm.Config{DryRun: true})
	if err != nil {
		t.Fatal(err)
	}
	for name, db := range map[string]*gorm.DB{"bare": bare, "nil": nil} {
		if err := gormplugin.Verify(db); !errors.Is(err, gormplugin.ErrNoPlugin) {
			t.Errorf("%s: %v, want ErrNoPlugin", name, err)
		}
	}
}
