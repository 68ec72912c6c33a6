package gorm_test

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Seller has a TypeID, Parcel a typed id, and Label one of each other text.
type Seller struct {
	ID      sqltype.TypeID[Seller]
	Name    string `gorm:"size:20"`
	Parcels []Parcel
}

func (Seller) TypePrefix() string { return "seller" }

type Parcel struct {
	ID       sqltype.ID[Parcel]
	SellerID sqltype.NullID[sqltype.TextTypeID[Seller]]
	Labels   []Label `gorm:"many2many:parcel_labels"`
}

type Label struct {
	ID    sqltype.EUID
	Other sqltype.ULID             `uuid:"ulid"`
	Ext   sqltype.EUID             `uuid:"euid"`
	Long  sqltype.CharEUID         `uuid:"euid" gorm:"column:spelled"`
	Short sqltype.ID[shortText]    `uuid:"v7"`
	Money sqltype.ID[extuuid.Text] // nobody fills it
}

// Price has a key that only the program can make.
type Price struct {
	ID   sqltype.ID[extuuid.Text]
	Name string `gorm:"size:20"`
}

func TestTypedIDsAsKeys(t *testing.T) {
	for _, tg := range targets() {
		if tg.engine == engine.MariaDBUUID {
			continue // it refuses some ids that have no version bits
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, targets())
			e := tg.openWith(t, gormplugin.Config{Models: []any{&Seller{}, &Parcel{}, &Label{}}})
			e.migrate(t, &Seller{}, &Parcel{}, &Label{})
			start := time.Now().Add(-time.Second)
			s := Seller{Name: "a", Parcels: []Parcel{{Labels: make([]Label, 3)}, {}}}
			if err := e.Create(&s).Error; err != nil {
				t.Fatal(err)
			}
			var got Seller
			if err := e.Preload("Parcels.Labels").First(&got, s.ID).Error; err != nil || got.ID != s.ID || len(got.Parcels) != 2 {
				t.Fatalf("First = %+v, %v, want %+v", got, err, s)
			}
			var byText Seller
			if err := e.First(&byText, "id = ?", s.ID.String()).Error; err != nil || byText.ID != s.ID {
				t.Errorf("First by the text %v = %v, %v", s.ID, byText.ID, err)
			}
			var labels []Label
			if err := e.Order("id").Find(&labels).Error; err != nil || len(labels) != 3 {
				t.Fatalf("Find = %+v, %v", labels, err)
			}
			for i, l := range labels {
				if i > 0 && bytes.Compare(labels[i-1].ID[:], l.ID[:]) >= 0 {
					t.Errorf("%v after %v", l.ID, labels[i-1].ID)
				}
				if id, err := euid.Decode(l.ID.String()); err != nil || id != l.ID || euid.Time(id).Before(start) {
					t.Errorf("the key %v is of %v, %v", l.ID, euid.Time(l.ID), err)
				}
				if when, ok := kin.ULID.Time(l.Other); !ok || when.Before(start) || l.Ext.IsZero() || sqltype.UUID(l.Short).Version() != 7 {
					t.Errorf("the filled fields are %+v", l)
				}
				var spelled string
				err := e.Raw("SELECT spelled FROM labels WHERE id = ?", l.ID).Row().Scan(&spelled)
				if id, decodeErr := euid.Decode(spelled); err != nil || decodeErr != nil || id != l.Long || spelled != l.Long.String() {
					t.Errorf("the column of text has %q, %v, %v, and the field %v", spelled, err, decodeErr, l.Long)
				}
				if !l.Money.IsZero() {
					t.Errorf("an EXTUUID was made up: %v", l.Money)
				}
			}
			if tx := e.Delete(&Label{}, labels[0].ID); tx.Error == nil && tx.RowsAffected != 1 {
				t.Errorf("Delete of one label deleted %d", tx.RowsAffected)
			}
			if id, err := sqltype.ParseID[sqltype.TypeID[Seller]](s.ID.String()); err != nil || id != s.ID {
				t.Errorf("ParseID(%v) = %v, %v", s.ID, id, err)
			}
		})
	}
}

func TestAnEXTUUIDKeyIsNeverMadeUp(t *testing.T) {
	for _, tg := range targets() {
		if tg.engine == engine.MariaDBUUID {
			continue // it refuses version 8 with a ninth byte of 80
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, targets())
			e := tg.openWith(t, gormplugin.Config{})
			e.migrate(t, &Price{})
			id, err := extuuid.ParseMoneyID("GBP222.31")
			if err != nil {
				t.Fatal(err)
			}
			if err := e.Create(&Price{ID: id, Name: "a"}).Error; err != nil {
				t.Fatal(err)
			}
			for what, list := range map[string][]Price{"a row": {{Name: "b"}}, "one of two": {{ID: id, Name: "c"}, {Name: "d"}}} {
				if err := e.Create(&list).Error; !errors.Is(err, gormplugin.ErrGenerator) || !strings.Contains(fmt.Sprint(err), "set it") {
					t.Errorf("%s without a key: %v, want ErrGenerator", what, err)
				}
			}
			var n int64
			if err := e.Model(&Price{}).Count(&n).Error; err != nil || n != 1 {
				t.Errorf("there are %d rows, %v, want 1", n, err)
			}
			var got Price
			if err := e.First(&got, "id = ?", sqltype.ID[extuuid.Text](id)).Error; err != nil || got.ID.String() != "extuuid:fixedB4:GBP$:222.31" {
				t.Errorf("First = %v, %v", got, err)
			}
		})
	}
}

// SequentialForms has sequential ids in forms of sixteen bytes and in a text.
type SequentialForms struct {
	ID      uint                `gorm:"primaryKey"`
	GUID    sqltype.GUID        `uuid:"guid"`
	Swapped sqltype.SwappedUUID `uuid:"swapped"`
	Plain   sqltype.UUID        `uuid:"plain"`
	Text    sqltype.CharUUID    `uuid:"plain"`
}

// sequenceOf makes the ids whose bytes, as a T stores them, are those of a sequence.
func sequenceOf[T ~[16]byte](t *testing.T, config collation.SequenceConfig) gormplugin.Generator {
	t.Helper()
	seq, err := collation.NewSequence(config)
	if err != nil {
		t.Fatal(err)
	}
	return func(n int) ([]sqltype.UUID, error) {
		ids := make([]sqltype.UUID, n)
		for i := range ids {
			var id T
			if err := seq.NextInto(any(&id).(sql.Scanner)); err != nil {
				return nil, err
			}
			ids[i] = sqltype.UUID(id)
		}
		return ids, nil
	}
}

func TestSequentialIDsAscendInEveryForm(t *testing.T) {
	config := collation.SequenceConfig{Format: inin.SequentialFormat{Version: 0xB, Unit: time.Millisecond}}
	for _, tg := range targets() {
		if tg.engine == engine.MariaDBUUID {
			continue // its uuid type does not sort them
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, targets())
			e := tg.openWith(t, gormplugin.Config{Generators: map[string]gormplugin.Generator{
				"guid":    sequenceOf[sqltype.GUID](t, config),
				"swapped": sequenceOf[sqltype.SwappedUUID](t, config),
				"plain":   sequenceOf[sqltype.UUID](t, config),
			}})
			if err := e.AutoMigrate(&SequentialForms{}); err != nil {
				t.Fatal(err)
			}
			rows := make([]SequentialForms, 600)
			if err := e.CreateInBatches(rows, 100).Error; err != nil {
				t.Fatal(err)
			}
			columns := []string{"swapped", "plain", "text"}
			if e.profile.Wire() == engine.WireBytes {
				columns = append(columns, "guid")
			}
			for _, column := range columns {
				var numbers []uint
				if err := e.Model(&SequentialForms{}).Order(column).Pluck("id", &numbers).Error; err != nil || len(numbers) != len(rows) {
					t.Fatal(len(numbers), err)
				}
				for i := 1; i < len(numbers); i++ {
					if numbers[i] < numbers[i-1] {
						t.Fatalf("%s: row %d sorts after row %d", column, numbers[i-1], numbers[i])
					}
				}
			}
		})
	}
}

// shortText is a text that a program states for its ids.
type shortText struct{}

// IDText makes ids of the type base58.
func (shortText) IDText() codec.TextCodec { return codec.Base58 }
