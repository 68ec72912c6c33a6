package storage

import "time"

// A Report is what a run found. It is written as report.json, and all else is
// made from it.
type Report struct {
	Format      int          `json:"format"` // 1
	StartedAt   time.Time    `json:"started"`
	Seconds     float64      `json:"seconds"`
	Plan        Plan         `json:"plan"`
	Environment Environment  `json:"environment"`
	Measures    []Measure    `json:"measures"`
	Lanes       []LaneResult `json:"lanes"`
	Checksum    int64        `json:"checksum"` // of all that was read back, equal in all lanes
}

// Environment is where the run took place, without the names of hosts, users
// or files.
type Environment struct {
	Facts
	Tool  string `json:"tool"`
	Go    string `json:"go"`
	OS    string `json:"os"`
	CPU   string `json:"cpu"`
	Cores int    `json:"cores"`
}

// A LaneResult is what was found in one lane.
type LaneResult struct {
	Lane
	Name     string             `json:"name"`
	Type     string             `json:"type"` // of the key column
	Baseline bool               `json:"baseline"`
	Fits     bool               `json:"fits"` // all its tables fit the engine's cache
	Curve    []Point            `json:"curve"`
	Figures  map[string]Summary `json:"figures"`
	Ratios   map[string]Summary `json:"ratios"` // to the baseline
}

// A Point is the insert rate of one slice.
type Point struct {
	Rows int     `json:"rows"` // items in the table at its end
	Rate Summary `json:"rate"`
}

// Lane finds a lane by its arm and mode.
func (r *Report) Lane(l Lane) (LaneResult, bool) {
	for _, x := range r.Lanes {
		if x.Lane == l {
			return x, true
		}
	}
	return LaneResult{}, false
}
