package scan

import (
	"bytes"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// classOf names the format of the ININ Uuid class that most ids have, or EUID. The format is in the
// order of its text or of its stored bytes; "" is none. No rewrite is about these
// ids, and one that turns bytes around would scramble them. order is the order in which
// they make sense as UUIDs, nil if in none: version 1 ids of some years have the bits of
// the class too, so there only a sequential id's own time tells.
func classOf(ids []sqltype.UUID, order codec.Layout) string {
	unordered := order == nil || order == codec.TimeSwapped || order == codec.SQLServerOrder ||
		ascendsIn(order)
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
	if order == nil && !known(ids) && mostly(ids, isEUID) {
		return classEUID
	}
	return ""
}

const classEUID = "EUID"

// isEUID reports whether the time of an EUID would be of the years 2022 to 2049. The format was
// published in 2022. Of random values 1 in 40 passes.
func isEUID(id sqltype.UUID) bool { return within(euid.Time(id), 2022) }

func within(t time.Time, from int) bool { return t.Year() >= from && t.Year() < 2050 }

const euidText = "EUID text"

// decodeEUID reads texts of 27 symbols, whose check tells.
func decodeEUID(values []value) decodedSample { return decodeWith(values, euidText, euid.Decode) }

const extuuidText = "EXTUUID text"

// decodeEXTUUID reads texts in the printed syntax, whose prefix tells.
func decodeEXTUUID(values []value) decodedSample {
	return decodeWith(values, extuuidText, func(s string) ([16]byte, error) {
		if !strings.HasPrefix(s, "extuuid:") {
			return [16]byte{}, extuuid.ErrSyntax
		}
		return extuuid.Decode(s)
	})
}

func decodeWith(values []value, form string, decode func(string) ([16]byte, error)) decodedSample {
	d := decodedSample{form: form}
	for _, v := range values {
		if !v.isText {
			continue
		}
		if id, err := decode(string(v.raw)); err == nil {
			d.ids, d.runs = append(d.ids, id), append(d.runs, v.run)
		}
	}
	return d
}

// formPadded is sixteen bytes in a longer binary column, filled up with zeros.
const formPadded = "padded binary"

func decodePadded(values []value) decodedSample {
	d := decodedSample{form: formPadded}
	for _, v := range values {
		if !v.isText && len(v.raw) > 16 && len(bytes.TrimRight(v.raw[16:], "\x00")) == 0 {
			d.ids, d.runs = append(d.ids, sqltype.UUID(v.raw)), append(d.runs, v.run)
		}
	}
	return d
}

// orderedUUID names the version 4 ids of Laravel's Str::orderedUuid.
const orderedUUID = "orderedUuid (Laravel)"

// areOrderedUUIDs reports whether the ids have the time of Laravel's in front. Of random
// ones 2 in 5 do, so it takes twenty to tell.
func areOrderedUUIDs(ids []sqltype.UUID) bool {
	return len(ids) >= 20 && mostly(ids, func(id sqltype.UUID) bool {
		made, ok := kin.OrderedUUID.Time(id)
		return ok && id.Version() == 4 && within(made, 2014)
	})
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
