package dialecttest

import "fmt"

// A NumberedError has a number, as the driver's has, which reflection reaches.
type NumberedError struct{ Number uint16 }

func (e *NumberedError) Error() string { return fmt.Sprint("Error ", e.Number) }
