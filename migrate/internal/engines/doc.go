// Package engines lists the engines that a rewrite runs on.
//
// [For] is the one list. Another engine is a package next to this one, and a line in that list.
package engines
