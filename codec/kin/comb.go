package kin

import (
	"time"

	"github.com/sqluuid/sqluuid/codec"
)

// COMB is R. Tallent's COMB for SQL Server (RT.Comb, Provider.Sql): a version 4
// UUID whose last 48 bits are the time, because SQL Server compares those first.
//
//	 0                 48  52       64 66     80                        128
//	+--------------------+---+--------+--+------+-------------------------+
//	| random             | 4 | random |10|random| time: 48, ms since 1970 |
//	+--------------------+---+--------+--+------+-------------------------+
//
// Its bytes do not sort by time anywhere but in uniqueidentifier columns.
//
// Source: github.com/richardtallent/RT.Comb, commit 24d5655.
var COMB Kind = uuid4{&shape{
	name:  "COMB",
	form:  "the canonical text of a version 4 UUID",
	spans: []span{{"random", 0, 48, true}, {"random", 52, 12, true}, {"random", 66, 14, true}, {"time", 80, 48, false}},
	clock: clock{at: 80, len: 48, unit: time.Millisecond},
}}

// COMBFirst is the COMB for PostgreSQL (RT.Comb, Provider.PostgreSql), with the
// same time in the first 48 bits. Its text and bytes sort by time.
//
//	 0                         48  52       64 66                        128
//	+----------------------------+---+--------+--+------------------------+
//	| time: 48 bits, ms of 1970  | 4 | random |10| random                 |
//	+----------------------------+---+--------+--+------------------------+
var COMBFirst Kind = uuid4{&shape{
	name:    "COMB, time first",
	form:    "the canonical text of a version 4 UUID",
	spans:   []span{{"time", 0, 48, false}, {"random", 52, 12, true}, {"random", 66, 62, true}},
	clock:   clock{at: 0, len: 48, unit: time.Millisecond},
	ordered: true,
}}

// COMBLegacy is the COMB of J. Nilsson, as RT.Comb's Provider.Legacy and
// NHibernate's guid.comb write it: the two numbers of a SQL Server datetime.
//
//	 0                                        80          96            128
//	+-------------------------------------------+-----------+-------------+
//	| random, version 4, variant 10             | days: 16  | ticks: 32   |
//	+-------------------------------------------+-----------+-------------+
//
// Days count from 1 January 1900, ticks of 1/300 second from midnight. The two
// generators round differently, by a few ticks, so that its time is good to
// about 10 ms. Ticks of a whole day and more are refused. Like [COMB] it sorts
// by time in uniqueidentifier columns only.
//
// Source: github.com/richardtallent/RT.Comb, commit 24d5655; NHibernate,
// GuidCombGenerator.
var COMBLegacy Kind = combLegacy{uuid4{&shape{
	name:  "COMB, legacy datetime",
	form:  "the canonical text of a version 4 UUID",
	spans: []span{{"random", 0, 48, true}, {"random", 52, 12, true}, {"random", 66, 14, true}, {"days", 80, 16, false}, {"ticks", 96, 32, false}},
	clock: clock{unit: 24 * time.Hour, epoch: nilssonEpoch, wrap: (1 << 16) * (1 << 32) / combTicksPerDay},
}}}

const (
	nilssonEpoch    = -2208988800000 // 1900-01-01
	combTicksPerDay = 300 * 86400
)

type combLegacy struct{ uuid4 }

func (k combLegacy) Decode(text string) ([16]byte, error) {
	id, err := k.uuid4.Decode(text)
	if err == nil && k.Check(id) != nil {
		return [16]byte{}, textError(k.name, text, 28, ErrOverflow)
	}
	return id, err
}

func (k combLegacy) Encode(id [16]byte) string {
	if k.Check(id) != nil {
		return ""
	}
	return string(codec.AppendText(make([]byte, 0, 36), id))
}

func (k combLegacy) Check(id [16]byte) error {
	if err := k.uuid4.Check(id); err != nil {
		return err
	}
	if field(id, 96, 32) >= combTicksPerDay {
		return ErrOverflow
	}
	return nil
}

func (k combLegacy) Time(id [16]byte) (time.Time, bool) {
	if k.Check(id) != nil {
		return time.Time{}, false
	}
	ticks := field(id, 96, 32)
	ofDay := time.Duration(ticks/300)*time.Second + time.Duration(ticks%300)*time.Second/300
	return time.UnixMilli(nilssonEpoch).UTC().AddDate(0, 0, int(field(id, 80, 16))).Add(ofDay), true
}

func (k combLegacy) Fields(id [16]byte) []Field {
	if k.Check(id) != nil {
		return nil
	}
	return k.fields(id)
}
