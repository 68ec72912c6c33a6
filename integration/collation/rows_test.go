package collation_test

import (
	"bytes"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A million version 7 ids made in a row ascend in every engine that compares
// bytes as they are, and in SQL Server through codec.SQLServerOrder; as they are
// they do not ascend there.
func TestAMillionVersion7IDsInARowAscend(t *testing.T) {
	const n = 1_000_000
	var byteOrdered int
	for _, p := range engine.Profiles() {
		o, err := collation.ForProfile(p)
		if err != nil {
			t.Fatal(err)
		}
		if o == collation.Bytes {
			byteOrdered++
		}
	}
	if byteOrdered < 4 {
		t.Fatalf("%d profiles compare bytes", byteOrdered)
	}
	last := [16]byte(sqltype.NewV7())
	lastGUID := codec.MixedEndian.Decode(codec.SQLServerOrder.Encode(last))
	descents := 0
	for range n {
		id := [16]byte(sqltype.NewV7())
		if collation.Bytes.Compare(last, id) >= 0 || bytes.Compare(last[:], id[:]) >= 0 {
			t.Fatalf("bytes: %s after %s", text(id), text(last))
		}
		guid := codec.MixedEndian.Decode(codec.SQLServerOrder.Encode(id)) // as SQL Server prints it
		if collation.SQLServer.Compare(lastGUID, guid) >= 0 || collation.SQLServerOrdered.Compare(last, id) >= 0 {
			t.Fatalf("SQL Server: %s after %s", text(guid), text(lastGUID))
		}
		if collation.MariaDB.Compare(last, id) >= 0 {
			t.Fatalf("MariaDB's uuid: %s after %s", text(id), text(last))
		}
		if collation.SQLServer.Compare(last, id) >= 0 {
			descents++
		}
		last, lastGUID = id, guid
	}
	if descents < n/3 {
		t.Errorf("as they are, %d of %d descend in SQL Server; is that its order?", descents, n)
	}
}
