//go:build !race

package sqltype_test

const raceDetector = false
