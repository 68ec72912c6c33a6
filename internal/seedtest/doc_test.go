package seedtest

import "testing"

func TestASeedCanBeSet(t *testing.T) {
	t.Setenv("SQLUUID_SEED", "4711")
	if a, b := Rand(t).Uint64(), Rand(t).Uint64(); a != b {
		t.Errorf("one seed makes %d and %d", a, b)
	}
	t.Setenv("SQLUUID_SEED", "")
	if a, b := Rand(t).Uint64(), Rand(t).Uint64(); a == b {
		t.Errorf("two seeds make %d twice", a)
	}
}
