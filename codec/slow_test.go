package codec_test

import (
	"encoding/hex"
	"fmt"
	"regexp"
	"strings"
)

// The slow, obvious implementations that the fast ones are compared with.

var slowForms = []*regexp.Regexp{
	regexp.MustCompile(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$`),
	regexp.MustCompile(`^([0-9a-fA-F]{32})$`),
	regexp.MustCompile(`^\{([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})\}$`),
	regexp.MustCompile(`^(?:[uU][rR][nN]:[uU][uU][iI][dD]:)([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$`),
}

// slowParse accepts the first n forms of slowForms.
func slowParse(s string, n int) (id [16]byte, ok bool) {
	for _, re := range slowForms[:n] {
		// $ also matches before a final newline, so compare the lengths.
		m := re.FindStringSubmatch(s)
		if m == nil || len(m[0]) != len(s) {
			continue
		}
		b, err := hex.DecodeString(strings.ReplaceAll(m[1], "-", ""))
		if err != nil {
			return id, false
		}
		return [16]byte(b), true
	}
	return id, false
}

func slowText(id [16]byte) string {
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[0:4], id[4:6], id[6:8], id[8:10], id[10:16])
}

// slowSQLServer builds the stored form of SQLServerOrder bit by bit, as a
// string of 128 zeros and ones.
func slowSQLServer(id [16]byte) [16]byte {
	var bits strings.Builder
	for _, b := range id {
		fmt.Fprintf(&bits, "%08b", b)
	}
	c := bits.String()
	version, variant := c[48:52], c[64:66]
	payload := c[52:64] + c[66:80]
	s6and7 := payload[14:22] + version + payload[22:26]
	s := c[96:128] + c[80:96] + s6and7 + variant + payload[:14] + c[0:48]
	var out [16]byte
	for i := range out {
		fmt.Sscanf(s[8*i:8*i+8], "%b", &out[i])
	}
	return out
}
