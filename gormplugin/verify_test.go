package gormplugin_test

import (
	"errors"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

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
