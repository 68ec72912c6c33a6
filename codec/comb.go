package codec

// A COMB is an identifier with a time in six of its bytes and random bits in the
// others. Generators put the time last, where SQL Server compares first.
var (
	// CombFirst stores a COMB whose time stands last in the text with the time
	// first, so that it sorts bytewise: the first and the last six bytes change
	// places (ramsey/uuid, TimestampFirstCombCodec). It is its own inverse, so
	// it also stores an identifier that begins with its time with the time last.
	CombFirst Layout = newPermutation("comb-first",
		10, 11, 12, 13, 14, 15, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5)

	// CombLast stores a COMB whose time stands last in the text as it is
	// (ramsey/uuid, TimestampLastCombCodec), another name for [Network].
	CombLast = Network

	// SequentialGUID is the plain permutation under which SQL Server's order is the byte order of
	// the original. buvinghausen/SequentialGuid and, for version 6, HyperUuid write it. It moves
	// the version and the variant to where no reader looks for them: it is here to decode what they
	// have stored, and [SQLServerOrder] is for new keys.
	SequentialGUID Layout = newPermutation("sequential-guid",
		12, 13, 14, 15, 10, 11, 8, 9, 6, 7, 0, 1, 2, 3, 4, 5)
)
