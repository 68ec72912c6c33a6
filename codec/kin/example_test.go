package kin_test

import (
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
)

// An id from a MongoDB collection becomes a key of sixteen bytes and comes back.
func Example() {
	id, err := kin.ObjectID.Decode("507f1f77bcf86cd799439011")
	if err != nil {
		fmt.Println(err)
		return
	}
	made, _ := kin.ObjectID.Time(id)
	fmt.Println(string(codec.AppendText(nil, id)))
	fmt.Println(made)
	fmt.Println(kin.ObjectID.Encode(id))
	// Output:
	// 507f1f77-bcf8-6cd7-9943-901100000000
	// 2012-10-17 21:13:27 +0000 UTC
	// 507f1f77bcf86cd799439011
}

// A bigint column of a Discord bot, with Discord's own epoch.
func ExampleNumeric_FromNumber() {
	discord := kin.Snowflake.WithEpoch(time.UnixMilli(1420070400000))
	id, err := discord.FromNumber(175928847299117063)
	if err != nil {
		fmt.Println(err)
		return
	}
	made, _ := discord.Time(id)
	number, _ := discord.Number(id)
	fmt.Println(string(codec.AppendText(nil, id)))
	fmt.Println(made)
	fmt.Println(number)
	// Output:
	// 0271065a-c102-8000-9e00-000000000000
	// 2016-04-30 11:18:25.796 +0000 UTC
	// 175928847299117063
}

func ExampleIdentify() {
	for _, f := range kin.Identify("-JhLeOlGIEjaIOFHR0xd") {
		fmt.Println(f.Kind, f.Time.Format(time.RFC3339), f.Plausible)
		for _, d := range f.Details {
			fmt.Println(" ", d)
		}
	}
	// Output:
	// pushID 2015-02-04T22:15:31Z true
	//   The text has the form: 20 characters of - 0-9 A-Z _ a-z.
	//   Its time is in the years 2000 to 2049; 1 of 178 random values of this form would show one.
	// Elasticflake 10631-07-31T05:08:52Z false
	//   The text has the form: 20 characters of URL-safe base64.
	//   Its time is outside the years 2000 to 2049, which speaks against it.
}

func ExampleKSUIDKind_Decode() {
	_, err := kin.KSUID.Decode("0ujtsYcgvSTl8PAuAdqWYSMnLOv")
	fmt.Println(err)
	raw, _ := kin.KSUID.Bytes("0ujtsYcgvSTl8PAuAdqWYSMnLOv")
	fmt.Println(kin.KSUID.TimeOf(raw))
	// Output:
	// kin: identifier does not fit sixteen bytes; store its text or all of its bytes: KSUID, offset 27: "0ujtsYcgvSTl8PAuAdqWYSMnLOv"
	// 2017-10-10 04:00:47 +0000 UTC
}

func ExampleKind() {
	for _, k := range kin.Kinds() {
		if !k.TimeOrdered() {
			fmt.Println(k)
		}
	}
	// Output:
	// KSUID
	// COMB
	// COMB, legacy datetime
}
