package sqltype_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestArray(t *testing.T) {
	a, b := sqltype.NewV7(), sqltype.NewV7()
	v, err := sqltype.Array[sqltype.UUID]{a, b}.Value()
	if want := fmt.Sprintf(`{"%v","%v"}`, a, b); err != nil || v != want {
		t.Errorf("%v, %v, want %s", v, err, want)
	}
	var back sqltype.Array[sqltype.UUID]
	if err := back.Scan(v); err != nil || !slices.Equal(back, []sqltype.UUID{a, b}) {
		t.Errorf("%v, %v", back, err)
	}
	if err := back.Scan("{NULL}"); !errors.Is(err, sqltype.ErrNull) || len(back) != 2 {
		t.Errorf("NULL among them: %v, %v", back, err)
	}
	if err := back.Scan(nil); err != nil || back != nil {
		t.Errorf("NULL: %v, %v", back, err)
	}
	if v, err := back.Value(); v != nil || err != nil {
		t.Errorf("nil is %v, %v", v, err)
	}
	if v, err := (sqltype.Array[sqltype.CharUUID]{}).Value(); v != "{}" || err != nil {
		t.Errorf("empty is %v, %v", v, err)
	}
	if _, err := (sqltype.Array[sqltype.SwappedUUID]{{}}).Value(); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("ids that are sent as bytes: %v", err)
	}
	if a, b := back.GormDataType(), (sqltype.Array[sqltype.CharUUID]{}).GormDataType(); a != "uuid[]" || b != "text[]" {
		t.Errorf("columns %s and %s", a, b)
	}
}
