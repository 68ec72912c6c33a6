package codec

// The byte orders of BSON binary subtype 3, the UUID of older MongoDB drivers
// (mongodb/specifications, bson-binary-uuid). Each driver wrote its own and the
// subtype does not tell which. Subtype 4, and subtype 3 of the Python driver, is
// [Network].
var (
	// JavaLegacy has each half of eight bytes reversed: the Java driver's
	// subtype 3 (JAVA_LEGACY).
	JavaLegacy Layout = newPermutation("java-legacy",
		7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8)

	// CSharpLegacy is the C# driver's subtype 3 (C_SHARP_LEGACY), another name
	// for [MixedEndian].
	CSharpLegacy = MixedEndian
)
