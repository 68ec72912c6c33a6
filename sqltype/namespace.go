package sqltype

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
