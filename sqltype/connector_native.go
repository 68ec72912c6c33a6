package sqltype

import "github.com/sqluuid/sqluuid/codec"

// A native is an id as a driver delivered it.
type native struct {
	value [16]byte // the stored bytes, or what the server's text says
	text  bool
}

// nativeBytes hold the canonical text of an id and, behind it, the native that it
// was decoded from. A []byte of the text is what every library's Scan method takes;
// those of this package find the native in its capacity, and so are not touched by
// what the connector did for the others. A copy of the text alone has no
// native.
//
// Plainer ways lose something. A value of a type of our own, or a []byte type with
// a name, is refused by the Scan methods of google and gofrs, and by database/sql
// for a string. The sixteen bytes alone, in network order, would be read wrong by
// a [GUID], which cannot tell. The text alone would make an [OrderedGUID] depend
// on the pool that it came through. RowsColumnScanner, through which rows see the
// destination, exists from Go 1.27 on, and with it database/sql no longer calls
// Next.
type nativeBytes [nativeText + 16 + 16]byte

const nativeText = 36

// The marks behind a native. No other slice with this capacity ends in them: they
// are random, and differ from one process to the next.
var markBytes, markText = [16]byte(NewV4()), [16]byte(NewV4())

// set fills b and returns the text in it.
func (b *nativeBytes) set(id [16]byte, given native) []byte {
	codec.AppendText(b[:0], id)
	copy(b[nativeText:], given.value[:])
	mark := &markBytes
	if given.text {
		mark = &markText
	}
	copy(b[nativeText+16:], mark[:])
	return b[:nativeText]
}

// nativeOf returns the native that is in the capacity of v, if v is what set
// returned.
func nativeOf(v []byte) (native, bool) {
	if len(v) != nativeText || cap(v) != len(nativeBytes{}) {
		return native{}, false
	}
	all := v[:cap(v)]
	given := native{value: [16]byte(all[nativeText:])}
	switch [16]byte(all[nativeText+16:]) {
	case markBytes:
		return given, true
	case markText:
		given.text = true
		return given, true
	}
	return native{}, false
}
