package sqltypetest

// Check is what Run does first.
func Check(t Target) error {
	_, err := t.withDefaults()
	return err
}
