// Package casetest plays the cases of text files, after the model of cockroachdb/datadriven.
//
// A file has steps: a line with a directive and its arguments, an input, a line of four dashes, and
// the output that is expected. A blank line ends the output.
//
//	# the name of a case
//	directive argument name=value "an argument with blanks"
//	the input,
//
//	in as many lines as it needs
//	----
//	the output
//
// A comment right above a directive begins a case, and its first line is the name. The steps down
// to the next such comment are one subtest and share what the test keeps for it. Other comments
// say something about the file.
//
// Call [Run] with the files and with a function that answers the steps of one case.
package casetest
