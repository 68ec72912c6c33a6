package inin

import (
	"errors"
	"sync"
	"testing"
	"time"
)

func TestNotifierFormat(t *testing.T) {
	want := [16]byte{0x80, 0x77, 0x73, 0x09, 0x9f, 0x7b, 0x52, 0xea, 0x92, 0x34, 0x00, 0xa0, 0xc9, 0x1e, 0x6b, 0xf6}
	n := Notifier{InstanceSequence: 0x27b9f09737780, Custom: 0xa5, ConnectionID: 4660, NodeAddress: [6]byte{0x00, 0xa0, 0xc9, 0x1e, 0x6b, 0xf6}}
	if got, err := n.StoredBytes(); err != nil || got != want { // vector inin-notifier
		t.Errorf("StoredBytes() = %x, %v, want %x", got, err, want)
	}
	if got, err := NotifierOf(want); err != nil || got != n {
		t.Errorf("NotifierOf(%x) = %+v, %v, want %+v", want, got, err, n)
	}
	if _, err := NotifierOf(NewRandom()); !errors.Is(err, ErrKind) {
		t.Errorf("NotifierOf a random UUID: error %v, want %v", err, ErrKind)
	}
	for field, n := range map[string]Notifier{
		"instance_sequence": {InstanceSequence: 1 << 52}, "connection_id": {ConnectionID: 1 << 14},
	} {
		var fe *FieldError
		if id, err := n.StoredBytes(); !errors.As(err, &fe) || fe.Field != field || id != [16]byte{} {
			t.Errorf("%+v.StoredBytes() = %x, %v, want an overflow of %s", n, id, err, field)
		}
	}
}

func TestNotifierSequenceRule(t *testing.T) {
	at := func(us int64) time.Time { return Epoch().Add(time.Duration(us) * time.Microsecond) }
	for _, tt := range []struct {
		name                  string
		sequence              uint64
		associated, generated int64
		want                  error
	}{
		{"between", 11, 10, 12, nil},
		{"equal to the association", 10, 10, 12, ErrSequence},
		{"before the association", 9, 10, 12, ErrSequence},
		{"equal to the generation", 12, 10, 12, ErrSequence},
		{"after the generation", 13, 10, 12, ErrSequence},
		{"no time in between", 11, 10, 11, ErrSequence},
		{"associated before 2000", 11, -1, 12, ErrTime},
	} {
		if err := CheckSequence(tt.sequence, at(tt.associated), at(tt.generated)); !errors.Is(err, tt.want) {
			t.Errorf("%s: error %v, want %v", tt.name, err, tt.want)
		}
	}
	if err := CheckSequence(1, at(0), time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC)); !errors.Is(err, ErrTime) {
		t.Errorf("generated beyond 52 bits: error %v, want %v", err, ErrTime)
	}

	clock := at(1000)
	c, err := NewConnection([6]byte{1}, 7, clock)
	if err != nil {
		t.Fatal(err)
	}
	c.now = func() time.Time { return clock }
	wantSequence := func(want uint64) {
		t.Helper()
		id, err := c.Next(0xa5)
		n, _ := NotifierOf(id)
		if err != nil || n != (Notifier{want, 0xa5, 7, [6]byte{1}}) {
			t.Errorf("Next = %+v, %v, want sequence %d", n, err, want)
		}
		if err := CheckSequence(n.InstanceSequence, at(1000), clock); err != nil {
			t.Error(err)
		}
	}
	wantRefusal := func() {
		t.Helper()
		if id, err := c.Next(0); !errors.Is(err, ErrSequence) || id != [16]byte{} {
			t.Errorf("Next = %x, %v, want %v", id, err, ErrSequence)
		}
	}
	wantRefusal() // the microsecond of the association
	clock = at(1001)
	wantRefusal() // nothing lies between
	clock = at(1004)
	wantSequence(1001)
	wantSequence(1002)
	wantSequence(1003)
	wantRefusal()
	clock = at(500)
	wantRefusal() // the clock has stepped back
	clock = at(2000)
	wantSequence(1004)

	if _, err := NewConnection([6]byte{}, 1<<14, clock); !errors.Is(err, ErrField) {
		t.Errorf("a connection id of 15 bits: error %v, want %v", err, ErrField)
	}
	if _, err := NewConnection([6]byte{}, 0, at(-1)); !errors.Is(err, ErrTime) {
		t.Errorf("an association before 2000: error %v, want %v", err, ErrTime)
	}
	clock = at(-1)
	if _, err := c.Next(0); !errors.Is(err, ErrTime) {
		t.Errorf("a clock before 2000: error %v, want %v", err, ErrTime)
	}
}

func TestConnectionIsSafeForConcurrentUse(t *testing.T) {
	associated := time.Now().Add(-time.Second)
	c, err := NewConnection([6]byte{1, 2, 3, 4, 5, 6}, 1, associated)
	if err != nil {
		t.Fatal(err)
	}
	const workers, each = 8, 1000
	var mu sync.Mutex
	seen := map[[16]byte]bool{}
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for range each {
				id, err := c.Next(1)
				if err != nil {
					t.Error(err)
					return
				}
				n, _ := NotifierOf(id)
				if err := CheckSequence(n.InstanceSequence, associated, time.Now()); err != nil {
					t.Error(err)
				}
				mu.Lock()
				seen[id] = true
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if len(seen) != workers*each {
		t.Errorf("%d different ids, want %d", len(seen), workers*each)
	}
}
