package documents

import (
	"encoding/json"
	"fmt"
	"time"

	"gorm.io/driver/sqlite"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// open returns a new database in memory with a table for the model.
func open(model any, config gormplugin.Config) *gorm.DB {
	db := must(gorm.Open(sqlite.Open(":memory:"), new(gorm.Config)))
	must(db.DB()).SetMaxOpenConns(1) // each connection has a memory of its own
	check(db.Use(gormplugin.New(config)))
	check(db.AutoMigrate(model))
	return db
}

// stored returns type and length of the values of the column id.
func stored(db *gorm.DB, table string) (s string) {
	check(db.Raw("SELECT min(typeof(id) || ' of ' || length(id)) FROM " + table).Scan(&s).Error)
	return s
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func must[T any](v T, err error) T {
	check(err)
	return v
}

// RFC 9562: the key is a version 7 UUID that the plugin fills, and the text is the
// canonical one.
func Example_rfc9562() {
	type Order struct {
		ID    sqltype.UUID
		Cents int
	}
	db := open(&Order{}, gormplugin.Config{})
	filled := Order{Cents: 995}
	known := Order{ID: sqltype.MustParse("017F22E2-79B0-7CC3-98C4-DC0C0C07398F")} // appendix A.6
	check(db.Create(&filled).Error)
	check(db.Create(&known).Error)

	var orders []Order
	check(db.Order("id").Find(&orders).Error)
	made, _ := orders[0].ID.Time()
	fmt.Println(orders[0].ID, made.Format(time.RFC3339))
	fmt.Println(orders[1].ID == filled.ID, filled.ID.Version(), stored(db, "orders"))
	// Output:
	// 017f22e2-79b0-7cc3-98c4-dc0c0c07398f 2022-02-22T19:22:22Z
	// true 7 blob of 16
}

// The draft of Peabody and Davis: a version 7 with 36 bits of seconds and a fraction.
// The text is the canonical one, and only the draft's layout reads the time of it.
func Example_peabody() {
	type Event struct {
		ID   sqltype.UUID
		Name string
	}
	db := open(&Event{}, gormplugin.Config{})
	layout := peabody.Millisecond()
	made := time.Date(2021, 12, 30, 21, 30, 49, 226e6, time.UTC)
	for sequence, name := range []string{"opened", "closed"} {
		id := must(layout.Encode(made, uint64(sequence), peabody.Node{Low: 0x123456789abc}))
		check(db.Create(&Event{sqltype.UUID(id), name}).Error)
	}

	var events []Event
	check(db.Order("id").Find(&events).Error)
	for _, e := range events {
		parts := must(layout.Split(e.ID))
		fmt.Println(peabody.Encode(e.ID), e.Name, parts.Time.Format("15:04:05.000"), parts.Sequence)
	}
	fmt.Println(stored(db, "events"))
	// Output:
	// 061ce250-939e-7000-8000-123456789abc opened 21:30:49.226 0
	// 061ce250-939e-7001-8000-123456789abc closed 21:30:49.226 1
	// blob of 16
}

// A call's id is written as ININ's Uuid: its bytes are in the memory of that class,
// whose first three fields are little-endian in the text.
type call struct{}

func (call) IDText() codec.TextCodec { return call{} }

func (call) AppendEncode(dst []byte, id [16]byte) []byte { return inin.AppendEncode(dst, id) }

func (call) Decode(s string) ([16]byte, error) { return inin.Decode(s) }

// ININ: create_sequential makes ids that ascend as the bytes of a RAW(16) or BLOB do,
// and create_sequential_with_db_collation those of SQL Server. Here a generator of the
// program makes the former, with the unit and the version that the service agreed on.
func Example_inin() {
	type Call struct {
		ID sqltype.ID[call] `uuid:"inin"`
	}
	format := inin.SequentialFormat{Version: 0xD, Unit: time.Millisecond}
	sequence := must(collation.NewSequence(collation.SequenceConfig{Format: format}))
	db := open(&Call{}, gormplugin.Config{Generators: map[string]gormplugin.Generator{
		"inin": func(n int) ([]sqltype.UUID, error) {
			ids := make([]sqltype.UUID, n)
			for i := range ids {
				if err := sequence.NextInto(&ids[i]); err != nil {
					return nil, err
				}
			}
			return ids, nil
		},
	}})
	known := Call{must(format.StoredBytes(inin.Sequential{
		Timestamp: must(format.Ticks(time.Date(2024, 5, 1, 12, 0, 0, 0, time.UTC))),
		Random1:   0x5a5, Random2CounterHi: 0x12345678, CounterLo: 1,
	}))}
	var filled Call
	check(db.Create(&known).Error)
	check(db.Create(&filled).Error)

	var calls []Call
	check(db.Order("id").Find(&calls).Error)
	fields := must(format.Fields(calls[0].ID))
	fmt.Println(calls[0].ID, must(format.Time(fields.Timestamp)).Format(time.RFC3339), fields.DBMS)
	fmt.Println(calls[1].ID == filled.ID, inin.InspectWith(filled.ID, format).Kind, stored(db, "calls"))
	// Output:
	// c9b20000-f236-d000-85a5-123456780001 2024-05-01T12:00:00Z 00 (binary order)
	// true sequential blob of 16
}

// EUID: 27 symbols with a check, and an extension that survives the column.
func Example_euid() {
	type Parcel struct {
		ID   sqltype.EUID
		Note string
	}
	db := open(&Parcel{}, gormplugin.Config{})
	known := Parcel{Note: "from a URL"}
	check(known.ID.UnmarshalText([]byte("C8EE934SR007G5Q94QKKXFRFV8B")))
	filled := Parcel{Note: "filled"}
	check(db.Create(&known).Error)
	check(db.Create(&filled).Error)

	var parcel Parcel
	check(db.First(&parcel, "id = ?", known.ID).Error)
	extension, ok := euid.Extension(parcel.ID)
	fmt.Println(string(must(json.Marshal(parcel))), extension, ok)
	fmt.Println(len(filled.ID.String()), stored(db, "parcels"))
	fmt.Println(parcel.ID.UnmarshalText([]byte("C8EE934SR007G5Q94QKKXFRFVBB")))
	// Output:
	// {"ID":"C8EE934SR007G5Q94QKKXFRFV8B","Note":"from a URL"} 7 true
	// 27 blob of 16
	// sqltype: text of sqltype.ID[euid.Text]: euid: check symbols do not match: text says 107, value has 11: "C8EE934SR007G5Q94QKKXFRFVBB"
}

// EXTUUID: an amount of money that is an id. It has a meaning, so the program makes it.
func Example_extuuid() {
	type Price struct {
		ID sqltype.ID[extuuid.Text] `gorm:"primaryKey"`
	}
	db := open(&Price{}, gormplugin.Config{})
	for _, s := range []string{"GBP222.31", "7.5EUR"} {
		check(db.Create(&Price{must(extuuid.ParseMoneyID(s))}).Error)
	}

	var prices []Price
	check(db.Order("id").Find(&prices).Error)
	for _, p := range prices {
		fmt.Println(p.ID, must(extuuid.UnpackMoney(p.ID)))
	}
	fmt.Println(stored(db, "prices"))
	// Output:
	// extuuid:fixedB4:EUR$:7.5 EUR7.5
	// extuuid:fixedB4:GBP$:222.31 GBP222.31
	// blob of 16
}
