package collation_test

import (
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype"
)

func TestStoredBytesConvertToNoID(t *testing.T) {
	stored := reflect.TypeFor[collation.StoredID]()
	for _, id := range []reflect.Type{
		reflect.TypeFor[[16]byte](), reflect.TypeFor[sqltype.UUID](), reflect.TypeFor[sqltype.GUID](),
		reflect.TypeFor[sqltype.OrderedGUID](), reflect.TypeFor[sqltype.SwappedUUID](), reflect.TypeFor[sqltype.CharUUID](),
	} {
		if stored.ConvertibleTo(id) {
			t.Errorf("%v(stored) compiles", id)
		}
	}
}

// sequential returns n ids of the type, and what their columns sort by.
func sequential[F sqltype.Form](t *testing.T, d inin.DBMS, n int) (shown []string) {
	t.Helper()
	s := newSequence(t, collation.SequenceConfig{DBMS: d})
	for range n {
		var id sqltype.StoredID[F]
		if err := s.NextInto(&id); err != nil {
			t.Fatal(err)
		}
		column := [16]byte(id.AppendStored(nil))
		if d == inin.DBMSGuid {
			column = collation.SQLServer.Key(codec.MixedEndian.Decode(column))
		}
		shown = append(shown, string(column[:]))
	}
	return shown
}

func TestNextIntoAscendsAsWhatIsStored(t *testing.T) {
	const n = 600
	for name, columns := range map[string][]string{
		"GUID":                  sequential[sqltype.FormMixedEndian](t, inin.DBMSGuid, n),
		"OrderedGUID":           sequential[sqltype.FormSQLServerOrder](t, inin.DBMSGuid, n),
		"Swapped":               sequential[sqltype.FormTimeSwapped](t, inin.DBMSBinary, n),
		"GUID in a BINARY(16)":  sequential[sqltype.FormMixedEndian](t, inin.DBMSBinary, n),
		"OrderedGUID in a BLOB": sequential[sqltype.FormSQLServerOrder](t, inin.DBMSBinary, n),
	} {
		if !slices.IsSorted(columns) || len(slices.Compact(columns)) != n {
			t.Errorf("%s: the stored bytes do not ascend", name)
		}
	}
	s := newSequence(t, collation.SequenceConfig{})
	var last sqltype.UUID
	for range n {
		before := last
		if err := s.NextInto(&last); err != nil || before.Compare(last) >= 0 {
			t.Fatalf("%v after %v, %v", last, before, err)
		}
	}
	var text sqltype.CharUUID
	if err := s.NextInto(&text); !errors.Is(err, sqltype.ErrForm) || !text.IsZero() {
		t.Errorf("into a text: %v, %v, want ErrForm", text, err)
	}
	refuseUnsorted(t)
	var zero collation.Sequence
	var dest sql.Scanner = &last
	before := last
	if err := zero.NextInto(dest); !errors.Is(err, collation.ErrConfig) || last != before {
		t.Errorf("the zero Sequence: %v, %v", last, err)
	}
}

// refuseUnsorted gives a sequence for SQL Server types that its uniqueidentifier would not sort.
func refuseUnsorted(t *testing.T) {
	t.Helper()
	s := newSequence(t, collation.SequenceConfig{DBMS: inin.DBMSGuid})
	for _, dest := range []sql.Scanner{
		new(sqltype.UUID), new(sqltype.NullUUID), new(sqltype.NativeUUID), new(sqltype.ULID), new(sqltype.NullID[int]),
		new(sqltype.SwappedUUID), new(sqltype.NullSwappedUUID), new(sqltype.CharUUID), new(sql.Null[sqltype.UUID]),
	} {
		before := fmt.Sprint(dest)
		if err := s.NextInto(dest); !errors.Is(err, collation.ErrOrder) || fmt.Sprint(dest) != before {
			t.Errorf("into a %T: %v, %v, want ErrOrder", dest, dest, err)
		}
	}
	for _, dest := range []sql.Scanner{
		new(sqltype.GUID), new(sqltype.NullGUID), new(sqltype.OrderedGUID), new(sqltype.NullOrderedGUID), new(sql.Null[sqltype.GUID]),
	} {
		if err := s.NextInto(dest); err != nil {
			t.Errorf("into a %T: %v", dest, err)
		}
	}
}

// An id for a uniqueidentifier, of the type that the column has.
func ExampleSequence_NextInto() {
	s, err := collation.NewSequence(collation.SequenceConfig{DBMS: inin.DBMSGuid})
	if err != nil {
		fmt.Println(err)
		return
	}
	var a, b sqltype.GUID
	fmt.Println(s.NextInto(&a), s.NextInto(&b))
	fmt.Println(collation.SQLServer.Compare(a, b))
	// Output:
	// <nil> <nil>
	// -1
}
