package sqltypetest_test

import (
	"database/sql"
	"database/sql/driver"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func fakeTarget(t *testing.T, fault fault) sqltypetest.Target {
	t.Helper()
	db := sql.OpenDB(newFake(fault))
	t.Cleanup(func() { db.Close() })
	return sqltypetest.Target{
		Name:      "fake",
		Profile:   engine.SQLite,
		DB:        sqltypetest.SQL(db),
		Hex:       func(column string) string { return "hex(" + column + ")" },
		BytesType: "blob",
	}
}

func TestRunPassesADatabaseThatWorks(t *testing.T) {
	sqltypetest.Run(t, fakeTarget(t, ""))
}

// ulid is another library's type, which has no Scan and no Value.
type ulid [16]byte

func TestRunPassesEveryGoType(t *testing.T) {
	for name, typ := range map[string]sqltypetest.GoType{
		"ID":          sqltypetest.ID[sqltype.TextULID](),
		"CharUUID":    sqltypetest.Form[sqltype.FormText](),
		"HexUUID":     sqltypetest.Form[sqltype.FormHex](),
		"CharULID":    sqltypetest.Form[sqltype.FormULID](),
		"EUID":        sqltypetest.Form[sqltype.FormEUID](),
		"SwappedUUID": sqltypetest.Form[sqltype.FormTimeSwapped](),
		"a ULID":      sqltypetest.BoundType[ulid](),
	} {
		t.Run(name, func(t *testing.T) {
			target := fakeTarget(t, "")
			target.Type = typ
			sqltypetest.Run(t, target)
		})
	}
}

// What a uniqueidentifier gets as text it holds as text here, so the fake is
// told that this is what is stored.
func TestRunPassesTheFormsOfSQLServer(t *testing.T) {
	for name, tt := range map[string]struct {
		typ    sqltypetest.GoType
		stored func(id sqltype.UUID) (driver.Value, error)
	}{
		"GUID":        {sqltypetest.Form[sqltype.FormMixedEndian](), func(id sqltype.UUID) (driver.Value, error) { return sqltype.GUID(id).Value() }},
		"OrderedGUID": {sqltypetest.Form[sqltype.FormSQLServerOrder](), func(id sqltype.UUID) (driver.Value, error) { return sqltype.OrderedGUID(id).Value() }},
	} {
		t.Run(name, func(t *testing.T) {
			target := fakeTarget(t, "")
			target.Type = tt.typ
			target.StoredBytes = func(id sqltype.UUID) []byte {
				v, err := tt.stored(id)
				if err != nil {
					t.Fatal(err)
				}
				return v.([]byte)
			}
			sqltypetest.Run(t, target)
		})
	}
}

// A UUID takes bytes in network order from a connector, whatever the profile's layout is.
func TestBytesOfAUUIDAreInNetworkOrder(t *testing.T) {
	for _, p := range []engine.Profile{engine.SQLServer, engine.SQLServerOrdered} {
		t.Run(p.Name(), func(t *testing.T) {
			target := fakeTarget(t, "")
			target.Profile, target.BytesType = p, ""
			sqltypetest.Buffer(t, target)
			id := sqltype.NewV4()
			var got sqltype.UUID
			if err := got.Scan(sqltypetest.Raw(target, id)); err != nil || got != id {
				t.Errorf("%v is read as %v, %v", id, got, err)
			}
		})
	}
}

// faults are what a fake can do wrong, and a topic that must see it.
var faults = map[fault]string{
	"swaps bytes on both ways":              "lie_in_the_server_byte_for_byte",
	"finds no row":                          "an_id_comes_back",
	"finds every row":                       "IN_finds_the_ids",
	"sorts downwards":                       "ORDER_BY_follows",
	"takes no DESC":                         "ORDER_BY_follows",
	"reads NULL as the nil UUID":            "NULL_into_a_plain_UUID",
	"rollback commits":                      "a_rollback_leaves_nothing",
	"commit rolls back":                     "a_commit_keeps_the_row",
	"keeps duplicates":                      "a_key_is_unique",
	"drops the end of a batch":              "five_hundred_rows",
	"deletes every row":                     "UPDATE_and_DELETE_touch",
	"pads short values":                     "bytes_of_a_wrong_length",
	"changes no rows, it says":              "UPDATE_and_DELETE_touch",
	"loses the last row to an error":        "a_range_of_keys",
	"takes what the target says it refuses": "lie_in_the_server_byte_for_byte",
	"is read as another form":               "lie_in_the_server_byte_for_byte",
}

const faultVariable = "SQLTYPETEST_FAULT"

// TestFaultyDatabase is not a test of its own: it fails on purpose, in the
// processes that TestRunFailsAFaultyDatabase starts.
func TestFaultyDatabase(t *testing.T) {
	name, ok := os.LookupEnv(faultVariable)
	if !ok {
		t.Skip("runs only inside TestRunFailsAFaultyDatabase")
	}
	target := fakeTarget(t, fault(name))
	if name == "takes what the target says it refuses" {
		target.Refuses = func(id sqltype.UUID) bool { return id.Variant() != sqltype.VariantRFC9562 }
	}
	if name == "is read as another form" {
		target.Type = sqltypetest.Form[sqltype.FormTimeSwapped]()
		target.StoredBytes = func(id sqltype.UUID) []byte { return id[:] }
	}
	sqltypetest.Run(t, target)
}

func TestRunFailsAFaultyDatabase(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Skip(err)
	}
	for name, topic := range faults {
		t.Run("that "+string(name), func(t *testing.T) {
			cmd := exec.CommandContext(t.Context(), self, "-test.run=^TestFaultyDatabase$", "-test.v")
			cmd.Env = append(os.Environ(), faultVariable+"="+string(name))
			out, err := cmd.CombinedOutput()
			if err == nil {
				t.Fatalf("the suite passed:\n%s", out)
			}
			for line := range strings.Lines(string(out)) {
				if strings.Contains(line, "--- FAIL: TestFaultyDatabase/") && strings.Contains(line, topic) {
					return
				}
			}
			t.Errorf("topic %q did not fail:\n%s", topic, out)
		})
	}
}

func TestRunNamesTheMissingField(t *testing.T) {
	for _, tt := range []struct {
		field string
		unset func(*sqltypetest.Target)
	}{
		{"Profile", func(target *sqltypetest.Target) { target.Profile = engine.Profile{} }},
		{"DB", func(target *sqltypetest.Target) { target.DB = nil }},
		{"Hex", func(target *sqltypetest.Target) { target.Hex = nil }},
	} {
		t.Run(tt.field, func(t *testing.T) {
			target := fakeTarget(t, "")
			tt.unset(&target)
			if err := sqltypetest.Check(target); err == nil || !strings.Contains(err.Error(), tt.field) {
				t.Errorf("got %v, want an error that names %s", err, tt.field)
			}
		})
	}
}
