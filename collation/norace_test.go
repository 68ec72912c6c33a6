//go:build !race

package collation_test

const million = 1_000_000
