//go:build race

package collation_test

// The race detector makes a million ids take ten seconds.
const million = 100_000
