package sqltype_test

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// The examples of RFC 9562, appendices A.2, A.4 and B.2; those of the draft are
// the same.
func TestNamedAppendixExamples(t *testing.T) {
	name := []byte("www.example.com")
	for _, tt := range []struct {
		name string
		f    func(sqltype.UUID, []byte) sqltype.UUID
		want string
	}{
		{"NewV3", sqltype.NewV3, "5df41881-3aed-3515-88a7-2f4a814cf09e"},
		{"NewV5", sqltype.NewV5, "2ed6657d-e927-568b-95e1-2665a8aea6a2"},
		{"NewV8SHA256", sqltype.NewV8SHA256, "5c146b14-3c52-8afd-938a-375d0df1fbf6"},
	} {
		if got := tt.f(sqltype.NamespaceDNS(), name).String(); got != tt.want {
			t.Errorf("%s = %s, want %s", tt.name, got, tt.want)
		}
		if a, b := tt.f(sqltype.NamespaceDNS(), nil), tt.f(sqltype.NamespaceURL(), []byte{}); a == b || a == sqltype.Nil() {
			t.Errorf("%s of the empty name: %v in one namespace, %v in another", tt.name, a, b)
		}
	}
}

func TestNamespaces(t *testing.T) {
	for want, got := range map[string]sqltype.UUID{
		"6ba7b810-9dad-11d1-80b4-00c04fd430c8": sqltype.NamespaceDNS(),
		"6ba7b811-9dad-11d1-80b4-00c04fd430c8": sqltype.NamespaceURL(),
		"6ba7b812-9dad-11d1-80b4-00c04fd430c8": sqltype.NamespaceOID(),
		"6ba7b814-9dad-11d1-80b4-00c04fd430c8": sqltype.NamespaceX500(),
	} {
		if got.String() != want {
			t.Errorf("namespace %v, want %s", got, want)
		}
	}
}

func ExampleNewV5() {
	fmt.Println(sqltype.NewV5(sqltype.NamespaceDNS(), []byte("www.example.com")))
	// Output: 2ed6657d-e927-568b-95e1-2665a8aea6a2
}
