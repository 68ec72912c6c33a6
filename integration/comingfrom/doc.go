// Package comingfrom holds the examples of docs/start/coming-from.md.
//
// Each shows an id of another library become one of this module, and back.
package comingfrom
