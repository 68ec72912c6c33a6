package scan

import (
	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// classOf names the format of the ININ Uuid class that most ids have, in the order of
// its text or of its stored bytes, "" if they have none. No rewrite is about these
// ids, and one that turns bytes around would scramble them. order is the order in which
// they make sense as UUIDs, nil if in none: version 1 ids of some years have the bits of
// the class too, so there only a sequential id's own time tells.
func classOf(ids []sqltype.UUID, order codec.Layout) string {
	unordered := order == nil || order == codec.TimeSwapped || order == codec.SQLServerOrder
	for _, k := range []inin.Kind{inin.KindSequential, inin.KindLegacy, inin.KindNotifier} {
		for _, stored := range []codec.Layout{codec.Network, codec.MixedEndian} {
			if mostly(ids, func(id sqltype.UUID) bool {
				b := stored.Encode(id)
				return inin.Inspect(b).Kind == k && (unordered || k == inin.KindSequential && timely(b))
			}) {
				return "ININ " + k.String()
			}
		}
	}
	return ""
}

// timely reports whether a sequential id of the default format has a plausible time.
func timely(stored [16]byte) bool {
	var f inin.SequentialFormat
	s, err := f.Fields(stored)
	if err != nil {
		return false
	}
	at, err := f.Time(s.Timestamp)
	return err == nil && at.Year() < 2050
}

// isEXTUUID reports whether an id of version 8 is one that package extuuid writes.
func isEXTUUID(id sqltype.UUID) bool {
	_, version, err := extuuid.Unpack(id)
	return err == nil && version == extuuid.Version8
}
