package gormplugin_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync/atomic"

	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// exampleDB is GORM without a server; use the dialector of your driver.
func exampleDB(config gormplugin.Config) *gorm.DB {
	db, err := gorm.Open(plain{name: "mysql"}, &gorm.Config{DryRun: true, SkipDefaultTransaction: true, Logger: logger.Discard})
	if err == nil {
		err = db.Use(gormplugin.New(config))
	}
	if err != nil {
		panic(err)
	}
	return db
}

type Order struct {
	ID   sqltype.UUID
	Note string
}

func ExampleNew() {
	// A dialector without a server; use that of your driver.
	db, err := gorm.Open(plain{name: "mysql"}, &gorm.Config{DryRun: true, SkipDefaultTransaction: true, Logger: logger.Discard})
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := db.Use(gormplugin.New(gormplugin.Config{Engine: engine.MariaDB})); err != nil {
		fmt.Println(err)
		return
	}

	order := Order{Note: "first"}
	db.Create(&order)
	fmt.Println("version", order.ID.Version())

	id := sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")
	stmt := db.Delete(&Order{}, id).Statement
	fmt.Println(stmt.SQL.String(), stmt.Vars)

	err = db.Delete(&Order{}, id.String()).Error
	fmt.Println(errors.Is(err, gormplugin.ErrTextArgument))
	// Output:
	// version 7
	// DELETE FROM `orders` WHERE `orders`.`id` = ? [01902a6e-0000-7000-8000-00000000002a]
	// true
}

// Coupons have ids of a generator of the program, and a code that is a text.
type Coupon struct {
	ID   sqltype.UUID `uuid:"counted"`
	Code string       `uuid:"v4"`
}

func ExampleGenerator() {
	var last atomic.Uint32
	db := exampleDB(gormplugin.Config{
		Engine: engine.MariaDB,
		Generators: map[string]gormplugin.Generator{
			"counted": func(n int) ([]sqltype.UUID, error) {
				ids := make([]sqltype.UUID, n)
				for i := range ids {
					ids[i] = sqltype.NewV8([16]byte{15: byte(last.Add(1))})
				}
				return ids, nil
			},
		},
	})
	coupons := make([]Coupon, 2)
	db.Create(&coupons)
	fmt.Println(coupons[0].ID, len(coupons[0].Code))
	fmt.Println(coupons[1].ID, len(coupons[1].Code))
	// Output:
	// 00000000-0000-8000-8000-000000000001 36
	// 00000000-0000-8000-8000-000000000002 36
}

func ExampleConfig_models() {
	type Wrong struct {
		ID sqltype.UUID `uuid:"v9"`
	}
	db, err := gorm.Open(plain{name: "mysql"}, &gorm.Config{DryRun: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	err = db.Use(gormplugin.New(gormplugin.Config{Engine: engine.MariaDB, Models: []any{&Order{}, &Wrong{}}}))
	fmt.Println(err)
	// Output:
	// gormplugin: unusable uuid tag: uuid:"v9" of field ID of Wrong: there is no such generator; there are euid, none, ulid, v1, v4, v6, v7, v8bucket, v8bucket:4, v8bucket:5, v8bucket:6, v8bucket:7, v8bucket:8
}

func ExampleLookup() {
	// Database.Lookup of package migrate is the usual one; this is a map.
	keys := map[string]sqltype.UUID{"82": sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")}
	lookup := func(_ context.Context, old string) (sqltype.UUID, error) {
		if id, ok := keys[old]; ok {
			return id, nil
		}
		return sqltype.UUID{}, sql.ErrNoRows
	}
	db := exampleDB(gormplugin.Config{
		Engine:  engine.MariaDB,
		OldKeys: map[string]gormplugin.Lookup{"orders.id": lookup},
	})
	for _, key := range []any{82, []int{82, 83}, "01902a6e-0000-7000-8000-00000000002b"} {
		stmt := db.Where("id", key).Find(&[]Order{}).Statement
		fmt.Println(stmt.SQL.String(), stmt.Vars)
	}
	// Output:
	// SELECT * FROM `orders` WHERE `id` = ? [01902a6e-0000-7000-8000-00000000002a]
	// SELECT * FROM `orders` WHERE `id` IN (?,NULL) [01902a6e-0000-7000-8000-00000000002a]
	// SELECT * FROM `orders` WHERE `id` = ? [01902a6e-0000-7000-8000-00000000002b]
}

func ExampleBoth() {
	db := exampleDB(gormplugin.Config{Engine: engine.MariaDB})
	old := sqltype.MustParse("d9d28b00-5c3f-11ee-8c99-0242ac120002") // as it was before the rewrite
	stmt := db.Find(&[]Order{}, "id IN ?", gormplugin.Both(old)).Statement
	fmt.Println(stmt.SQL.String())
	fmt.Println(stmt.Vars)
	// Output:
	// SELECT * FROM `orders` WHERE id IN (?,?)
	// [d9d28b00-5c3f-11ee-8c99-0242ac120002 1ee5c3fd-9d28-6b00-8c99-0242ac120002]
}
