package uuid_test

import (
	"crypto/md5"
	"crypto/sha1"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/uuid"
)

func TestNewHashIsWhatTheNamedHashesMake(t *testing.T) {
	name := []byte("www.example.com") // RFC 9562, appendices A.2 and A.4
	for _, c := range []struct {
		want      string
		got, same uuid.UUID
	}{
		{"5df41881-3aed-3515-88a7-2f4a814cf09e", uuid.NewHash(md5.New(), uuid.NameSpaceDNS, name, 3), uuid.NewMD5(uuid.NameSpaceDNS, name)},
		{"2ed6657d-e927-568b-95e1-2665a8aea6a2", uuid.NewHash(sha1.New(), uuid.NameSpaceDNS, name, 5), uuid.NewSHA1(uuid.NameSpaceDNS, name)},
	} {
		if c.got.String() != c.want || c.same != c.got {
			t.Errorf("got %v and %v, want %s", c.got, c.same, c.want)
		}
	}
	used := sha1.New()
	used.Write(name)
	if got := uuid.NewHash(used, uuid.NameSpaceDNS, name, 5+16); got != uuid.NewSHA1(uuid.NameSpaceDNS, name) {
		t.Errorf("a hash that was used before makes %v", got)
	}
}

func TestNewRandomFromReaderTakesSixteenBytes(t *testing.T) {
	r := strings.NewReader(strings.Repeat("\xff", 16) + "short")
	id, err := uuid.NewRandomFromReader(r)
	if want := "ffffffff-ffff-4fff-bfff-ffffffffffff"; err != nil || id.String() != want {
		t.Errorf("got %v, %v, want %s", id, err, want)
	}
	if id, err := uuid.NewRandomFromReader(r); !errors.Is(err, io.ErrUnexpectedEOF) || id != uuid.Nil {
		t.Errorf("of five bytes: %v, %v", id, err)
	}
}

func TestErrorsOfLengthAreTold(t *testing.T) {
	_, short := uuid.FromBytes(make([]byte, 15))
	for _, c := range []struct {
		err  error
		want bool
	}{
		{uuid.Validate("f81d4fae"), true},
		{short, true},
		{uuid.Validate("x81d4fae-7dec-41d0-a765-00a0c91e6bf6"), false},
		{nil, false},
	} {
		if got := uuid.IsInvalidLengthError(c.err); got != c.want {
			t.Errorf("%v: %v, want %v", c.err, got, c.want)
		}
	}
}

func TestTheListHasItsTextsInOrder(t *testing.T) {
	want := []string{uuid.Max.String(), uuid.Nil.String()}
	if got := (uuid.UUIDs{uuid.Max, uuid.Nil}).Strings(); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
