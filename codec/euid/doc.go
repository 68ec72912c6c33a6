// Package euid reads, writes and makes EUIDs, Extendable Universally Unique
// Identifiers, as draft 5 of that document defines them: sixteen bytes that
// sort by their millisecond, carry up to 15 bits of the application's own data,
// and are written as 27 symbols of which the last detect a mistyped one.
//
// # Layout
//
// All sixteen bytes are big-endian, and bit 127 is the first:
//
//	127..83  Timestamp  Unix milliseconds, 45 bits, to 3084-12-12
//	 82..68  15 bits    N Bit Random above, Ext Data in the low Ext Len bits
//	 67..64  Ext Len    0 to 15; 0 means that there is no extension
//	 63..0   Random     in Next: high 32 bits counted up, low 32 bits fresh
//
// There are no version and variant bits, so an EUID is no RFC 9562 UUID, and an
// engine that validates those bits may refuse one in a uuid column: bind it as
// BINARY(16), bytea or RAW(16) there.
//
// # Coverage
//
// The sections of the document, what does each, and the test that holds it:
//
//	Timestamps and Randomness   New, Next, Time      TestTimestampsAndRandomness…
//	The Extension               NewWithExtension,    TestTheExtension…
//	                            Extension, ExtLen
//	Encoding, Decoding and      Encode, Decode,      TestEncodingDecodingAndCheckMod…
//	  Check-Mod Symbols         AppendEncode,
//	                            EncodeUnchecked,
//	                            AppendEncodeUnchecked,
//	                            CheckMod
//	Symbol table                Encode, Decode       TestSymbolTable
//	Binary layout (Big Endian)  Split, Fields.Join   TestBinaryLayout
//	Key Attributes of EUIDs     Encode, Next         TestKeyAttributes
//	Drafts 1 and 2              refused by Decode: their texts have other lengths
//	Drafts 3 and 4              SuspectDraft4        TestDrafts3And4CannotBeRefused,
//	                                                 TestSuspectDraft4
//
// # Decisions
//
// Where the document is silent its reference implementation was followed:
//
//  1. Ext Len is the bit length of the extension and at least 1, so that the
//     extension 0 is told from none (TestTheExtensionHasItsBitLength). A decoder
//     takes a longer one too: a published value writes 7 in eight bits.
//  2. Within one millisecond the high half of Random is counted up by one and
//     the low half is fresh. When the high half is all ones there is no next
//     value, and Next says so (TestTimestampsAndRandomnessAnExhaustedHighHalf).
//  3. The check is the whole 128-bit number modulo 127, which leaves 127 free
//     to mean that nothing was computed.
//
// In one thing the reference was not followed. It compares the milliseconds for
// equality, so that a clock which steps back makes a smaller id. [Next] treats
// an earlier clock as the same millisecond and its results only ever increase.
//
// # Drafts 3 and 4 cannot be refused
//
// They wrote the same 27 symbols with the same check over the same 128 bits, and
// divided the first word otherwise:
//
//	draft 5   Timestamp:45  15 bits          Ext Len:4
//	draft 4   time:42       19 bits          version:3, always 0
//
// No bit tells them apart. Draft 5 reserves none: every one of the 2^128 values
// is an EUID of draft 5, and what draft 4 wrote is one whose Ext Len is 0 or 8,
// both of which draft 5 has. The time is no verdict either: the larger of the two
// is in the years that draft 5 promises. And the refusal would refuse draft 5: of
// the values that its reference implementation publishes for it, two are such
// ones (TestDrafts3And4CannotBeRefused). [Decode] therefore takes both, and
// [SuspectDraft4] says when a value is more plausible as the older one.
//
// # Errors
//
// Every sentinel is an [Error]: [ErrLength], [ErrSymbol] and [ErrCheck] from
// Decode, in a [*DecodeError] or a [*CheckError]; [ErrExtension], [ErrTime] and
// [ErrExhausted] where ids are made; [ErrField] from [Fields.Join].
//
// All functions are safe for concurrent use. Next orders what one caller hands
// on to the next; goroutines that share one sequence take a [Generator].
package euid
