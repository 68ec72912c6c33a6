package sqltype

// The names that people write.
type (
	// Hex is a UUID in a CHAR(32) column.
	Hex = As[FormHex]

	// Braced is a UUID in a CHAR(38) column.
	Braced = As[FormBraced]

	// Base32 is a UUID in a CHAR(26) column, as a ULID.
	Base32 = As[FormBase32]

	// EUIDText is an EUID in a CHAR(27) column, 27 symbols there and in JSON. [EUID] is
	// the same in sixteen bytes. The tag uuid:"euid" has gormplugin fill it with EUIDs.
	EUIDText = As[FormEUID]

	// GUID is a UUID in a uniqueidentifier column of SQL Server. Its driver
	// returns the stored bytes, half of them swapped, which is what Scan expects;
	// with the driver's option "guid conversion=true" they come in network order,
	// and the type to read them with is [UUID].
	GUID = As[FormMixedEndian]

	// OrderedGUID is a UUID in a uniqueidentifier column of SQL Server, stored so
	// that versions 6 and 7 ascend there. The server, its tools and Value show
	// the stored value, whose text is not the id's: Scan turns text and bytes
	// of such a column back to the id, while String, JSON and [Parse] have the
	// id's own text. What is said of the driver's option at [GUID] holds.
	OrderedGUID = As[FormSQLServerOrder]

	// Swapped is a UUID in a BINARY(16) column that MySQL's UUID_TO_BIN(x, 1)
	// filled. MySQL swaps whatever the version is. In GORM it needs
	// gormplugin.
	Swapped = As[FormTimeSwapped]
)

// The same for columns that may be NULL.
type (
	// NullHex is a [Hex] that may be NULL.
	NullHex = NullAs[FormHex]
	// NullBraced is a [Braced] that may be NULL.
	NullBraced = NullAs[FormBraced]
	// NullBase32 is a [Base32] that may be NULL.
	NullBase32 = NullAs[FormBase32]
	// NullEUIDText is an [EUIDText] that may be NULL.
	NullEUIDText = NullAs[FormEUID]
	// NullGUID is a [GUID] that may be NULL.
	NullGUID = NullAs[FormMixedEndian]
	// NullOrderedGUID is an [OrderedGUID] that may be NULL.
	NullOrderedGUID = NullAs[FormSQLServerOrder]
	// NullSwapped is a [Swapped] that may be NULL.
	NullSwapped = NullAs[FormTimeSwapped]
)
