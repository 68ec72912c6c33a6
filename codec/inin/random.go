package inin

import (
	"crypto/md5"
	"crypto/rand"

	"github.com/sqluuid/sqluuid/codec"
)

// NewRandom returns a random UUID whose custom bits are random too.
func NewRandom() (stored [16]byte) {
	rand.Read(stored[:]) // never fails: it ends the program when the system has no randomness
	return stamp(stored, VersionRandom)
}

// CreateRandom returns a random UUID with the application's own eight bits. Who
// reads them back must know that the application made the id: see the package
// comment.
func CreateRandom(custom uint8) (stored [16]byte) {
	rand.Read(stored[:])
	return RandomFrom(stored, custom)
}

// RandomFrom is [CreateRandom] with given octets. It replaces their bits for custom data, version
// and variant.
func RandomFrom(random [16]byte, custom uint8) (stored [16]byte) {
	return stampCustom(stamp(random, VersionRandom), custom)
}

// Custom returns the custom data of a random or a Notifier based UUID: its low
// nibble is the high one of octet 6, its high nibble the low one of octet 7. It
// is false for every other value. True means that the bits are there, not that
// anyone put them there; decide nothing about security by them.
func Custom(stored [16]byte) (uint8, bool) {
	if !is(stored, VersionRandom) && !is(stored, VersionNotifier) {
		return 0, false
	}
	return custom(stored), true
}

func custom(stored [16]byte) uint8 { return stored[7]<<4 | stored[6]>>4 }

// NameBased returns the version 3 UUID of data in a namespace. The namespace is
// stored bytes like every value here; what is hashed is its text-order bytes,
// so the text of the result is the one that RFC 4122 gives. MD5 is no protection
// against someone who looks for two names with one UUID.
func NameBased(namespace [16]byte, data []byte) (stored [16]byte) {
	ns := codec.MixedEndian.Decode(namespace)
	h := md5.New()
	h.Write(ns[:])
	h.Write(data)
	var digest [md5.Size]byte
	h.Sum(digest[:0])
	return stamp(codec.MixedEndian.Encode(digest), VersionNameBased)
}

// stamp sets version and variant.
func stamp(stored [16]byte, version uint8) [16]byte {
	stored[7] = version<<4 | stored[7]&0x0f
	stored[8] = 0x80 | stored[8]&0x3f
	return stored
}

// stampCustom sets the custom data.
func stampCustom(stored [16]byte, custom uint8) [16]byte {
	stored[6] = custom<<4 | stored[6]&0x0f
	stored[7] = stored[7]&0xf0 | custom>>4
	return stored
}
