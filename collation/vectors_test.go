package collation_test

import (
	"encoding/hex"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
)

type vector struct {
	ID, Group, Kind, Source, Note string
	Inputs, Expected              map[string]any
}

// vectors reads testdata/vectors.json.
func vectors(t *testing.T) map[string]vector {
	t.Helper()
	raw, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Vectors []vector }
	if err := json.Unmarshal(raw, &file); err != nil {
		t.Fatal(err)
	}
	all := map[string]vector{}
	for _, v := range file.Vectors {
		all[v.ID] = v
	}
	if len(all) < 25 {
		t.Fatalf("read %d vectors, there are more", len(all))
	}
	return all
}

func parse(t *testing.T, text string) [16]byte {
	t.Helper()
	id, err := codec.ParseLenient(text)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func fromHex(t *testing.T, text string) [16]byte {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != 16 {
		t.Fatalf("bad test value %q: %v", text, err)
	}
	return [16]byte(b)
}

func text(id [16]byte) string { return string(codec.AppendText(nil, id)) }

// Lists that others have printed in ascending order.
func TestPublishedLists(t *testing.T) {
	all := vectors(t)
	lists := 0
	for _, tt := range []struct {
		id    string
		order collation.Order
	}{
		{"sql-order-sqlguidtest", collation.SQLServer},
		{"sql-order-empirical", collation.SQLServer},
		{"sql-order-medo14", collation.SQLServer},
		{"newsequentialid-order", collation.SQLServer},
		{"clickhouse-order", collation.ClickHouse},
		{"java-compareTo", collation.JavaSigned},
		{"cassandra-timeuuid", collation.TimeUUID},
	} {
		v, ok := all[tt.id]
		if !ok {
			t.Errorf("%s is not in the test data", tt.id)
			continue
		}
		ascending := v.Expected["ascending"].([]any)
		for i := 1; i < len(ascending); i++ {
			a, b := ascending[i-1].(string), ascending[i].(string)
			if got := tt.order.Compare(parse(t, a), parse(t, b)); got != -1 {
				t.Errorf("%s (%s): %v.Compare(%s, %s) = %d, want -1", tt.id, v.Source, tt.order, a, b, got)
			}
			lists++
		}
	}
	if lists < 30 {
		t.Errorf("compared %d pairs, want more", lists)
	}
}

func TestMariaDBVectors(t *testing.T) {
	found := 0
	for _, v := range vectors(t) {
		if v.Group != "mariadb" {
			continue
		}
		found++
		id := parse(t, v.Inputs["uuid"].(string))
		now, before := fromHex(t, v.Expected["stored"].(string)), fromHex(t, v.Expected["stored_before_10_11_5"].(string))
		if collation.MariaDB.Key(id) != now || collation.MariaDBLegacy.Key(id) != before {
			t.Errorf("%x: keys %x and %x, want %x and %x", id, collation.MariaDB.Key(id), collation.MariaDBLegacy.Key(id), now, before)
		}
	}
	if found != 4 {
		t.Errorf("found %d vectors, want 4", found)
	}
}

func TestMongoDBVectors(t *testing.T) {
	v := vectors(t)["mongo-legacy"]
	id := parse(t, v.Inputs["uuid"].(string))
	for name, o := range map[string]collation.Order{
		"standard_subtype4": collation.Bytes, "python_legacy_subtype3": collation.Bytes,
		"csharp_legacy_subtype3": collation.MixedEndian, "java_legacy_subtype3": collation.JavaLegacy,
	} {
		if want := fromHex(t, v.Expected[name].(string)); o.Key(id) != want {
			t.Errorf("%s: %x, want %x", name, o.Key(id), want)
		}
	}
}

// The list was sorted by .NET's SqlGuid, see testdata/README.md.
func TestSQLServerIsTheOrderOfSqlGuid(t *testing.T) {
	raw, err := os.ReadFile("testdata/sqlguid-sorted.txt")
	if err != nil {
		t.Fatal(err)
	}
	var want [][16]byte
	for line := range strings.Lines(string(raw)) {
		want = append(want, parse(t, strings.TrimSpace(line)))
	}
	if len(want) != 290 {
		t.Fatalf("read %d values, want 290", len(want))
	}
	for i, a := range want {
		for j, b := range want {
			if got, ok := collation.SQLServer.Compare(a, b), compareInt(i, j); got != ok {
				t.Fatalf("Compare(%s, %s) = %d, SqlGuid says %d", text(a), text(b), got, ok)
			}
		}
	}
	got := slices.Clone(want)
	slices.SortFunc(got, collation.Bytes.Compare)
	if slices.Equal(got, want) {
		t.Fatal("the list is in byte order, which tests nothing")
	}
	slices.SortFunc(got, collation.SQLServer.Compare)
	if !slices.Equal(got, want) {
		t.Error("sorted, it is another list")
	}
}

func compareInt(i, j int) int {
	switch {
	case i < j:
		return -1
	case i > j:
		return 1
	}
	return 0
}
