package extuuid

import (
	"iter"
	"strings"
)

// splitName cuts [<name>:]<value>,…
func splitName(body string) (name, values string) {
	if name, values, ok := strings.Cut(body, ":"); ok {
		return name, values
	}
	return "", body
}

// checkN compares the number of values with the attribute n.
func (st statement) checkN(n int) error {
	if st.dimCount > 0 && st.dims[0] != n {
		return overflow("n", itoa(st.dims[0])+" elements, as the text says")
	}
	return nil
}

// countElements counts the values of a list. There may be at most so many.
func countElements(list string, most int) (int, error) {
	n := strings.Count(list, ",") + 1
	if n > most {
		return 0, overflow("n", "at most "+itoa(most)+" elements")
	}
	return n, nil
}

func (st statement) integers() (bitString, error) {
	z, list := splitName(st.body)
	n, err := countElements(list, intVectorRoom)
	if err != nil {
		return bitString{}, err
	}
	var last Int
	widest := 1
	for part := range strings.SplitSeq(list, ",") {
		if last, err = scanInt("element", part); err != nil {
			return bitString{}, err
		}
		widest = max(widest, last.mag.bitLen())
	}
	if st.keyword == keywordInt && st.dimCount == 0 && n == 1 && z == "" {
		return SingleInt{last}.pack()
	}
	if err := st.checkN(n); err != nil {
		return bitString{}, err
	}
	y, l := subtypeUintVector, widest
	if st.keyword == keywordInt {
		y, l = subtypeIntVector, widest+1 // the sign
	}
	if st.dimCount > 1 {
		l = st.dims[1]
	}
	if l > intVectorRoom {
		return bitString{}, overflow("l", "at most "+itoa(intVectorRoom)+" bits")
	}
	return packInts(y, z, n, l, intsOf(list))
}

// intsOf reads a list that has been read before, without a fault.
func intsOf(list string) iter.Seq[Int] {
	return func(yield func(Int) bool) {
		for part := range strings.SplitSeq(list, ",") {
			if e, _ := scanInt("element", part); !yield(e) {
				return
			}
		}
	}
}

// floats reads one number as a single float, and a list or a name as a standard vector. With all
// three dimensions it reads a generic one.
func (st statement) floats() (bitString, error) {
	z, list := splitName(st.body)
	n, err := countElements(list, floatVectorRoom)
	if err != nil {
		return bitString{}, err
	}
	for part := range strings.SplitSeq(list, ",") {
		if _, err := scanNumeral(part); err != nil {
			return bitString{}, err
		}
	}
	if st.dimCount == 0 && n == 1 && z == "" {
		v, _ := scanNumeral(list)
		f, _, err := v.round(singleFloat)
		if err != nil {
			return bitString{}, err
		}
		return SingleFloat{f}.pack()
	}
	if err := st.checkN(n); err != nil {
		return bitString{}, err
	}
	switch st.dimCount {
	case 3:
		return genericFloats(z, list, n, st.dims[1], st.dims[2])
	case 2:
		f, ok := standardFormat(n, st.dims[1])
		if !ok {
			return bitString{}, overflow("l", "80*1, 64*1, 32*1 to 3, 16*1 to 4 or 16*6 bits in a standard vector; add e for a generic one")
		}
		x, _, err := standardFloats(z, list, f)
		return x, err
	}
	return shortestStandard(z, list, n)
}

// genericFloats packs a list whose syntax has been checked.
func genericFloats(z, list string, n, l, e int) (bitString, error) {
	if err := checkFloatSize(n, l, e); err != nil {
		return bitString{}, err
	}
	var fault error
	x, err := packFloats(z, n, l, e, func(yield func(Float) bool) {
		for part := range strings.SplitSeq(list, ",") {
			v, _ := scanNumeral(part)
			f, _, err := v.round(genericFormat(l, e))
			if err != nil {
				fault = err
				return
			}
			if !yield(f) {
				return
			}
		}
	})
	if fault != nil {
		return bitString{}, fault
	}
	return x, err
}

// standardFloats packs a list whose syntax has been checked, and says whether
// every number of it is exact.
func standardFloats(z, list string, format Format) (x bitString, exact bool, err error) {
	var room [maxStandard]Float
	v := StandardFloatVector{F: format, Z: z, V: room[:0]}
	exact = true
	for part := range strings.SplitSeq(list, ",") {
		n, _ := scanNumeral(part)
		f, ok, err := n.round(formats[format].g)
		if err != nil {
			return bitString{}, false, err
		}
		v.V, exact = append(v.V, f), exact && ok
	}
	x, err = v.pack()
	return x, exact, err
}

// shortestStandard takes the narrowest standard format that has room for the
// name and for every number exactly; when none is exact, the widest.
func shortestStandard(z, list string, n int) (bitString, error) {
	var best bitString
	err := overflow("n", "1 to 4 or 6 elements in a standard vector; give n, l and e for a generic one")
	for _, size := range []int{16, 32, 64, 80} {
		f, ok := standardFormat(n, size)
		if !ok {
			continue
		}
		x, exact, fault := standardFloats(z, list, f)
		switch {
		case fault == nil:
			best, err = x, nil
		case err != nil:
			err = fault
		}
		if exact && fault == nil {
			break
		}
	}
	return best, err
}
