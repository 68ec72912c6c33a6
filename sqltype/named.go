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

// The namespaces of RFC 9562, section 6.6, for [NewV3], [NewV5] and
// [NewV8SHA256]. Any other UUID may serve as a namespace of its own.

// NamespaceDNS returns the namespace of fully qualified domain names.
func NamespaceDNS() UUID { return namespace(0x10) }

// NamespaceURL returns the namespace of URLs.
func NamespaceURL() UUID { return namespace(0x11) }

// NamespaceOID returns the namespace of ISO object identifiers.
func NamespaceOID() UUID { return namespace(0x12) }

// NamespaceX500 returns the namespace of X.500 distinguished names, in DER or as
// text.
func NamespaceX500() UUID { return namespace(0x14) }

// namespace returns 6ba7b8xx-9dad-11d1-80b4-00c04fd430c8.
func namespace(x byte) UUID {
	return UUID{0x6b, 0xa7, 0xb8, x, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8}
}
