//go:build !race

package idgen_test

const raceDetector = false
