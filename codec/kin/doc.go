// Package kin reads and writes the sixteen identifiers that the authors of
// draft-peabody-dispatch-new-uuid-format-01 (section 2) compared before they
// designed new UUIDs, as far as they fit sixteen bytes.
//
// Every [Kind] converts its own text to [16]byte and back, says when it was
// made and what its parts are. [Kinds] lists them; [Identify] says as which of
// them a text can be read.
//
// # How they fit
//
// Seven have 128 bits, or are UUIDs, and are taken as they are: [ULID],
// [LexicalUUID], [Flake], [SID], [OrderedUUID] and [COMB] (with [COMBFirst] and
// [COMBLegacy]), and [CUID], whose 24 base36 digits are a number of 124.1 bits.
//
// Four are shorter, of 12 or 15 bytes: [XID], [ObjectID], [PushID] and
// [Elasticflake]. Their bytes stand first and zero bytes follow.
//
// Four are 64-bit numbers: [Snowflake], [ShardingID], [FlakeID] and
// [Sonyflake]. Their bits go into a version 8 UUID, 48, then 12, then 4 of them;
// a one and zeros follow. See [Numeric].
//
// One does not fit: [KSUID] has 160 bits and is refused with [ErrTooWide].
//
// Nothing is lost: Encode gives exactly the text that Decode read, but for the
// case of the letters where a kind takes both, and for [SID], which has four
// texts. Padding is checked whenever sixteen bytes are read; Encode of bytes
// that are not of the kind is empty, and Check says why.
//
// # In a database
//
// Only the UUID kinds and the four numbers carry a UUID's version and variant.
// A native UUID type of PostgreSQL or SQL Server takes any sixteen bytes;
// MariaDB's refuses some others, so use BINARY(16) for those there. As bytes, all kinds but
// [COMB] and [COMBLegacy] sort by time ([Kind] TimeOrdered); SQL Server's
// uniqueidentifier has another order, in which just those two do.
//
// # What it does not do
//
// It makes no identifiers. It does not guess: sixteen bytes do not say of which
// kind they are, and a decimal number does not say its epoch.
//
// # Coverage
//
// Each kind has a file of its name, with a drawing, the unit and epoch of its
// time, and its source. What all kinds share is tested for each of them by
// TestDecodeOfEncodeIsTheSame, TestStrictness, TestTimeOrder and FuzzKinds.
//
//	identifier of the draft   value           published values                 own rule
//	 1 LexicalUUID, Twitter   LexicalUUID     TestVectors/LexicalUUID          TestFields
//	 2 Snowflake, Twitter     Snowflake       TestVectors/Snowflake            TestNumbersKeepTheirBits
//	 3 Flake, Boundary        Flake           TestVectors/Flake                TestFields
//	 4 ShardingID, Instagram  ShardingID      TestVectors/ShardingID           TestNumbersKeepTheirBits
//	 5 KSUID, Segment         KSUID           TestKSUIDIsRefused               refused: 160 bits
//	 6 Elasticflake           Elasticflake    TestVectors/Elasticflake         TestPaddingIsChecked
//	 7 FlakeID, T. Pawlak     FlakeID         TestVectors/FlakeID              TestNumbersKeepTheirBits
//	 8 Sonyflake, Sony        Sonyflake       TestVectors/Sonyflake            TestNumbersKeepTheirBits
//	 9 orderedUuid, Laravel   OrderedUUID     TestVectors/orderedUuid          TestVersionIsChecked
//	10 COMBGUID, R. Tallent   COMB            TestVectors/COMB                 TestVersionIsChecked
//	                          COMBFirst       TestVectors/COMB,_time_first     TestVersionIsChecked
//	                          COMBLegacy      TestVectors/COMB,_legacy_datetime  TestLegacyTicks
//	11 ULID, A. Feerasta      ULID            TestVectors/ULID                 TestFields
//	12 SID, A. Chilton        SID             TestVectors/SID                  TestSIDTexts
//	13 pushID, Google         PushID          TestVectors/pushID               TestPaddingIsChecked
//	14 XID, O. Poitrey        XID             TestVectors/XID                  TestPaddingIsChecked
//	15 ObjectID, MongoDB      ObjectID        TestVectors/ObjectID             TestPaddingIsChecked
//	16 CUID, E. Elliott       CUID            TestVectors/CUID                 TestCUIDForm
package kin
