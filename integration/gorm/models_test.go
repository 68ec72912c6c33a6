package gorm_test

import (
	"fmt"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

type Company struct {
	ID   sqltype.UUID
	Name string
}

type Owner struct {
	ID        sqltype.UUID
	Name      string
	CompanyID *sqltype.UUID
	Company   *Company
	BossID    sqltype.NullUUID
	Boss      *Owner
	Card      *Card
	Pets      []Pet
	Langs     []*Lang `gorm:"many2many:owner_langs"`
	seen      sqltype.UUID
}

// BeforeCreate sees the key that the plugin has filled.
func (o *Owner) BeforeCreate(*gorm.DB) error { o.seen = o.ID; return nil }

type Card struct {
	ID      sqltype.UUID
	OwnerID sqltype.UUID
	Number  string
}

type Pet struct {
	ID      sqltype.NullUUID `gorm:"primaryKey"`
	OwnerID sqltype.UUID
	Name    string
}

type Lang struct {
	ID   *sqltype.UUID `gorm:"primaryKey"`
	Code string        `gorm:"size:8;uniqueIndex"`
}

// Member has a composite key, of which the tenant is never made up.
type Member struct {
	TenantID sqltype.UUID `gorm:"primaryKey"`
	ID       sqltype.UUID `gorm:"primaryKey"`
	Name     string
}

// Grant has a composite key and no ID.
type Grant struct {
	TenantID sqltype.UUID `gorm:"primaryKey"`
	RoleID   sqltype.UUID `gorm:"primaryKey"`
	Name     string
}

// Passport's key is its owner's.
type Passport struct {
	OwnerID sqltype.UUID `gorm:"primaryKey"`
	Owner   Owner
	Number  string
}

// Order has keys of another library.
type Order struct {
	ID       uuid.UUID
	ParentID uuid.NullUUID
	Parent   *Order
	RefID    *uuid.UUID
	Note     string
}

// Bare is a key type without a Value, as Go 1.27's uuid.UUID is.
type Bare [16]byte

// Scan is what the plugin wants of a field's type.
func (b *Bare) Scan(src any) error { return (*sqltype.UUID)(b).Scan(src) }

type Event struct {
	ID   Bare
	Name string
}

func models() []any {
	return []any{&Company{}, &Owner{}, &Card{}, &Pet{}, &Lang{}, &Member{}, &Grant{}, &Passport{}, &Order{}, &Event{}}
}

// zeroes is an id with zero bytes, as a number equal to nothing and to every
// text that does not begin with a digit.
func zeroes(n byte) sqltype.UUID { return sqltype.UUID{0xf8, 6: 0x70, 8: 0x80, 15: n} }

// owners inserts n owners whose ids have zero bytes.
func owners(t *testing.T, e *env, n int) []Owner {
	t.Helper()
	list := make([]Owner, n)
	for i := range list {
		list[i] = Owner{ID: zeroes(byte(i + 1)), Name: fmt.Sprint("owner ", i+1)}
	}
	if err := e.Create(&list).Error; err != nil {
		t.Fatalf("Create: %v", err)
	}
	return list
}

// must fails the test when a statement did.
func must(t *testing.T, what string, tx *gorm.DB) *gorm.DB {
	t.Helper()
	if tx.Error != nil {
		t.Fatalf("%s: %v", what, tx.Error)
	}
	return tx
}
