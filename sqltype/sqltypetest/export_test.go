package sqltypetest

import "github.com/sqluuid/sqluuid/sqltype"

// Check is what Run does first.
func Check(t Target) error {
	_, err := t.withDefaults()
	return err
}

// Buffer is the topic of that name.
var Buffer = testBuffer

// Raw is what the topics scan as the sixteen bytes of an id.
func Raw(target Target, id sqltype.UUID) []byte {
	return target.Type.orNetwork().raw(target.Profile, id)
}
