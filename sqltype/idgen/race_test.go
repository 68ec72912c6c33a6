//go:build race

package idgen_test

// raceDetector is whether it is on: it then makes pools lose what is in them.
const raceDetector = true
