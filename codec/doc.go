// Package codec converts 16-byte identifiers to and from text. It also converts them to and from
// the byte orders in which databases and other systems store them.
//
// Every function takes and returns [16]byte in network order, in which RFC 9562, section 4, prints
// a UUID. Go assigns any named 16-byte array type to [16]byte and back without a conversion, so the
// package serves the UUID types of every library as they are.
//
// [ParseCanonical] reads the 36 characters of RFC 9562, section 4, in either case, and [AppendText]
// writes them. [ParseLenient] also takes 32 digits, braces and the URN. Lower-case canonical text
// sorts as the bytes do.
//
// A [Text] is one text form; its comment shows an id in each: [Hex], [Base32], [Base58],
// [Base64URL], [TypeID] and others. [Texts] lists them. All stand for all 2^128 values, every
// decoder is strict, and encoding allocates nothing when the buffer has room.
//
// A [Layout] is a fixed order of the sixteen bytes, together with its inverse; its comment shows
// the bytes of each. Those in common use are [Network], [MixedEndian] (.NET), [TimeSwapped]
// (MySQL), [SQLServerOrder] and [MariaDBStorage]; [MariaDBStorable] says which ids MariaDB's UUID
// type holds. [EncodeBucket] puts a bucket before the time of a version 7 id.
//
// A text that is refused gives a [*ParseError] that names the offset. It wraps an [Error]:
// [ErrLength], [ErrSyntax], [ErrOverflow], [ErrPadding] or [ErrPrefix].
//
// All functions are safe for concurrent use. Packages euid, extuuid, inin, kin and peabody below
// this one have the formats of other documents.
package codec
