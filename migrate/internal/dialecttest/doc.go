// Package dialecttest holds what the tests of the engines share.
//
// An [Engine] compares the statements of an engine with the golden files in its testdata folder.
// With -update it writes them. The errors are as drivers return them.
package dialecttest
