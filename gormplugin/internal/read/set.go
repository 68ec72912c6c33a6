package read

import "slices"

// A Flag is what is known of a value or of a set of arguments.
type Flag uint16

// These are what a caller asks of an argument.
const (
	Like    Flag = 1 << iota // it meets something by LIKE
	List                     // it stands in a list
	Derived                  // a subquery selects it, and no column
	Values                   // it stands in VALUES that are no INSERT's
	Nested                   // it stands in a tuple, a BETWEEN or a function
	Set                      // a column is set to it
	Inexact                  // it is compared by another operator than =, <> and IN

	unknown // it meets, or can be, something that is not known
	free    // it meets something to which its form does not matter
	literal // it is a text that is written out
)

// mostColumns is how many columns a value can be. One that can be more is not known.
const mostColumns = 16

// A set is one argument, or the arguments of several sets. What a set meets reaches its arguments
// when all of the SQL has been read, so that no list of arguments is walked twice.
type set struct {
	of      []*set
	columns []*Column
	flags   Flag
}

func (s *set) give(columns []*Column, flags Flag) {
	if s == nil {
		return
	}
	s.flags |= flags
	var ok bool
	if s.columns, ok = mergeColumns(s.columns, columns); !ok {
		s.flags |= unknown
	}
}

// mergeColumns adds the columns that are not there. It reports whether these are not too many.
func mergeColumns(all, more []*Column) ([]*Column, bool) {
	if len(all) == 0 {
		return more[:len(more):len(more)], true
	}
	for _, c := range more {
		if slices.Contains(all, c) {
			continue
		}
		if len(all) == mostColumns {
			return all, false
		}
		all = append(all, c)
	}
	return all, true
}

// pushDown gives each argument what the sets have met that it is in. A set is made after those
// that it has.
func (p *parser) pushDown() {
	for _, s := range slices.Backward(p.sets) {
		p.steps += len(s.of)
		for _, one := range s.of {
			one.give(s.columns, s.flags)
		}
	}
}

// A value is what an expression can be.
type value struct {
	columns []*Column
	args    *set
	flags   Flag
	tuple   []value // of several columns; nil for one
}

var (
	unknownValue = value{flags: unknown}
	textValue    = value{columns: []*Column{Text}}
)

// A union is a value that can be any of several.
type union struct {
	value
	sets []*set
}

func (u *union) add(v value) {
	var ok bool
	if u.columns, ok = mergeColumns(u.columns, v.columns); !ok || v.tuple != nil {
		u.flags |= unknown
		meetUnknown(v)
	}
	u.flags |= v.flags & unknown
	if v.args != nil {
		u.sets = append(u.sets, v.args)
	}
}

// union returns the value. Its arguments have met its columns.
func (p *parser) union(u union) value {
	switch v := u.value; len(u.sets) {
	case 0:
		return v
	case 1:
		v.args = u.sets[0]
		v.args.give(v.columns, v.flags)
		return v
	default:
		v.args = &set{of: u.sets}
		v.args.give(v.columns, v.flags)
		p.sets = append(p.sets, v.args)
		return v
	}
}

// meet says that two values are compared, or that one is assigned to the other.
func (p *parser) meet(a, b value) {
	if a.tuple != nil || b.tuple != nil {
		if len(a.tuple) != len(b.tuple) {
			meetUnknown(a)
			meetUnknown(b)
			return
		}
		for i := range a.tuple {
			p.meet(a.tuple[i], b.tuple[i])
		}
		return
	}
	flags := (a.flags | b.flags) & unknown
	a.args.give(b.columns, flags)
	b.args.give(a.columns, flags)
	if a.flags&literal != 0 && len(b.columns) == 0 {
		b.args.give(textValue.columns, 0)
	}
	if b.flags&literal != 0 && len(a.columns) == 0 {
		a.args.give(textValue.columns, 0)
	}
}

// meetUnknown says that a value meets something that is not known.
func meetUnknown(v value) {
	v.args.give(nil, unknown)
	for _, one := range v.tuple {
		meetUnknown(one)
	}
}
