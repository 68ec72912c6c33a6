package idgen

import "testing"

func FuzzState(f *testing.F) {
	f.Add(formatState(State{}))
	f.Add(formatState(State{Next: 1 << 60, Ceiling: 7, Floor: 3, ClockSequence: 0x3fff, Used: 1, Node: [6]byte{1, 2, 3, 4, 5, 6}}))
	f.Add([]byte("sqluuid-state-1 next=1 ceiling=0 floor=0 sequence=0 used=0 node= sum=00000000\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := parseState(text)
		if err != nil {
			if s != (State{}) {
				t.Errorf("parseState(%q) = %+v beside an error", text, s)
			}
			return
		}
		if again := formatState(s); string(again) != string(text) {
			t.Errorf("parseState(%q) = %+v, which is %q", text, s, again)
		}
	})
}
