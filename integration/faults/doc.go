// Package faults plants faults in the code, one at a time, and shows which suites find them.
//
// The files of testdata hold the faults, a file for each room. A fault replaces whole lines of one
// file by others, in the form of internal/casetest:
//
//	# a name is read without quotes
//	plant file=migrate/internal/mysql/catalog.go from=3b43561
//	the lines as they are
//	----
//	the lines with the fault
//
// from is the commit that mended such a fault, or invented. A second plant without a comment above
// is another edit of the same fault. only=sqlite runs the suites on one engine, where the fault is
// the same on all. net runs the whole net against the fault, and not only the suites of its room
// and the short ones.
//
// [TestFaultsCanBePlanted] runs with all other tests. It wants the lines of each fault exactly once
// in their file. When a change moves them it fails: plant the fault again where the code is now.
//
// [TestFaultsAreFound] runs the suites, for hours:
//
//	SQLUUID_FAULTS=all go test -count=1 -timeout 24h -v -run FaultsAreFound ./integration/faults
package faults
