// Package throttle says when the next chunk of a run may begin, and how large it is.
//
// A [Pace] learns from each chunk how many rows the next one has, so that it keeps below a time. A
// [Brake] holds the workers of a process back while somebody asks for a pause, a server is busy, or
// a replica is behind.
package throttle
