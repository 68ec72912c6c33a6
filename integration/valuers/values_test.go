// Package valuers_test runs libraries that ask driver.Valuer for the value itself. The page
// docs/start/who-asks-value.md has its results.
package valuers_test

import (
	"errors"
	"testing"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2/lib/column"
	validation "github.com/go-ozzo/ozzo-validation/v4"
	"github.com/go-ozzo/ozzo-validation/v4/is"
	"github.com/go-playground/validator/v10"
	"github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"
	"github.com/jinzhu/copier"

	"github.com/sqluuid/sqluuid/sqltype"
)

var id = sqltype.MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")

// ownID is a wrapper of a program's own.
type ownID struct{ sqltype.NativeUUID }

// texts are the id in the types that the page names.
var texts = map[string]any{
	"NativeUUID": sqltype.NativeUUID(id),
	"CharUUID":   sqltype.CharUUID(id),
	"google":     google.UUID(id),
	"gofrs":      uuid.UUID(id),
	"a wrapper":  ownID{sqltype.NativeUUID(id)},
	"nullable":   sqltype.NullNativeUUID{UUID: sqltype.NativeUUID(id), Valid: true},
}

func TestCopier(t *testing.T) {
	type dto struct{ ID string }
	copied := func(from any) string {
		var to dto
		if err := copier.Copy(&to, from); err != nil {
			t.Error(err)
		}
		return to.ID
	}
	if got := copied(&struct{ ID sqltype.UUID }{id}); got != string(id[:]) {
		t.Errorf("a UUID is %q, want its bytes: correct the page", got)
	}
	for name, got := range map[string]string{
		"NativeUUID": copied(&struct{ ID sqltype.NativeUUID }{sqltype.NativeUUID(id)}),
		"CharUUID":   copied(&struct{ ID sqltype.CharUUID }{sqltype.CharUUID(id)}),
		"a wrapper":  copied(&struct{ ID ownID }{ownID{sqltype.NativeUUID(id)}}),
		"a pointer":  copied(&struct{ ID *sqltype.NativeUUID }{(*sqltype.NativeUUID)(&id)}),
	} {
		if got != id.String() {
			t.Errorf("%s: %q, want the text", name, got)
		}
	}
}

func TestOzzoValidation(t *testing.T) {
	if err := validation.Validate(id, is.UUID); err == nil {
		t.Error("a UUID is valid: correct the page")
	}
	for name, v := range texts {
		if err := validation.Validate(v, validation.Required, is.UUID); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestPlaygroundValidator(t *testing.T) {
	type request struct {
		Plain  sqltype.UUID       `validate:"required,uuid"`
		Native sqltype.NativeUUID `validate:"required,uuid"`
		Text   sqltype.CharUUID   `validate:"required,uuid"`
	}
	v := validator.New()
	if err := v.Struct(request{id, sqltype.NativeUUID(id), sqltype.CharUUID(id)}); err != nil {
		t.Error(err)
	}
	var faults validator.ValidationErrors
	if err := v.Struct(request{}); !errors.As(err, &faults) || len(faults) != 3 {
		t.Errorf("zero ids: %v, want three faults", err)
	}
}

func TestClickHouseColumn(t *testing.T) {
	col := func() column.Interface {
		c, err := column.Type("UUID").Column("id", &column.ServerContext{Timezone: time.UTC})
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	if err := col().AppendRow(id); err == nil {
		t.Error("a UUID is taken: correct the page")
	}
	for name, v := range texts {
		c := col()
		var back google.UUID
		if err := c.AppendRow(v); err != nil {
			t.Errorf("%s: %v", name, err)
		} else if err := c.ScanRow(&back, 0); err != nil || sqltype.UUID(back) != id {
			t.Errorf("%s: %v, %v", name, back, err)
		}
	}
}
