package storage

// The measures of a lane, by the names that a report has.
const (
	InsertRate     = "insert_rate"
	InsertRateLast = "insert_rate_last"
	LogPerRow      = "log_bytes_per_row"
	InsertReads    = "insert_reads"
	TotalBytes     = "total_bytes"
	PrimaryBytes   = "primary_bytes"
	SecondaryBytes = "secondary_bytes"
	KeyBytes       = "key_bytes"
	PrimaryFill    = "primary_fill"
	SecondaryFill  = "secondary_fill"
	PrimaryLeaves  = "primary_leaves"
	SecondLeaves   = "secondary_leaves"
	Splits         = "splits"
	LookupTime     = "lookup_us"
	RangeTime      = "range_us"
	JoinTime       = "join_us"
	LookupReads    = "lookup_reads"
)

// A Measure says what a figure is.
type Measure struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Unit  string `json:"unit"`
	// Exact figures do not depend on the machine.
	Exact bool `json:"exact"`
}

// Measures returns all measures, in the order of a report.
func Measures() []Measure {
	return []Measure{
		{InsertRate, "insert rate", "rows/s", false},
		{InsertRateLast, "insert rate, last tenth", "rows/s", false},
		{LogPerRow, "log written per row", "bytes", false},
		{InsertReads, "pages read per 1,000 rows inserted", "pages", false},
		{TotalBytes, "all tables and indexes", "bytes", true},
		{PrimaryBytes, "primary key of item", "bytes", true},
		{SecondaryBytes, "index on item.order_id", "bytes", true},
		{KeyBytes, "index bytes per key", "bytes", true},
		{PrimaryFill, "page fill, primary key", "%", true},
		{SecondaryFill, "page fill, index on order_id", "%", true},
		{PrimaryLeaves, "leaf pages, primary key", "pages", true},
		{SecondLeaves, "leaf pages, index on order_id", "pages", true},
		{Splits, "page splits told by the engine", "splits", false},
		{LookupTime, "point lookup", "µs", false},
		{RangeTime, "range by time, 250 orders", "µs", false},
		{JoinTime, "join of a customer's orders and items", "µs", false},
		{LookupReads, "pages read per 1,000 lookups", "pages", false},
	}
}
