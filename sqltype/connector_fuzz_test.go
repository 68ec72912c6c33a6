package sqltype

import (
	"bytes"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// FuzzConnectorArguments: whatever the id and the type it is in, the column holds
// the profile's layout of it, and the connector reads the id from there.
func FuzzConnectorArguments(f *testing.F) {
	for _, id := range []UUID{argID, Nil(), Max(), {15: 1}, {0: 1}} {
		f.Add(id[:])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		id := UUID(b)
		for _, p := range engine.Profiles() {
			stored := p.Layout().Encode(id)
			for _, v := range []any{id, &id, NullUUID{id, true}, plainID(id), textID(id), pointer(pointerID(id))} {
				var column []byte
				switch sent := bound(p, v).(type) {
				case []byte:
					column = sent
				case string:
					shown, err := codec.ParseCanonical(sent)
					if err != nil {
						t.Fatalf("%v: %T is sent as %q: %v", p, v, sent, err)
					}
					// SQL Server turns the first fields of a text around when it stores it.
					if p.Layout() != codec.Network {
						shown = codec.MixedEndian.Encode(shown)
					}
					column = shown[:]
				}
				if !bytes.Equal(column, stored[:]) {
					t.Errorf("%v: %T of %v is stored as %x, want %x", p, v, id, column, stored)
				}
			}
			ids := newIDCodec(p)
			if !ids.decodes(p.NativeType()) {
				continue
			}
			stored = p.NativeLayout().Encode(id) // keys need not be of the native type
			given := bytes.Clone(stored[:])
			text, ok := ids.decode(given, new(nativeBytes))
			var back UUID
			if !ok || back.Scan(text) != nil || back != id || !bytes.Equal(given, stored[:]) {
				t.Errorf("%v: %x is read as %q, %t, want %v; the driver's bytes are now %x", p, stored, text, ok, id, given)
			}
			var guid GUID
			if err := guid.Scan(text); err != nil || [16]byte(guid) != codec.MixedEndian.Decode(stored) {
				t.Errorf("%v: %x is read into a GUID as %v, %v", p, stored, guid, err)
			}
		}
	})
}

// FuzzConnectorRows gives the connector what no driver should deliver: what is
// not in the form of an id is left alone.
func FuzzConnectorRows(f *testing.F) {
	f.Add(argID[:])
	f.Add([]byte(argID.String()))
	f.Add([]byte("{" + argID.String() + "}"))
	f.Add(append([]byte(argID.String()), make([]byte, 32)...))
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, p := range engine.Profiles() {
			ids := newIDCodec(p)
			if !ids.decodes(p.NativeType()) {
				continue
			}
			for _, v := range []any{bytes.Clone(b), string(b)} {
				text, ok := ids.decode(v, new(nativeBytes))
				_, isText := v.(string)
				_, err := codec.ParseCanonical(string(b))
				if want := isText && err == nil || !isText && len(b) == 16; ok != want {
					t.Fatalf("%v: %T %q decodes: %t, want %t", p, v, b, ok, want)
				}
				if !ok {
					continue
				}
				given, found := nativeOf(text.([]byte))
				if !found || given.text != isText {
					t.Errorf("%v: %T %q: the native is %v, %t", p, v, b, given, found)
				}
			}
			if _, found := nativeOf(b); found {
				t.Errorf("%x is taken for a native", b)
			}
		}
	})
}
