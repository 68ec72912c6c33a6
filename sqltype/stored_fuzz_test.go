package sqltype_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func FuzzForms(f *testing.F) {
	id := sqltype.MustParse(v7Text)
	f.Add(id[:])
	f.Add(make([]byte, 16))
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		for _, form := range forms {
			checkForm(t, form, sqltype.UUID(b))
		}
	})
}

// FuzzScanForms gives every form the same input, as bytes and as text: what one
// takes, it takes in the spelling that it writes.
func FuzzScanForms(f *testing.F) {
	f.Add([]byte(v7Text))
	f.Add([]byte("{" + v7Text + "}"))
	f.Add([]byte("01FWHE4YDGFK1SHH6W1G60EECF"))
	f.Add([]byte("81FWHE4YDGFK1SHH6W1G60EECF"))
	f.Add([]byte("01FWHE4YDGFK1SHH6W1G60EECU"))
	f.Add([]byte("0123456789abcdef"))
	f.Fuzz(func(t *testing.T, b []byte) {
		before := sqltype.MustParse(v4Text)
		lenient, lenientErr := sqltype.Parse(string(b))
		for _, form := range forms {
			for _, src := range []any{b, string(b)} {
				got, err := form.ops.scan(before, src)
				null, nullErr := form.ops.scanNull(before, src)
				if (err == nil) != (nullErr == nil) || null.Valid != (err == nil) || null.Valid && null.UUID != got {
					t.Fatalf("%s: Scan(%q) = %v, %v; nullable %v, %v", form.name, src, got, err, null, nullErr)
				}
				switch {
				case err != nil:
					if got != before || null != (sqltype.NullUUID{}) {
						t.Errorf("%s: a failed Scan(%q) left %v and %v", form.name, src, got, null)
					}
					if sent, _ := form.ops.bind(engine.SQLServer, lenient).(string); lenientErr == nil && sent == string(b) {
						t.Errorf("%s: Scan(%q) = %v, though it writes that itself", form.name, src, err)
					}
				case len(b) == 16:
					if string(form.ops.stored(got)) != string(b) {
						t.Errorf("%s: sixteen bytes %x are stored as %x", form.name, b, form.ops.stored(got))
					}
				case !form.binary:
					if string(form.ops.stored(got)) != string(b) {
						t.Errorf("%s: Scan(%q) = %v, which it writes as %q", form.name, src, got, form.ops.stored(got))
					}
				case len(b) == 36 && lenientErr == nil && form.name != "OrderedGUID":
					if got != lenient {
						t.Errorf("%s: Scan(%q) = %v, want %v", form.name, src, got, lenient)
					}
				case len(b) == 36 && form.name == "OrderedGUID":
					if v := form.ops.bind(engine.SQLServer, got); v != lenient.String() {
						t.Errorf("OrderedGUID: Scan(%q) = %v, which is sent as %v", src, got, v)
					}
				default:
					t.Errorf("%s: Scan(%q) took what is no UUID: %v", form.name, src, got)
				}
			}
		}
	})
}
