// Package extuuid reads and writes EXTUUIDs: UUIDs that are not drawn or
// counted but hold an identifier that already exists, such as a catalogue
// number, an amount of money, a physical quantity, an instant or a few numbers.
//
// The format is that of Alexandru Corlan's specification of 18 October 2012, at
// dan.corlan.net/software/corlpack/extuuid.html. No other implementation and no
// later version is known. It is incomplete and in places contradicts itself;
// what was decided is listed below, and makes this package experimental: a
// successor of the document may decide otherwise.
//
// # Use
//
// A [Value] is one of ten types, whose fields have the document's names. [Pack]
// turns it into sixteen bytes and [Unpack] turns those back. [Encode] prints
// sixteen bytes in the document's syntax; [Decode] reads it strictly and
// [DecodeSmart] reads shorter forms. [Money] shows how an application builds a type
// of its own on these, and a [SmartParser] reads and prints such types too. A column
// of them is a sqltype.ID[Text].
//
// An identifier that [Unpack] takes packs to the same bits, and its text is
// read back as the same identifier. Whatever would be a second spelling of a
// value is refused. What does not fit is refused with an [*OverflowError] that
// names the field.
//
// Texts longer than 512 bytes are refused unread, and reading one allocates at
// most 1 KiB in all, also of vectors and of numbers near 1e9900. A decimal
// exponent beyond 9900 on either side is refused, for no field holds it but that
// of a generic vector, whose numbers have the hexadecimal form. [Unpack] returns
// the elements of a vector in a slice, of which there are at most 103, of 24
// bytes each.
//
// # Version
//
// The document asks for version 6, which RFC 9562 has since given to reordered
// time; no bit tells the two apart. This package writes version 8, which is
// free for such uses, and version 6 only through [PackVersion]. Reading takes
// both and says which it was. Do not read version 6 identifiers of unknown
// origin: although the reordered times from December 2010 to June 2039 are all
// refused, earlier and later ones may look like anything.
//
// # Storage
//
// An EXTUUID goes wherever a version 8 UUID goes, but for one engine: the uuid
// type of MariaDB (seen in 10.11.19) refuses version 8 values whose ninth byte
// is 80, which that of small numbers and short symbols is. Use BINARY(16) there.
// The order of the bytes is not the order of the values.
//
// # Decisions
//
// Where the document is silent or contradicts itself. Each has a test named for
// it, TestDecision01… to TestDecision27….
//
//  1. The schemes A to F have the codes 0 to 5 in the field c; 6 and 7 are
//     reserved.
//  2. Scheme B has no character 0x3B: the table leaves it out.
//  3. Ten characters of scheme D take 48 bits, as the formula says and the
//     example does not. Scheme F has base 38, as its formula says, not 28. In
//     both the first character is the most significant.
//  4. The schemes that take any case read back in upper case.
//  5. One character of five bits leaves 107 bits for a serial number, not 105.
//  6. A scheme that is not named is the first, in the order of the letters, that
//     has the characters and leaves room for the number.
//  7. The field e of a fixed is 0 to 31; the 32 of the syntax does not fit it.
//  8. The q of a fixed is in two's complement, so that 83 bits hold amounts up
//     to 2^82.
//  9. Every other signed integer is a sign bit and a magnitude, single, in a
//     vector and in a time. There is no minus zero.
//  10. The power of a unit runs from -7 to 7, for three bits hold no 8. It is
//     written in lowest terms, and the power 0 as seven zero bits.
//  11. Infinities and NaNs have no printed form and are refused, and so is the
//     spelling of minus zero; a minus zero of the program is stored as zero.
//  12. All floats follow IEEE 754: a hidden bit, an exponent biased by
//     2^(e-1)-1, subnormal numbers below. e is at least 1.
//  13. The fields of a float stand in the order in which the document lists
//     them: sign, mantissa, exponent in the single float; exponent, sign,
//     mantissa in the generic vector; IEEE's own in the standard vectors.
//  14. The epoch of a time is 15 October 1582, 00:00 UTC. Days have 86400
//     seconds.
//  15. The sign of a time applies to seconds and fraction together.
//  16. The generic integer vectors leave z 103-n·l bits and the generic float
//     vector 98-n·l. A vector has at least one element, an element at least the
//     bits that its sign and one more take.
//  17. A name in z is in scheme B, or in scheme C where the document says so. It
//     is filled with '_' and so may not end with one; bits that are left over
//     are zero. No name is zero, for which a name of nothing but A's that fills
//     z is refused.
//  18. In a standard float vector z and the elements follow f directly. The rest,
//     on which the document's sums do not agree, is zero and checked.
//  19. Format 110 has the field n-1 before the elements, since behind them no
//     reader could find it. n is 1 to 4 and z has 96-16n bits.
//  20. The integer bit of an 80-bit float is the one that its exponent implies.
//  21. Text has no version. [Decode] gives version 8; an identifier in version 6
//     is printed as a UUID in hexadecimal. Both parsers take that form, of
//     EXTUUIDs only.
//  22. quant and q are synonyms; quant is printed. A context a that is not zero
//     stands as a number before the value: quant:5:22.4*m3.
//  23. A time without the attribute l gets the smallest l that tells its digits
//     apart. Outside the years 1 to 9999 it is printed in seconds, after a minus
//     sign if before the epoch. A year alone is read as seconds, and a leap
//     second is refused.
//  24. An f of one number without name and dimensions is a single float. With
//     n, l and e it is a generic vector; with n and l the standard vector of
//     that many elements of that size; else the smallest standard vector with
//     room for the name that holds each number exactly, or when there is none
//     the largest. An int or a uint without l gets the smallest.
//  25. Floats with a binary exponent beyond ±1100 are printed in hexadecimal,
//     0x1.8p+32000, and every f may be written so.
//  26. The decision of section 3.8 is that of [SmartParser]; the first rule that
//     holds is final.
//  27. The published text has lost the placeholders of its syntax. They are
//     read as serial:<name>:<number>, fixed<e>:<name>:<number> and
//     <type>/<n>*<l>*<e>:<name>:<value>,<value>*<unit><power>. A colon follows
//     sym and its letter. Keywords are in lower case, the letters of schemes in
//     upper case.
//
// # Coverage
//
//	section  subject                  functions                              tests
//	3, 3.6   122 bits in 128          Pack, PackVersion, Unpack              TestSection3_6Mapping
//	3.1      types                    Unpack                                 TestSection3_1Types
//	3.1      type 11                  refused: the document reserves it      TestSection3_1Types
//	3.2.1    scheme A                 Scheme, SchemeA                        TestSection3_2_1SchemeA
//	3.2.2    scheme B                 SchemeB                                TestSection3_2_2SchemeB
//	3.2.3    scheme C                 SchemeC                                TestSection3_2_3SchemeC
//	3.2.4    scheme D                 SchemeD, Scheme.Bits                   TestSection3_2_4SchemeD
//	3.2.5    scheme E                 refused: the document does not         TestSection3_2_5SchemeEIsRefusedByName
//	                                  support it
//	3.2.6    scheme F                 SchemeF, Scheme.Bits                   TestSection3_2_6SchemeF
//	3.3      symserial                Symserial, NewSymserial                TestSection3_3Symserial, TestSection3_3LongestNames
//	3.4      fixed                    Fixed, NewFixed                        TestSection3_4Fixed
//	3.5      000 int                  SingleInt                              TestSection3_5Int
//	3.5      001 quant                Quantity, Xponent, Power               TestSection3_5Quantity
//	3.5      010 single float         SingleFloat, Float                     TestSection3_5SingleFloat
//	3.5      011 time                 Time, NewTime                          TestSection3_5Time, TestSection3_5TimeOfTheYear2200
//	3.5      100 int vector           IntVector                              TestSection3_5IntVector
//	3.5      101 uint vector          UintVector                             TestSection3_5UintVector
//	3.5      110 float vector         FloatVector                            TestSection3_5FloatVector
//	3.5      111 standard floats      StandardFloatVector, Format            TestSection3_5StandardFloatVector
//	3.5      111, format 111          refused: the document reserves it      TestSection3_5StandardFormat111IsRefused
//	3.7      printed form             Encode, AppendEncode                   TestSection3_7PrintedRepresentation
//	3.7.1    minimal parser           Decode                                 TestSection3_7_1MinimalParserWantsPrefixAndType
//	3.7.1    smart parser             DecodeSmart, SmartParser               TestSection3_7_1SmartParser
//	3.7.2    symbols                  Decode, NewSymserial                   TestSection3_7_2Symbols
//	3.7.3    serial numbers           Decode                                 TestSection3_7_3SerialNumbers
//	3.7.4    fixed numbers            Decode, NewFixed                       TestSection3_7_4FixedNumbers
//	3.7.5    int, uint                Decode                                 TestSection3_7_5Integers
//	3.7.5    q                        Decode                                 TestSection3_7_5Quantities
//	3.7.5    t                        Decode                                 TestSection3_7_5Times
//	3.7.5    t, a format string       refused: the document leaves its       TestSection3_7_5Times
//	                                  syntax open
//	3.7.5    f                        Decode, ParseFloat                     TestSection3_7_5Floats
//	3.8      type decision            DecodeSmart                            TestSection3_8TypeDecision
//	4.1      app types                App, SmartParser                       ExampleSmartParser
//	4.1.1    a currency value         Money, EnpackMoney, UnpackMoney,       TestSection4_1_1Currency, TestMoneyAdds, FuzzMoneyMul
//	                                  ParseMoney, ParseMoneyID, MoneyApp,
//	                                  Money.Add, Money.Mul
package extuuid
