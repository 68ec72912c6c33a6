//go:build race

package migrate_test

// The command that a raced test watches is itself built with the detector.
func init() { buildFlags = []string{"-race"} }
