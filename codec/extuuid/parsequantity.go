package extuuid

import "strings"

// parseQuantity reads [<context>:]<value>{*|/}<unit><power>…
func parseQuantity(body string) (Value, error) {
	var v Quantity
	if context, rest, ok := strings.Cut(body, ":"); ok {
		a, err := scanDigits("a", context, "")
		if err != nil {
			return nil, err
		}
		if a.cmp(u64(15)) > 0 {
			return nil, overflow("a", "0 to 15")
		}
		v.A, body = uint8(a.lo), rest
	}
	number, rest := body, ""
	if i := strings.IndexAny(body, "*/"); i >= 0 {
		number, rest = body[:i], body[i:]
	}
	n, err := scanNumeral(number)
	if err != nil {
		return nil, err
	}
	f, _, err := n.round(ieee64)
	if err != nil {
		return nil, overflow("v", "an IEEE double")
	}
	v.V = f.double()
	for rest != "" {
		i, x, after, err := scanUnit(rest)
		if err != nil {
			return nil, err
		}
		if v.X[i] != (Xponent{}) { // the unit stands twice
			return nil, ErrSyntax
		}
		v.X[i], rest = x, after
	}
	return v, nil
}

// scanUnit reads {*|/}<unit>[<n>[/<d>]].
func scanUnit(s string) (i int, x Xponent, rest string, err error) {
	sign := 1
	if s[0] == '/' {
		sign = -1
	} else if s[0] != '*' {
		return 0, x, "", ErrSyntax
	}
	s = s[1:]
	i = -1
	for j, u := range units {
		if strings.HasPrefix(s, u) && (i < 0 || len(u) > len(units[i])) {
			i = j
		}
	}
	if i < 0 {
		return 0, x, "", ErrSyntax
	}
	s = s[len(units[i]):]
	n, d := 1, 1
	if s != "" && isDigit(s[0]) {
		n, s = int(s[0]-'0'), s[1:]
		if len(s) > 1 && s[0] == '/' && isDigit(s[1]) {
			d, s = int(s[1]-'0'), s[2:]
		}
	}
	if n < 1 || n > 7 || d < 1 || d > 7 {
		return 0, x, "", overflow(xponentNames[i], "n and d from 1 to 7")
	}
	x, err = Power(sign*n, d)
	return i, x, s, err
}
