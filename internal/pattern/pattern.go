// Package pattern compiles regular expressions when they are first used. A command that needs none
// starts without them.
package pattern

import (
	"regexp"
	"sync"
)

// Of returns a function that compiles an expression once. The function panics for one that is none.
func Of(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}
