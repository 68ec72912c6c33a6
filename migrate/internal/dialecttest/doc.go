// Package dialecttest holds what the tests of the engines share.
//
// An [Engine] compares the statements of an engine with the cases in its testdata folder, which
// have the form of package casetest. With -update it writes them. The errors are as drivers return
// them.
package dialecttest
