// Package peabody reads, writes and makes the three UUID versions of the
// Internet-Draft draft-peabody-dispatch-new-uuid-format-01 of April 2021, from
// which RFC 9562 grew. Version 6 became RFC as it was but for one bit of its
// node; versions 7 and 8 did not, and ids of the old version 7 are in databases
// under the number that another layout has today.
//
// All bytes are in network order, as the text reads.
//
// # Coverage
//
// The sections of the document, what does each, and the test that holds it:
//
//	2         sorting as opaque bytes     V6, V7, V8 generators     TestSection2…
//	4         text 8-4-4-4-12             Encode, Decode            TestSection4Text
//	4.1, 4.2  version and variant         Version                   TestSection41And42…
//	4.3       UUIDv6 layout, Figure 1     V6, NewV6, V6Of           TestSection43…
//	4.3.1     its timestamp               V6.Timestamp, V6.Time     TestSection431…
//	4.3.2     its clock sequence          V6.ClockSequence          TestSection432And433…
//	4.3.3     its node                    V6Generator.New           TestSection432And433…
//	4.3.4     creation, Table 3           V6Generator, V6FromV1,    TestSection434…
//	                                      V1FromV6
//	4.4       UUIDv7 layout, Figure 2     V7, V7Of                  TestSection44…
//	4.4.1     its timestamp               V7.UnixTS, V7.Time        TestSection441…
//	4.4.2     its clock sequence          V7Generator               TestSection442…
//	4.4.3     its node                    Node, V7Layout.Encode     TestSection443…
//	4.4.4.1   encoding, Figures 3 to 5    Millisecond, Microsecond, TestSection4441…
//	                                      Nanosecond, V7Layout
//	4.4.4.2   decoding, both scenarios    V7.Subsec, V7.Time,       TestSection4442…
//	                                      V7.TimeBits
//	4.5       UUIDv8 layout, Figure 6     V8, V8Of                  TestSection45…
//	4.5.1     its timestamp               V8Layout                  TestSection451…
//	4.5.2     its clock sequence          V8Generator               TestSection452…
//	4.5.3     its node                    V8Layout.NodeBits         TestSection453…
//	4.5.4     creation, all algorithms    V8Generator, Store        TestSection454…
//	5         storage as 128 bits         Decode                    TestSection4Text
//	6         uniqueness                  the generators            TestSection2And6…
//	7         machineID                   MachineID                 TestSection7…
//	9         no MAC address in a node    the generators            TestSection432And433…
//	9         use elsewhere               refused: what an id is used for, and where a
//	                                      machineID comes from, is not in its bits
//	1, 3, 8   no layout and no rule       nothing to do; 10 to 12 likewise
//	RFC 9562  the old version 7 today     Suspect, ToRFC, FromRFC,  TestSuspect…,
//	                                      V7Layout.ToRFC, .FromRFC  TestToRFC…
//
// # Decisions
//
// Where the document is silent or contradicts itself, each with its test:
//
//  1. A version 7 fraction is rounded up to its bits, so that every
//     millisecond, microsecond and nanosecond survives a reader that truncates
//     (TestSection4441EveryMillisecond… and its neighbours). A layout whose bits
//     cannot ensure that is refused.
//  2. Table 3 pairs the slots that change places and not values. Version 1 and 6
//     are converted by their 60-bit timestamp (TestSection434Table3…).
//  3. The clock sequence of version 6 is continued modulo 2^14, as RFC 4122
//     does; the node, fresh each time, keeps ids apart.
//  4. For versions 7 and 8 the sequence starts from zero in each tick and ends
//     with [ErrSequence]; a clock that steps back stays at its last tick.
//     The steps of 4.5.4 contradict 4.5.2 in both; [V8Config] has them as
//     AsPrinted (TestSection454AsPrinted…).
//  5. A sequence of n bits has 2^n values, one more than 4.5.2 counts, zero
//     being the first.
//  6. 4.5.1 wants the leftover bits of a timestamp field zero: readers refuse
//     others. A timestamp of 61 to 64 bits keeps its 60 most significant, as
//     4.5.4 recommends, and never the least significant, which it allows too;
//     beyond 64 all bits are kept.
//  7. "32 bits" in the clock step of all algorithms of 4.5.4, and time_or_node
//     in their formats, are taken for slips: the clock has the heading's bits,
//     and the field is time_or_seq.
//
// # Old or new
//
// Version 7 by this draft and by RFC 9562 are told apart by nothing but the
// plausibility of their times. [Suspect] gives both readings and says which is
// plausible; it decides nothing. [V7Layout.ToRFC] rewrites every old id of a
// writer whose layout is known, and [ToRFC] those of unknown ones whose bits fit.
//
// # Errors
//
// Every sentinel is an [Error]: [ErrVersion], [ErrField] in a [*FieldError],
// [ErrLayout], [ErrNode], [ErrTime], [ErrSequence] and [ErrBits]. Decode returns
// the errors of [github.com/sqluuid/sqluuid/codec.Parse].
//
// All functions and generators are safe for concurrent use.
package peabody
