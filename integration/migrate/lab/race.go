//go:build race

package lab

// The command that a raced test watches is itself built with the detector.
func init() { buildFlags = []string{"-race"} }
