package follow_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A shopUser and a shopOrder are the shop's tables as models with the plugin.
type shopUser struct {
	ID     sqltype.UUID
	Email  string      `gorm:"size:80"`
	Orders []shopOrder `gorm:"foreignKey:UserID"`
}

type shopOrder struct {
	ID     uuid.UUID
	UserID sqltype.UUID
	N      int32
}

func (shopUser) TableName() string  { return "users" }
func (shopOrder) TableName() string { return "orders" }

// definition returns the columns of the tables as the server has them.
func (p *pool) definition() string {
	p.t.Helper()
	rows, err := p.db.Query("SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns WHERE table_name IN ('users', 'orders') AND table_schema IN ('public', (SELECT " +
		map[bool]string{true: "current_schema()", false: "DATABASE()"}[p.IsPostgres()] + ")) ORDER BY 1, 2")
	if err != nil {
		p.t.Fatal(err)
	}
	defer rows.Close()
	var all []string
	for rows.Next() {
		var table, column, typ, null string
		if err := rows.Scan(&table, &column, &typ, &null); err != nil {
			p.t.Fatal(err)
		}
		all = append(all, fmt.Sprint(table, ".", column, " ", typ, " ", null))
	}
	if err := rows.Err(); err != nil || len(all) != 8 {
		p.t.Fatal(err, all)
	}
	return strings.Join(all, "\n")
}

func TestThePluginKnowsAFollowedPool(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		db, err := gorm.Open(p.Dialector(p.app), programs.QuietGORM())
		if err != nil {
			t.Fatal(err)
		}
		if err := db.Use(programs.UsePlugin()); err != nil {
			t.Fatal(err)
		}
		for _, when := range []string{"before", "after", "back"} {
			want := p.definition()
			if err := gormplugin.Verify(db, &shopUser{}, &shopOrder{}); err != nil {
				t.Errorf("%s: Verify: %v", when, err)
			}
			if err := db.AutoMigrate(&shopUser{}, &shopOrder{}); err != nil {
				t.Errorf("%s: AutoMigrate: %v", when, err)
			}
			if got := p.definition(); got != want {
				t.Errorf("%s: AutoMigrate left\n%s\nwant\n%s", when, got, want)
			}
			user := shopUser{Email: when, Orders: []shopOrder{{ID: uuid.New(), N: 1}, {ID: uuid.New(), N: 2}}}
			if err := db.Create(&user).Error; err != nil || user.ID.IsZero() {
				t.Fatalf("%s: Create: %v, %v", when, user.ID, err)
			}
			var got shopUser
			if err := db.Preload("Orders").Take(&got, user.ID).Error; err != nil || got.ID != user.ID || len(got.Orders) != 2 {
				t.Errorf("%s: Preload: %+v, %v", when, got, err)
			}
			if r := db.Where("user_id = ?", user.ID).Delete(&shopOrder{}); r.Error != nil || r.RowsAffected != 2 {
				t.Errorf("%s: Delete: %d, %v", when, r.RowsAffected, r.Error)
			}
			if when != "back" {
				p.cross()
			}
		}
		// A column that stays behind is told at the start.
		if !p.IsPostgres() {
			p.must("CREATE TABLE notes (id BINARY(16) NOT NULL PRIMARY KEY)")
			if err := gormplugin.Verify(db, &note{}); !errors.Is(err, gormplugin.ErrColumnType) {
				t.Errorf("a column of another form: %v, want ErrColumnType", err)
			}
		}
	})
}

// The server may not answer when a program begins. AutoMigrate asks again, and alters nothing before
// it knows.
func TestAPoolThatFollowsIsKnownLater(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		db, err := gorm.Open(p.Dialector(p.app), programs.QuietGORM())
		if err != nil {
			t.Fatal(err)
		}
		ended, end := context.WithCancel(t.Context())
		end()
		db = db.WithContext(ended)
		if err := db.Use(programs.UsePlugin()); err != nil {
			t.Fatal(err)
		}
		want := p.definition()
		if err := db.AutoMigrate(&shopUser{}); !errors.Is(err, context.Canceled) {
			t.Errorf("AutoMigrate of a pool that does not answer: %v", err)
		}
		if err := db.WithContext(t.Context()).AutoMigrate(&shopUser{}, &shopOrder{}); err != nil {
			t.Error(err)
		}
		if got := p.definition(); got != want {
			t.Errorf("AutoMigrate left\n%s\nwant\n%s", got, want)
		}
	})
}

// A note has an id that no migration changes.
type note struct{ ID uuid.UUID }
