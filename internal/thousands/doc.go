// Package thousands writes whole numbers for people, with a comma between groups of three digits.
//
// [Bytes] writes sizes. Text uses both wherever it counts rows, values, ids or bytes. JSON, metrics
// and logs have plain numbers.
package thousands
