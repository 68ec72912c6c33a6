// Package fold breaks lines of text that are wider than a terminal, and joins them again.
//
// A line is broken between words, and what follows is indented by four blanks more. A line that
// people paste into a shell or a client stays whole: one that begins with the name of the command or
// with a word of SQL. A word that is wider than a line stays whole, too.
package fold
