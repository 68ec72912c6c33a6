// Package documents has one example for each of the five documents whose ids this
// project makes and reads: RFC 9562, the draft of Peabody and Davis, ININ's Uuid, EUID
// and EXTUUID. Each stores its ids in the sixteen bytes of an SQLite column and prints
// them in the text of its document.
//
//	go test ./examples/documents -v
package documents
