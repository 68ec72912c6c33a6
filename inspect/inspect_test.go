package inspect_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/inspect"
)

func written(t *testing.T, text string, all bool) string {
	t.Helper()
	var buf bytes.Buffer
	if err := inspect.Text(text).Write(&buf, all); err != nil {
		t.Fatal(err)
	}
	return buf.String()
}

// euidOf2024 has the extension 5.
func euidOf2024() [16]byte {
	id, err := euid.Fields{Timestamp: 1714564800000, ExtData: 5, ExtLen: 3, RandomHigh: 0xabc, Random: 0x1234}.Join()
	if err != nil {
		panic(err)
	}
	return id
}

// lines are texts that are somewhere in the output; one that begins with "not "
// must not be.
func TestEachSortOfIdentifierIsTold(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		lines      []string
	}{
		{"version 1, RFC 9562", "c232ab00-9414-11ec-b3c8-9f6bdeced846", []string{
			"1. c232ab00-9414-11ec-b3c8-9f6bdeced846", "UUID version 1 (Gregorian time), variant RFC 9562", "made 2022-02-22T19:22:22Z",
			"clock sequence 13256", "node 9f6bdeced846, random (multicast bit set)", "certain: hyphenated", "not stored bytes in the order"}},
		{"version 4, RFC 9562", "919108f7-52d1-4320-9bac-f847db4148a8", []string{
			"UUID version 4 (random)", "has no time of its own", "SZGRCPdS0TILrPhH20FIqA", "not    likely:"}},
		{"version 6, RFC 9562", "1EC9414C-232A-6B00-B3C8-9F6BDECED846", []string{
			"UUID version 6 (Gregorian time, reordered)", "made 2022-02-22T19:22:22Z"}},
		{"version 7, RFC 9562, in braces", "{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}", []string{
			"UUID version 7 (Unix time)", "made 2022-02-22T19:22:22Z", "certain: braced", "not draft-v7"}},
		{"version 7 as a URN", "urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f", []string{"certain: urn"}},
		{"version 8, RFC 9562", "320c3d4d-cc00-875b-8ec9-32d5f69181c0", []string{"UUID version 8 (custom)", "has no time of its own"}},
		{"nil", "00000000-0000-0000-0000-000000000000", []string{"the nil UUID (RFC 9562, section 5.9)", "not variant"}},
		{"max", "ffffffff-ffff-ffff-ffff-ffffffffffff", []string{"the max UUID (RFC 9562, section 5.10)", "not variant"}},
		{"an old version 7", "061cdd23-93a0-73df-a200-6ff3e72d92e9", []string{
			"made 2182-12-24T19:15:47.232Z", "draft-v7: version 7 of the draft of 2021", "2021-12-30T15:37:29"}},
		{"mixed-endian bytes of a version 7", "e2227f01b079c37c98c4dc0c0c07398f", []string{
			"certain: hex", "mixed-endian", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f, version 7, made 2022-02-22T19:22:22Z"}},
		{"time-swapped bytes of a version 1", "11ec9414c232ab00b3c89f6bdeced846", []string{
			"order time-swapped", "c232ab00-9414-11ec-b3c8-9f6bdeced846, version 1, made 2022-02-22T19:22:22Z"}},
		{"SQL Server's ordered bytes of a version 7", codec.Hex.Encode(codec.SQLServerOrder.Encode(rfcV7())), []string{
			"order sql-server-order", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f, version 7"}},
		{"version 6 of google/uuid", "01ec9414-c232-6b00-b3c8-9f6bdeced846", []string{
			"made 1610-", "google-v6: ", "in the version 6 layout of google/uuid it is of 2022-02-22T19:22:21.995904Z, within 7 ms"}},
		{"bytes as PostgreSQL prints them", `\x017f22e279b07cc398c4dc0c0c07398f`, []string{"certain: PostgreSQL bytea", "made 2022-02-22T19:22:22Z"}},
		{"bytes as a literal", "0x017F22E279B07CC398C4DC0C0C07398F", []string{"certain: hexadecimal literal", "UUID version 7"}},
		{"bytes as an SQL literal", "X'017f22e279b07cc398c4dc0c0c07398f'", []string{"certain: SQL binary literal"}},
		{"bytes in base64", "AX8i4nmwfMOYxNwMDAc5jw==", []string{"likely: base64", "UUID version 7"}},
		{"a version that nobody defined", "00112233-4455-9677-8899-aabbccddeeff", []string{"UUID version 9 (reserved)", "reserved-id: "}},
		{"another variant", "00112233-4455-4677-c899-aabbccddeeff", []string{"variant Microsoft: no UUID of RFC 9562"}},
		{"an EUID of an older draft", "C8ZM14GR4JXG0MQXVY18S8TJNA6", []string{"likely: EUID", "draft-euid: as an EUID of draft 3 or 4 it would be of 2023"}},
		{"a ULID", "01ARZ3NDEKTSV4RRFFQ69G5FAV", []string{"   likely: ULID, made 2016-07-30T23:54:10.259Z", "01563e3a-b5d3-d676-4c61-efb99302bd5b", "possible: base32"}},
		{"a UUID in base 58", codec.Base58.Encode(rfcV7()), []string{"   likely: base58", "made 2022-02-22T19:22:22Z"}},
		{"a UUID in base64url", codec.Base64URL.Encode(rfcV7()), []string{"   likely: base64url"}},
		{"a UUID as NCName", codec.NCName64.Encode(rfcV7()), []string{"   likely: ncname64"}},
		{"a UUID as a number", codec.Decimal.Encode(rfcV7()), []string{"   likely: decimal"}},
		{"a TypeID", "user_01h455vb4pex5vsknk084sn02q", []string{"certain: TypeID of the type user", "UUID version 7"}},
		{"an EUID without a check", "C8ZM14GR4JXG0MQXVY18S8TJNBZ", []string{"possible: EUID", "carries no check", "unlikely: KSUID", "does not fit sixteen bytes"}},
		{"a snowflake", "1541815603606036480", []string{"possible: Snowflake, made 2022-06-28T16:07:40.105Z", "possible: Sonyflake", "unlikely: FlakeID", "unlikely: decimal", "not    likely: Snow"}},
		{"a pushID, which begins with a hyphen", "-JhLeOlGIEjaIOFHR0xd", []string{"   likely: pushID, made 2015-02-04T22:15:31.153Z", "unlikely: Elasticflake"}},
		{"an ObjectID", "507f1f77bcf86cd799439011", []string{"possible: ObjectID, made 2012-10-17T21:13:27Z"}},
		{"an XID", "9m4e2mr0ui3e8a215n4g", []string{"possible: XID, made 2011-03-22T17:50:19Z", "unlikely: pushID", "4 different values"}},
		{"a CUID", "ch72gsb320000udocl363eofy", []string{"possible: CUID, made 2012-09-13T23:03:12.926Z"}},
		{"a KSUID", "0ujtsYcgvSTl8PAuAdqWYSMnLOv", []string{"more than sixteen bytes", "KSUID, made 2017-10-10T04:00:47Z", "not In all forms"}},
		{"a LexicalUUID", "00048df6-faef-2bb5-27724e30d6b86086", []string{"   likely: LexicalUUID, made 2010-08-16T20:50:18.292149Z"}},
		{"a Flake", "8HFaR8qWtRlGDHnO57", []string{"   likely: Flake, made 2012-01-12T22:56:53.776Z"}},
		{"a SID", "15a5cf57e7d2a837-6eaafe687e7b3ec3", []string{"SID, made 20"}},
		{"an ordered UUID of Laravel", "9256dc86-ca15-4e2d-85e2-dfd4d103ae0b", []string{"possible: orderedUuid, made 2020-12-26T21:20:46.63829Z", "56 of 100 random values"}},
		{"an EXTUUID", "extuuid:int:42", []string{"certain: EXTUUID", "UUID version 8"}},
		{"an amount of money", "GBP222.31", []string{"possible: EXTUUID, amount of money", "extuuid:fixedB4:GBP"}},
		{"an ININ Notifier's text", "09737780-7b9f-ea12-9234-00a0c91e6bf6", []string{"as the text of an ININ id it would be a Notifier one with instance sequence 698872942000000 (2022-02-22T19:22:22Z", "connection 4660, node 00a0c91e6bf6"}},
		{"an ININ legacy id's stored bytes", "00000000000000c08000001234567890", []string{"as the stored bytes of an ININ id it would be a legacy", "with interaction 1234567890, flags 0x00"}},
		{"an ININ sequential id's text", "01007856-3412-d080-95a5-027b9f097377", []string{"a sequential one with timestamp 698872942000000 (2022-02-22T19:22:22Z", "random1 0x5a5, counter 0x12345678 and 1"}},
		{"an EUID with an extension", "C8EE934SR007G5Q94QKKXFRFV8B", []string{"carries the extension 7, in 8 bits"}},
		{"the bytes of an EUID", codec.Hex.Encode(euidOf2024()), []string{"as an EUID it would be of 2024-05-01T12:00:00Z, with the extension 5 in 3 bits"}},
		{"a padded id", "0x017f22e279b07cc398c4dc0c0c07398f" + strings.Repeat("00", 239), []string{"   likely: padded binary", "BINARY(255)", "UUID version 7", "made 2022-02-22T19:22:22Z"}},
		{"a padded id as HEX prints it", "017F22E279B07CC398C4DC0C0C07398F" + strings.Repeat("00", 16), []string{"   likely: padded binary", "BINARY(32)", "UUID version 7"}},
		{"longer bytes with no zeros behind an id", "017F22E279B07CC398C4DC0C0C07398F" + strings.Repeat("00", 15) + "01", []string{"not padded binary"}},
		{"a COMB", "00112233-4455-4677-8899-017f22e279b0", []string{"   likely: COMB, made 2022-02-22T19:22:22Z"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			out := written(t, tt.text, false)
			for _, line := range tt.lines {
				not, banned := strings.CutPrefix(line, "not ")
				if banned && strings.Contains(out, not) || !banned && !strings.Contains(out, line) {
					t.Errorf("want %q in\n%s", line, out)
				}
			}
		})
	}
}

func rfcV7() [16]byte {
	id, err := codec.ParseCanonical("017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
	if err != nil {
		panic(err)
	}
	return id
}

// Every text that is printed can be given back and is read as the same bytes.
// TestEachPlausibleWidthOfABucketIsPossible reads an id of each width and bucket.
func TestEachPlausibleWidthOfABucketIsPossible(t *testing.T) {
	for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
		for bucket := range 1 << bits {
			v7 := rfcV7()
			v7[15] = v7[15]&^byte(1<<bits-1) | byte(bucket)
			id, err := codec.EncodeBucket(bits, v7)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range []inspect.Report{inspect.Text(codec.Hyphenated.Encode(id)), inspect.Bytes(id)} {
				c := r.Candidates[0]
				found := false
				for _, reading := range c.Readings {
					if !strings.HasPrefix(reading.Name, "bucketed version 8") {
						continue
					}
					if reading.Grade != inspect.Possible || reading.MadeAt == nil {
						t.Errorf("%v", reading)
					}
					found = found || reading.Name == fmt.Sprintf("bucketed version 8, %d bits", bits) &&
						reading.MadeAt.String() == "2022-02-22T19:22:22Z" && strings.Contains(reading.Evidence[0], fmt.Sprintf("of bucket %d.", bucket))
				}
				if !found || c.MadeAt != nil {
					t.Errorf("%d bits, bucket %d: made %v, readings %v", bits, bucket, c.MadeAt, c.Readings)
				}
			}
		}
	}
	if out := written(t, "919108f7-52d1-4320-9bac-f847db4148a8", false); strings.Contains(out, "bucketed") {
		t.Errorf("a version 4 id was read as bucketed:\n%s", out)
	}
}

func TestEveryFormIsReadBack(t *testing.T) {
	objectID, err := kin.ObjectID.Decode("507f1f77bcf86cd799439011")
	if err != nil {
		t.Fatal(err)
	}
	number, err := kin.Snowflake.FromNumber(1541815603606036480)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range [][16]byte{rfcV7(), objectID, number, {}, {15: 1}} {
		all := inspect.Forms(id)
		if len(all) < 16 {
			t.Errorf("%x has only %d forms", id, len(all))
		}
		for _, f := range all {
			ok := false
			for _, c := range inspect.Text(f.Text).Candidates {
				ok = ok || c.Fits && c.ID == id
			}
			if !ok {
				t.Errorf("%x in the form %s is %q, which is not read as %x", id, f.Name, f.Text, id)
			}
		}
	}
}

func TestTheLikeliestIsFirst(t *testing.T) {
	for _, text := range []string{"01ARZ3NDEKTSV4RRFFQ69G5FAV", "-JhLeOlGIEjaIOFHR0xd", "1541815603606036480", "9m4e2mr0ui3e8a215n4g"} {
		found := inspect.Text(text).Candidates
		if len(found) == 0 {
			t.Errorf("%q: nothing found", text)
		}
		for i, c := range found {
			if i > 0 && c.Readings[0].Grade > found[i-1].Readings[0].Grade {
				t.Errorf("%q: %v comes after %v", text, c.Readings[0].Grade, found[i-1].Readings[0].Grade)
			}
			for j, w := range c.Readings {
				if j > 0 && w.Grade > c.Readings[j-1].Grade {
					t.Errorf("%q: %s (%v) comes after %s (%v)", text, w.Name, w.Grade, c.Readings[j-1].Name, c.Readings[j-1].Grade)
				}
				if len(w.Evidence) == 0 {
					t.Errorf("%q: nothing is said for %s", text, w.Name)
				}
			}
		}
	}
}

func TestATextThatStandsForNothing(t *testing.T) {
	for _, text := range []string{"", "no id\x1b[2J", strings.Repeat("x", 1<<20), "0x00", "X'017f22e279b07cc398c4dc0c0c07398f", " 017f22e2-79b0-7cc3-98c4-dc0c0c07398f"} {
		r := inspect.Text(text)
		if len(r.Candidates) != 0 {
			t.Errorf("%.40q is read as %+v", text, r.Candidates)
		}
		out := written(t, text, true)
		if strings.Contains(out, "\x1b") || len(out) > 1000 || !strings.Contains(out, "no form that is known here") {
			t.Errorf("%.40q is printed as %.1000q", text, out)
		}
	}
}

func TestAllFormsOfEveryCandidateOnRequest(t *testing.T) {
	short, all := written(t, "1541815603606036480", false), written(t, "1541815603606036480", true)
	if strings.Count(short, "In all forms:") != 1 || strings.Count(all, "In all forms:") != 3 {
		t.Errorf("without and with all:\n%s\n%s", short, all)
	}
}

func TestBytesAreTakenForNetworkOrderFirst(t *testing.T) {
	r := inspect.Bytes(codec.MixedEndian.Encode(rfcV7()))
	if len(r.Candidates) != 1 || r.Candidates[0].ID != codec.MixedEndian.Encode(rfcV7()) {
		t.Fatalf("Bytes gives %+v", r)
	}
	found := false
	for _, s := range r.Candidates[0].Suspicions {
		found = found || s.Kind == inspect.ByteOrder && s.Name == "mixed-endian" && s.ID != nil && *s.ID == rfcV7()
	}
	if !found {
		t.Errorf("the order is not suspected: %+v", r.Candidates[0].Suspicions)
	}
}

// The JSON has names that programs rely on, and no null where a list is.
func TestJSONHasTheSameContent(t *testing.T) {
	raw, err := json.Marshal(inspect.Text("01ec9414-c232-6b00-b3c8-9f6bdeced846"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"input":"01ec9414-c232-6b00-b3c8-9f6bdeced846"`, `"id":"01ec9414-c232-6b00-b3c8-9f6bdeced846"`, `"grade":"certain"`, `"version":6`,
		`"kind":"google-v6"`, `"id":"1ec9414c-2320-6b00-b3c8-9f6bdeced846"`, `"made":"2022-02-22T19:22:2`, `{"name":"base32","text":"`, `"stored":[{"name":"network"`, `"node":"9f6bdeced846"`} {
		if !bytes.Contains(raw, []byte(want)) {
			t.Errorf("want %s in\n%s", want, raw)
		}
	}
	if raw, err := json.Marshal(inspect.Text("no thing")); err != nil || string(raw) != `{"input":"no thing","candidates":[]}` {
		t.Errorf("a text that stands for nothing is %s, %v", raw, err)
	}
	if _, err := json.Marshal(inspect.Text("0ujtsYcgvSTl8PAuAdqWYSMnLOv")); err != nil {
		t.Errorf("a KSUID: %v", err)
	}
}

func TestWhatHasTwoReadingsIsNotCertain(t *testing.T) {
	r := inspect.Text("12345678901234567890123456789012") // 32 hexadecimal digits, and a number
	check(t, r)
	if len(r.Candidates) != 2 || r.Candidates[0].Readings[0].Name != "hex" || r.Candidates[0].Readings[0].Grade != inspect.Likely {
		t.Errorf("%+v, want hex likely, and a decimal number", r.Candidates)
	}
}

// FuzzText looks for panics, and holds every report to what all have.
func FuzzText(f *testing.F) {
	for _, s := range []string{"", "c232ab00-9414-11ec-b3c8-9f6bdeced846", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "-JhLeOlGIEjaIOFHR0xd", "1541815603606036480", "GBP222.31",
		"extuuid:f:1e5", "0x017F22E279B07CC398C4DC0C0C07398F", "AX8i4nmwfMOYxNwMDAc5jw==", "0ujtsYcgvSTl8PAuAdqWYSMnLOv", "ffffffff-ffff-7fff-bfff-ffffffffffff", "00000000-0000-0000-8000-000000000000",
		"12345678901234567890123456789012"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		check(t, inspect.Text(s))
		if len(s) >= 16 {
			check(t, inspect.Bytes([16]byte([]byte(s[:16]))))
		}
	})
}

func check(t *testing.T, r inspect.Report) {
	t.Helper()
	for _, c := range r.Candidates {
		for _, reading := range c.Readings {
			if reading.Grade == inspect.Certain && len(r.Candidates) > 1 {
				t.Errorf("%q: %s is certain, and there are %d values", r.Input, reading.Name, len(r.Candidates))
			}
		}
		if len(c.Readings) == 0 || c.Fits != (c.UUID != nil) || c.Fits != (len(c.Forms) > 0) {
			t.Errorf("%q: %+v", r.Input, c)
		}
		for _, f := range c.Forms {
			found := false
			for _, again := range inspect.Text(f.Text).Candidates {
				found = found || again.Fits && again.ID == c.ID
			}
			if !found {
				t.Errorf("%q: %v in the form %s is %q, which is not read back", r.Input, c.ID, f.Name, f.Text)
			}
		}
	}
	if _, err := json.Marshal(r); err != nil {
		t.Errorf("%q: %v", r.Input, err)
	}
	if err := r.Write(&bytes.Buffer{}, true); err != nil {
		t.Errorf("%q: %v", r.Input, err)
	}
}

func ExampleText() {
	r := inspect.Text("01ARZ3NDEKTSV4RRFFQ69G5FAV")
	for _, c := range r.Candidates {
		fmt.Println(c.ID, c.MadeAt)
		for _, reading := range c.Readings {
			fmt.Println(reading.Grade, reading.Name)
		}
	}
	// Output:
	// 01563e3a-b5d3-d676-4c61-efb99302bd5b 2016-07-30T23:54:10.259Z
	// likely ULID
	// possible base32
}

func ExampleReport_Write() {
	r := inspect.Text("00000000-0000-0000-0000-000000000000")
	r.Candidates[0].Forms, r.Candidates[0].StoredForms = nil, nil // for brevity
	r.Write(os.Stdout, false)
	// Output:
	// 00000000-0000-0000-0000-000000000000
	//
	// 1. 00000000-0000-0000-0000-000000000000
	//    the nil UUID (RFC 9562, section 5.9)
	//    certain: hyphenated
	//       The text has the form of hyphenated, 36 characters.
	//    In all forms:
	//    As stored bytes:
}
