//go:build go1.27

package sqltype

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"reflect"
	"testing"
	"uuid"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A fakeScanner is the RowsColumnScanner of fakeRows. Next must not be called.
type fakeScanner struct {
	*fakeRows
	fakeTypeName
	fakeNextSet
	row []driver.Value
}

func columnScanner(r *fakeRows) driver.Rows {
	return &fakeScanner{fakeRows: r, fakeTypeName: fakeTypeName{r}, fakeNextSet: fakeNextSet{r}}
}

func (s *fakeScanner) Next([]driver.Value) error { panic("Next of a RowsColumnScanner was called") }

func (s *fakeScanner) NextRow() error {
	s.f.logf("next row")
	s.row = make([]driver.Value, len(s.Columns()))
	return s.fakeRows.Next(s.row)
}

func (s *fakeScanner) ScanColumn(ctx driver.ScanContext, i int, dest any) error {
	s.f.logf("scan column %d into %T", i, dest)
	if d, ok := dest.(*[]int32); ok { // what only this driver can scan
		*d = []int32{7}
		return nil
	}
	return sql.ConvertAssign(ctx, dest, s.row[i])
}

func TestRowsScanColumnsWhenTheirParentDoes(t *testing.T) {
	for _, profile := range engine.Profiles() {
		ids := newIDCodec(profile)
		for _, shape := range append(rowsShapes, struct {
			name  string
			shape func(*fakeRows) driver.Rows
		}{"a column scanner", columnScanner}) {
			parent := shape.shape(&fakeRows{f: newFakeServer()})
			_, want := parent.(driver.RowsColumnScanner)
			if _, got := wrapRows(parent, &ids).(driver.RowsColumnScanner); got != want {
				t.Errorf("%v: rows with %s: RowsColumnScanner %v, want %v", profile, shape.name, got, want)
			}
		}
	}
}

func TestAColumnScannerBehavesAsItsParent(t *testing.T) {
	sameAsParent(t, func() (*fakeServer, driver.Connector) {
		f := newFakeServer()
		f.rowsShape = columnScanner
		f.sets = append(f.sets, fakeSet{types: []string{"VARBINARY"}, rows: [][]driver.Value{{[]byte("sixteen bytes ..")}}})
		return f, f
	}, func(p *transcript, db *sql.DB, f *fakeServer) {
		rows, err := db.Query("q")
		p.rows("query", rows, err)
		var own []int32
		p.say("own", db.QueryRow("q").Scan(&own), own)
	})
}

func TestAColumnScannersIDsComeBackInNetworkOrder(t *testing.T) {
	for _, profile := range rearranged(t) {
		t.Run(profile.Name(), func(t *testing.T) {
			f := idServer(profile, "UNIQUEIDENTIFIER")
			f.rowsShape = columnScanner
			inEveryWay(t, openFake(t, NewConnector(f, profile)), func(t *testing.T, rows *sql.Rows) {
				defer rows.Close()
				readIDs(t, profile, rows)
				if !rows.NextResultSet() || !rows.Next() {
					t.Fatalf("no second result set: %v", rows.Err())
				}
				var raw, id sql.RawBytes
				want := rowIDs[0]
				if err := rows.Scan(&raw, &id); err != nil || string(id) != want.String() || !bytes.Equal(raw, storedAs(profile, want)) {
					t.Errorf("second set: %x, %q, %v, want %x, %q", raw, id, err, storedAs(profile, want), want)
				}
			})
		})
	}
}

// scannedForm is a destination that states its form, as As does.
type scannedForm struct{ got string }

func (*scannedForm) spec() *form { return &formMixedEndian }

func (s *scannedForm) Scan(v any) error {
	s.got = fmt.Sprintf("%x", v)
	return nil
}

func TestAColumnScannerLeavesADestinationThatStatesItsFormAlone(t *testing.T) {
	f := idServer(engine.SQLServer, "UNIQUEIDENTIFIER")
	f.rowsShape = columnScanner
	var dest scannedForm
	if err := openFake(t, NewConnector(f, engine.SQLServer)).QueryRow("q").Scan(new(any), &dest, new(any), new(any)); err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("%x", storedAs(engine.SQLServer, rowIDs[0])); dest.got != want {
		t.Errorf("scanned %s, want %s as stored", dest.got, want)
	}
}

// TestTheStandardUUIDIsAnID has the standard library's type, which has no Value:
// without the connector it is always sent as text.
func TestTheStandardUUIDIsAnID(t *testing.T) {
	id := uuid.UUID(argID)
	for _, profile := range engine.Profiles() {
		want := bound(profile, argID)
		for _, v := range []any{id, &id} {
			if got := bound(profile, v); fmt.Sprintf("%T %v", got, got) != fmt.Sprintf("%T %v", want, want) {
				t.Errorf("%v: %T is sent as %v, want %v", profile, v, got, want)
			}
		}
		var null any
		if profile == engine.SQLServerBinary { // an untyped NULL is an nvarchar there
			null = []byte(nil)
		}
		if got := bound(profile, (*uuid.UUID)(nil)); !reflect.DeepEqual(got, null) {
			t.Errorf("%v: a nil *uuid.UUID is sent as %#v, want %#v", profile, got, null)
		}
	}
	for _, profile := range rearranged(t) {
		var got uuid.UUID
		f := idServer(profile, "UNIQUEIDENTIFIER")
		if err := openFake(t, NewConnector(f, profile)).QueryRow("q").Scan(new(any), &got, new(any), new(any)); err != nil || UUID(got) != rowIDs[0] {
			t.Errorf("%v: scanned %v, %v, want %v", profile, got, err, rowIDs[0])
		}
	}
}

var scannerShapes = []nativeShape{{"ScanColumn", columnScanner}}
