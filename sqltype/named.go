package sqltype

import (
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"hash"
)

// NewV3 returns the version 3 UUID of a name in a namespace (RFC 9562, section
// 5.3): the first 128 bits of the MD5 of the sixteen bytes of ns in network order
// and of name, with version and variant put over theirs. The same name gives the
// same id for ever, so name must be in its canonical form (section 6.5): no
// change of case or of Unicode normalisation is made here. New programs take
// [NewV5].
func NewV3(ns UUID, name []byte) UUID { return named(md5.New(), 3, ns, name) }

// NewV5 is [NewV3] with SHA-1 and version 5 (RFC 9562, section 5.5).
func NewV5(ns UUID, name []byte) UUID { return named(sha1.New(), 5, ns, name) }

// NewV8SHA256 is [NewV3] with SHA-256 and version 8, the example of RFC 9562,
// appendix B.2. What hash a version 8 UUID holds is private to those who agreed
// on it: nothing in the id says so.
func NewV8SHA256(ns UUID, name []byte) UUID { return named(sha256.New(), 8, ns, name) }

func named(h hash.Hash, version byte, ns UUID, name []byte) UUID {
	var sum [sha256.Size]byte
	h.Write(ns[:])
	h.Write(name)
	h.Sum(sum[:0])
	return stamp([16]byte(sum[:16]), version)
}

// stamp puts the version and the RFC variant over their six bits.
func stamp(b [16]byte, version byte) UUID {
	b[6] = b[6]&0x0f | version<<4
	b[8] = b[8]&0x3f | 0x80
	return b
}
