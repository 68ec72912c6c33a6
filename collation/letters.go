package collation

// LettersFirst is the order of the text of ids where letters come before digits. EBCDIC has it
// (DB2 for z/OS and for i): the digits a to f, then 0 to 9.
var LettersFirst Order = &lettersFirst{}

type lettersFirst struct{}

// rank turns each hexadecimal digit into its place in a b c d e f 0 1 ... 9.
func (*lettersFirst) rank(x uint64) uint64 {
	const each, six = 0x0f0f_0f0f_0f0f_0f0f, 0x0606_0606_0606_0606
	return (x>>4&each+six)&each<<4 | (x&each+six)&each
}

func (o *lettersFirst) Compare(a, b [16]byte) int {
	return compare(o.rank(high(a)), o.rank(low(a)), o.rank(high(b)), o.rank(low(b)))
}
func (o *lettersFirst) Key(id [16]byte) [16]byte { return key(o.rank(high(id)), o.rank(low(id))) }
func (*lettersFirst) String() string             { return "letters-first" }
