package transform

// A Transform is what a rewrite does to one id, in one direction. Transforms are
// immutable; there is one of each, so that pointers to them can be compared.
type Transform struct {
	name     string
	about    string // the ids it applies to, as "version 1"
	from, to Pattern
	digits   Digits
	image    func([16]byte) ([16]byte, bool) // in the place of digits where bits move
	read     func([16]byte) [16]byte         // of a source, nil: as it is stored
	back     *Transform
	listed   bool
	bytes    bool
	ordered  bool
	timeless bool
	undoOnly bool
	oneWay   string
}

// Name returns the name by which the command and the state know it.
func (t *Transform) Name() string { return t.name }

// About says which ids it applies to, as words that follow "ids of".
func (t *Transform) About() string { return t.about }

// From is the set of stored values that it applies to, To the set that their images lie in.
func (t *Transform) From() Pattern { return t.from }

// To is the set that the images lie in: the inverse's From.
func (t *Transform) To() Pattern { return t.to }

// Digits returns where each digit of an image comes from. A [Transform.Computed] one has none.
func (t *Transform) Digits() Digits { return t.digits }

// Inverse returns the transform that takes back what t does.
func (t *Transform) Inverse() *Transform { return t.back }

// Listed reports whether an image may look like a source: then no predicate on the value tells what
// has been rewritten, and a run follows a list of the ids that it found at its start.
func (t *Transform) Listed() bool { return t.listed }

// BytesOnly reports whether it makes sense for columns that hold bare bytes only, not for text.
func (t *Transform) BytesOnly() bool { return t.bytes }

// Computed reports whether a Go function computes the images from the sources, and no SQL does.
// Such a function may not apply to every value of From.
func (t *Transform) Computed() bool { return t.image != nil }

// Ordered reports whether images or sources are in the order of codec.SQLServerOrder. They are
// texts of a uniqueidentifier, and no other column may hold them.
func (t *Transform) Ordered() bool { return t.ordered }

// Timeless reports whether no time can be read from the ids.
func (t *Transform) Timeless() bool { return t.timeless }

// UndoOnly reports whether it only takes back what its inverse did: it would make ids that others
// may have made.
func (t *Transform) UndoOnly() bool { return t.undoOnly }

// OneWay says why an id that t did not make cannot be taken back, "" when it can.
func (t *Transform) OneWay() string { return t.oneWay }

// Read returns the id that a stored source means, in network order.
func (t *Transform) Read(stored [16]byte) [16]byte {
	if t.read == nil {
		return stored
	}
	return t.read(stored)
}

// Apply returns the image of a stored value, and false when t does not apply to it.
func (t *Transform) Apply(stored [16]byte) ([16]byte, bool) {
	if !t.from.Match(stored) {
		return stored, false
	}
	if t.image == nil {
		return t.digits.apply(stored), true
	}
	if image, ok := t.image(stored); ok {
		return image, true
	}
	return stored, false
}

// Spell returns the image of an id of 36 characters, each letter in the case that it had.
func (t *Transform) Spell(text string) string { return t.digits.spell(text) }
