package gormplugin_test

import (
	"errors"
	"fmt"

	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

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
