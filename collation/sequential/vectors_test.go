package sequential_test

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation/sequential"
)

// Every value of testdata/vectors.json that a scheme is about, with its time and
// what it becomes.
func TestSchemeVectors(t *testing.T) {
	all := vectors(t)
	sql := func(hex string) string { return text(codec.MixedEndian.Decode(fromHex(t, hex))) }
	expected := func(id, key string) string { return all[id].Expected[key].(string) }
	for _, tt := range []struct {
		vector string
		s      sequential.Scheme
		id     string
		at     string
		v6, v7 string
	}{
		{"newsequentialid-order", sequential.NewSequentialID, "63dd0ad3-a111-dd11-b2eb-005056ae063c", "2008-04-24T01:57:41.9094371Z", "1dd11a1d-30ad-6d63-b2eb-005056ae063c", ""},
		{"hyper-v6-1ec9414c232a", sequential.HyperV6, sql(expected("hyper-v6-1ec9414c232a", "sqlserver_stored_bytes")), "2022-02-22T19:22:22Z", "1ec9414c-232a-6b00-9234-9f6bdeced846", ""},
		{"hyper-v6-1f049fa5725c", sequential.HyperV6, sql(expected("hyper-v6-1f049fa5725c", "sqlserver_stored_bytes")), "2025-06-15T15:06:40.123Z", "1f049fa5-725c-64b0-8177-010203040506", ""},
		{"hyper-v7-01977420dc7b780ff", sequential.HyperV7, sql(expected("hyper-v7-01977420dc7b780ff", "sqlserver_stored_bytes")), "2025-06-15T15:06:40.123Z", "", "01977420-dc7b-7000-80ff-090807060504"},
		{"uuidnext-v8-sql", sequential.UUIDNextSQL, all["uuidnext-v8-sql"].Inputs["uuid"].(string), "2022-02-22T19:22:22Z", "", "017f22e2-79b0-70d8-9c2f-f3d1fe3b1dad"},
		{"medo-mssql", sequential.MedoSQL, sql(expected("medo-mssql", "bytes")), "2022-02-22T19:22:22Z", "", "017f22e2-79b0-7aaf-8def-050601020304"},
		{"rtcomb-pg", sequential.RTCombPostgreSQL, expected("rtcomb-pg", "uuid"), "2022-02-22T19:22:22Z", "", "017f22e2-79b0-7677-8899-aabbccddeeff"},
		{"nhibernate-guidcomb", sequential.NHibernateComb, expected("nhibernate-guidcomb", "uuid"), "2022-02-22T19:22:21.999692466Z", "", ""},
		{"efcore-sequential", sequential.EFCoreSequential, expected("efcore-sequential", "uuid"), "2022-02-22T19:22:22Z", "1ec9414c-232a-6b00-8001-122334455677", ""},
		{"newid-08d589338b389180", sequential.MassTransit, all["newid-08d589338b389180"].Inputs["newid_guid"].(string), "2018-03-13T22:41:21.4870912Z", "", ""},
		{"newid-08d589338b389180", sequential.MassTransitSequential, text(fromHex(t, expected("newid-08d589338b389180", "sequential_bytes"))), "2018-03-13T22:41:21.4870912Z", "", ""},
		{"laravel-9256dc86", sequential.LaravelOrdered, all["laravel-9256dc86"].Inputs["uuid"].(string), "2020-12-26T21:20:46.63829Z", "", ""},
	} {
		t.Run(tt.vector+" "+tt.s.String(), func(t *testing.T) {
			v, ok := all[tt.vector]
			if !ok {
				t.Fatal("the vector is not in the test data")
			}
			id := parse(t, tt.id)
			at, err := tt.s.Time(id)
			if err != nil || at.Format(time.RFC3339Nano) != tt.at {
				t.Errorf("%s: the time of %s is %s, %v, want %s", v.Source, tt.id, at.Format(time.RFC3339Nano), err, tt.at)
			}
			if ms, ok := v.Inputs["unix_ms"].(float64); ok && at.UnixMilli() != int64(ms) {
				t.Errorf("%s: %d ms, the vector says %v", v.Source, at.UnixMilli(), ms)
			}
			if ms, ok := v.Expected["unix_ms"].(float64); ok && at.UnixMilli() != int64(ms) {
				t.Errorf("%s: %d ms, the vector says %v", v.Source, at.UnixMilli(), ms)
			}
			if tt.v6 != "" {
				if got, err := tt.s.ToV6(id); err != nil || text(got) != tt.v6 {
					t.Errorf("as version 6 it is %s, %v, want %s", text(got), err, tt.v6)
				}
			}
			if tt.v7 != "" {
				if got, err := tt.s.ToV7(id); err != nil || text(got) != tt.v7 {
					t.Errorf("as version 7 it is %s, %v, want %s", text(got), err, tt.v7)
				}
			}
		})
	}
}

// The stored bytes of HyperUuid's version 7 are those of codec.SQLServerOrder,
// and of version 6 they are those of codec.SequentialGUID.
func TestHyperUuidVectorsByteForByte(t *testing.T) {
	found := 0
	for _, tt := range []struct {
		vector string
		l      codec.Layout
	}{
		{"hyper-v7-01977420dc7b780ff", codec.SQLServerOrder},
		{"hyper-v6-1ec9414c232a", codec.SequentialGUID},
		{"hyper-v6-1f049fa5725c", codec.SequentialGUID},
	} {
		v := vectors(t)[tt.vector]
		rfc, want := fromHex(t, v.Inputs["rfc_bytes"].(string)), fromHex(t, v.Expected["sqlserver_stored_bytes"].(string))
		if got := tt.l.Encode(rfc); got != want {
			t.Errorf("%s: %x is stored as %x, want %x", v.Source, rfc, got, want)
		}
		found++
	}
	if found != 3 {
		t.Errorf("%d vectors", found)
	}
}

// What ramsey/uuid's TimestampFirstCombCodec makes of bytes with the time last.
func TestRamseyVector(t *testing.T) {
	v := vectors(t)["ramsey-tsfirst"]
	made := fromHex(t, v.Inputs["bytes"].(string))
	if got := text(codec.CombFirst.Encode(made)); got != v.Expected["uuid"] {
		t.Errorf("%x becomes %s, want %s", made, got, v.Expected["uuid"])
	}
	// The two codecs print one id with its time first and last.
	last := uuid(made, 4)
	first := codec.CombFirst.Encode(last)
	a, err1 := sequential.RamseyCombLast.Time(last)
	b, err2 := sequential.RamseyCombFirst.Time(first)
	if err1 != nil || err2 != nil || !a.Equal(b) {
		t.Errorf("times %v, %v and %v, %v", a, err1, b, err2)
	}
}
