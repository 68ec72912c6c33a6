// Package thousands writes whole numbers for people, with a comma between groups of three digits.
//
// Text uses it wherever it counts rows, values or ids. JSON, metrics and logs have plain numbers.
package thousands
