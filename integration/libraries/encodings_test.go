package libraries_test

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"encoding/xml"
	"reflect"
	"testing"

	"github.com/fxamacker/cbor/v2"
	"github.com/hamba/avro/v2"
	"github.com/vmihailenco/msgpack/v5"
	"go.mongodb.org/mongo-driver/v2/bson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/known/wrapperspb"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestARecordComesBackFromEachEncoding(t *testing.T) {
	var buffer bytes.Buffer
	for name, c := range map[string]struct {
		marshal   func(any) ([]byte, error)
		unmarshal func([]byte, any) error
		text      bool // the id's text stands in what is written
	}{
		"encoding/json": {json.Marshal, json.Unmarshal, true},
		"encoding/xml":  {xml.Marshal, xml.Unmarshal, true},
		"encoding/gob": {func(v any) ([]byte, error) {
			buffer.Reset()
			err := gob.NewEncoder(&buffer).Encode(v)
			return buffer.Bytes(), err
		}, func(b []byte, v any) error { return gob.NewDecoder(bytes.NewReader(b)).Decode(v) }, false},
		"msgpack": {msgpack.Marshal, msgpack.Unmarshal, false},
		"cbor":    {cbor.Marshal, cbor.Unmarshal, false},
	} {
		t.Run(name, func(t *testing.T) {
			for _, want := range []record{newRecord(), {ID: sqltype.NewV7()}} {
				b, err := c.marshal(want)
				if err != nil {
					t.Fatal(err)
				}
				var got record
				if err := c.unmarshal(b, &got); err != nil || !reflect.DeepEqual(got, want) {
					t.Errorf("%+v, %v, want %+v", got, err, want)
				}
				if text := bytes.Contains(b, []byte(want.ID.String())); text != c.text {
					t.Errorf("the text of the id in it: %t, want %t: %q", text, c.text, b)
				}
			}
		})
	}
}

// Avro has both: a fixed of sixteen bytes, and a string with the logical type uuid.
func TestAvro(t *testing.T) {
	type row struct {
		ID sqltype.UUID `avro:"id"`
	}
	for name, field := range map[string]string{
		"fixed":  `{"type": "fixed", "name": "id16", "size": 16}`,
		"string": `{"type": "string", "logicalType": "uuid"}`,
	} {
		t.Run(name, func(t *testing.T) {
			schema := avro.MustParse(`{"type": "record", "name": "row", "fields": [{"name": "id", "type": ` + field + `}]}`)
			want := row{sqltype.NewV7()}
			b, err := avro.Marshal(schema, want)
			if err != nil {
				t.Fatal(err)
			}
			var got row
			if err := avro.Unmarshal(schema, b, &got); err != nil || got != want {
				t.Errorf("%v, %v, want %v", got, err, want)
			}
		})
	}
}

// A message has the sixteen bytes in a field of type bytes.
func TestProtobuf(t *testing.T) {
	id := sqltype.NewV7()
	b, err := proto.Marshal(wrapperspb.Bytes(id[:]))
	if err != nil {
		t.Fatal(err)
	}
	var message wrapperspb.BytesValue
	if err := proto.Unmarshal(b, &message); err != nil {
		t.Fatal(err)
	}
	back, err := sqltype.FromBytes(message.GetValue())
	if err != nil || back != id {
		t.Errorf("%v, %v, want %v", back, err, id)
	}
}

const bsonUUID = 0x04

// A mongoID is stored with the subtype 04 that MongoDB has for UUIDs.
type mongoID struct{ sqltype.UUID }

func (m mongoID) MarshalBSONValue() (byte, []byte, error) {
	kind, b, err := bson.MarshalValue(bson.Binary{Subtype: bsonUUID, Data: m.UUID[:]})
	return byte(kind), b, err
}

func (m *mongoID) UnmarshalBSONValue(kind byte, b []byte) error {
	var raw bson.Binary
	if err := bson.UnmarshalValue(bson.Type(kind), b, &raw); err != nil {
		return err
	}
	return m.Scan(raw.Data)
}

func TestBSON(t *testing.T) {
	subtype := func(t *testing.T, b []byte) byte {
		t.Helper()
		kind, data, ok := bson.Raw(b).Lookup("id").BinaryOK()
		if !ok || len(data) != 16 {
			t.Fatalf("%v is no binary of sixteen bytes", bson.Raw(b))
		}
		return kind
	}
	t.Run("an id alone is binary of subtype 00", func(t *testing.T) {
		type document struct {
			ID   sqltype.UUID  `bson:"id"`
			Link *sqltype.UUID `bson:"link"` // nil is null
		}
		want := document{ID: sqltype.NewV7()}
		b, err := bson.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var got document
		if err := bson.Unmarshal(b, &got); err != nil || got != want || subtype(t, b) != 0 {
			t.Errorf("%+v, %v, want %+v", got, err, want)
		}
	})
	t.Run("in a type with two methods it is subtype 04", func(t *testing.T) {
		type document struct {
			ID   mongoID  `bson:"id"`
			Link *mongoID `bson:"link"`
		}
		want := document{ID: mongoID{sqltype.NewV7()}}
		b, err := bson.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var got document
		if err := bson.Unmarshal(b, &got); err != nil || got != want || subtype(t, b) != bsonUUID {
			t.Errorf("%+v, %v, want %+v", got, err, want)
		}
	})
}
