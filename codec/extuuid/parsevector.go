package extuuid

import "strings"

// splitName cuts [<name>:]<value>,…
func splitName(body string) (name, values string) {
	if name, values, ok := strings.Cut(body, ":"); ok {
		return name, values
	}
	return "", body
}

// checkN compares the number of values with the attribute n.
func (st statement) checkN(n int) error {
	if st.given > 0 && st.dims[0] != n {
		return overflow("n", itoa(st.dims[0])+" elements, as the text says")
	}
	return nil
}

// elements makes room for the values of a list, of which there may be most.
func elements[T any](list string, most int) ([]T, error) {
	n := strings.Count(list, ",") + 1
	if n > most {
		return nil, overflow("n", "at most "+itoa(most)+" elements")
	}
	return make([]T, 0, n), nil
}

func (st statement) integers() (Value, error) {
	z, list := splitName(st.body)
	v, err := elements[Int](list, intVectorRoom)
	if err != nil {
		return nil, err
	}
	widest := 1
	for part := range strings.SplitSeq(list, ",") {
		n, err := scanInt("element", part)
		if err != nil {
			return nil, err
		}
		v, widest = append(v, n), max(widest, n.mag.bitLen())
	}
	if st.keyword == KeywordInt && st.given == 0 && len(v) == 1 && z == "" {
		return SingleInt{v[0]}, nil
	}
	if err := st.checkN(len(v)); err != nil {
		return nil, err
	}
	l := widest
	if st.keyword == KeywordInt {
		l++ // the sign
	}
	if st.given > 1 {
		l = st.dims[1]
	}
	if l > intVectorRoom {
		return nil, overflow("l", "at most "+itoa(intVectorRoom)+" bits")
	}
	if st.keyword == KeywordInt {
		return IntVector{L: uint8(l), Z: z, V: v}, nil
	}
	return UintVector{L: uint8(l), Z: z, V: v}, nil
}

// floats reads one number as a single float, a list or a name as a standard
// vector, and with all three dimensions a generic one.
func (st statement) floats() (Value, error) {
	z, list := splitName(st.body)
	v, err := elements[numeral](list, floatVectorRoom)
	if err != nil {
		return nil, err
	}
	for part := range strings.SplitSeq(list, ",") {
		n, err := scanNumeral(part)
		if err != nil {
			return nil, err
		}
		v = append(v, n)
	}
	if st.given == 0 && len(v) == 1 && z == "" {
		f, _, err := v[0].round(singleFloat)
		return SingleFloat{f}, err
	}
	if err := st.checkN(len(v)); err != nil {
		return nil, err
	}
	switch st.given {
	case 3:
		l, e := st.dims[1], st.dims[2]
		if err := checkFloatSize(len(v), l, e); err != nil {
			return nil, err
		}
		g := FloatVector{L: uint8(l), E: uint8(e), Z: z}
		g.V, _, err = roundAll(v, g.format())
		return g, err
	case 2:
		f, ok := standardFormat(len(v), st.dims[1])
		if !ok {
			return nil, overflow("l", "80*1, 64*1, 32*1 to 3, 16*1 to 4 or 16*6 bits in a standard vector; add e for a generic one")
		}
		s := StandardFloatVector{F: f, Z: z}
		s.V, _, err = roundAll(v, formats[f].g)
		return s, err
	}
	return shortestStandard(z, v)
}

// shortestStandard takes the narrowest standard format that has room for the
// name and for every number exactly; when none is exact, the widest.
func shortestStandard(z string, v []numeral) (Value, error) {
	var best StandardFloatVector
	err := overflow("n", "1 to 4 or 6 elements in a standard vector; give n, l and e for a generic one")
	for _, size := range []int{16, 32, 64, 80} {
		f, ok := standardFormat(len(v), size)
		if !ok {
			continue
		}
		if _, zErr := f.packContext(z, len(v)); zErr != nil {
			if best.V == nil {
				err = zErr
			}
			continue
		}
		rounded, exact, rErr := roundAll(v, formats[f].g)
		if rErr != nil {
			if best.V == nil {
				err = rErr
			}
			continue
		}
		best = StandardFloatVector{F: f, Z: z, V: rounded}
		if exact {
			break
		}
	}
	if best.V == nil {
		return nil, err
	}
	return best, nil
}

func roundAll(v []numeral, g floatFormat) (out []Float, exact bool, err error) {
	out, exact = make([]Float, 0, len(v)), true
	for _, n := range v {
		f, ok, err := n.round(g)
		if err != nil {
			return nil, false, err
		}
		out, exact = append(out, f), exact && ok
	}
	return out, exact, nil
}
