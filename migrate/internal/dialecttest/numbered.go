package dialecttest

import "fmt"

// A Numbered error has a number, as the driver's has, which reflection reaches.
type Numbered struct{ Number uint16 }

func (e *Numbered) Error() string { return fmt.Sprint("Error ", e.Number) }
