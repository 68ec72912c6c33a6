package transform

// Sample returns base, changed so that In has it, to try an engine with. Out may have it too.
func (p Pattern) Sample(base [16]byte) [16]byte {
	if p.Version != 0 {
		base[6], base[8] = base[6]&0x0f|byte(p.Version)<<4, base[8]&0x3f|0x80
	}
	for _, r := range p.In {
		switch {
		case len(r.Lo) == 1:
			n := int(r.Hi[0]) - int(r.Lo[0]) + 1
			base[r.At] = r.Lo[0] + byte((7*int(base[r.At])+5)%n)
		case base[15]%2 == 0:
			copy(base[r.At:], r.Lo)
		default:
			copy(base[r.At:], r.Hi)
		}
	}
	return base
}
