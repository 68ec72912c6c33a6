package kin_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/sqluuid/sqluuid/codec/kin"
)

func TestCUIDForm(t *testing.T) {
	last := "czzzzzzzzzzzzzzzzzzzzzzzz"
	id, err := kin.CUID.Decode(last)
	if err != nil || kin.CUID.Encode(id) != last {
		t.Fatalf("Decode(%q) = %x, %v", last, id, err)
	}
	limit := new(big.Int).Exp(big.NewInt(36), big.NewInt(24), nil)
	if got := new(big.Int).SetBytes(id[:]); got.Add(got, big.NewInt(1)).Cmp(limit) != 0 || limit.BitLen() != 125 {
		t.Errorf("the largest CUID and one are %v, want 36^24 = %v", got, limit)
	}
	var above [16]byte
	limit.FillBytes(above[:])
	if err := kin.CUID.Check(above); !errors.Is(err, kin.ErrOverflow) || kin.CUID.Encode(above) != "" {
		t.Errorf("36^24: Check = %v, Encode = %q; want ErrOverflow and nothing", err, kin.CUID.Encode(above))
	}
}
