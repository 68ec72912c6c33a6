package codec_test

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

const (
	uuidCreator = "f4b6a3/uuid-creator 3f41c3e, "
	draftTaylor = "draft-taylor-uuid-ncname-04, "
)

// textVectors are published texts of known ids; "computed" marks those that
// follow from the source's algorithm and are printed nowhere.
var textVectors = []struct {
	form   codec.Text
	id     string
	text   string
	source string
}{
	{codec.Hyphenated, "f81d4fae7dec11d0a76500a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "RFC 9562 section 4"},
	{codec.Decimal, "f81d4fae7dec11d0a76500a0c91e6bf6", "329800735698586629295641978511506172918", "RFC 9562 section 4"},
	{codec.URN, "f81d4fae7dec11d0a76500a0c91e6bf6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "RFC 9562 section 4"},
	{codec.Hex, "6f9619ff8b86d011b42d00c04fc964ff", "6f9619ff8b86d011b42d00c04fc964ff", "MySQL manual, UUID_TO_BIN: 32 digits (computed)"},
	{codec.Braced, "6f9619ff8b86d011b42d00c04fc964ff", "{6f9619ff-8b86-d011-b42d-00c04fc964ff}", "MySQL manual, UUID_TO_BIN: braces (computed)"},

	{codec.Base32, "01563e3ab5d3d6764c61efb99302bd5b", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "ulid/spec README"},
	{codec.Base32, "015f4bffcd735334ada78edc1d4a6f20", "01BX5ZZKBKACTAV9WEVGEMMVS0", "ulid/spec README"},
	{codec.Base32, "01563df3648100000000000000000000", "01ARYZ6S410000000000000000", "ulid/spec README"},
	{codec.Base32, "ffffffffffffffffffffffffffffffff", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "ulid/spec README, overflow"},

	{codec.Base32Std, "37e404bb4fee4e2b8b209590b73ea80f", "g7sajo2p5zhcxczaswilopvib4", uuidCreator + "BaseNCodec2SamplesTest line 1080"},
	{codec.Base32Std, "c4f44c0a8784450dbaa2925256b15908", "yt2eycuhqrcq3ovcsjjfnmkzba", uuidCreator + "BaseNCodec2SamplesTest line 1082"},
	{codec.Base32Std, "08af29a25b1849279b9df94ca161aca3", "bcxstis3dbespg457fgkcynmum", uuidCreator + "BaseNCodec2SamplesTest line 1079"},
	{codec.Base64URL, "3d2c36e6659644a289a3719ef31e233a", "PSw25mWWRKKJo3Ge8x4jOg", uuidCreator + "BaseNCodec2SamplesTest line 2083"},
	{codec.Base64URL, "14769e92ea8243629739c1391e920ab1", "FHaekuqCQ2KXOcE5HpIKsQ", uuidCreator + "BaseNCodec2SamplesTest line 2085"},
	{codec.Base36, "1237a6f38d6445169fc207a22753846e", "12tr4s8361n30q0xrrb6ajl9q", uuidCreator + "BaseNCodec3SamplesTest line 148"},
	{codec.Base36, "22716b2c27af4078b0c471d0ac74b07e", "21eos62bp09lmzf9ef3fg8jge", uuidCreator + "BaseNCodec3SamplesTest line 150"},
	{codec.Base36, "0eef89eeae1c41b9925c307f6ebb8141", "0vtym09bs40m2727tdaugd4qp", uuidCreator + "BaseNCodec3SamplesTest"},
	{codec.Base58, "07a23f2127204cd1b932876f65c411d0", "1wg5ZHRestuFcacxdo6c7Z", uuidCreator + "BaseNCodec3SamplesTest line 1151"},
	{codec.Base58, "4a1abf60a69440d7b4db10a905ebf4b5", "A9k5giSrwqS7oiVStuftYt", uuidCreator + "BaseNCodec3SamplesTest line 1153"},
	{codec.Base58, "00000000000000000000000000000000", "1111111111111111111111", uuidCreator + "BaseNCodec3SamplesTest line 143"},
	{codec.Base58, "00000000000000000000" + "0000287fb4cd", "1111111111111111233QC4", uuidCreator + "BaseNCodec3SamplesTest line 142"},
	{codec.Base62, "63e0ddb472b648688abf86ded2c8ed32", "32T0H3OoeW7xVsUWowVIZ8", uuidCreator + "BaseNCodec3SamplesTest line 2154"},
	{codec.Base62, "55e23874d2344cea846d5733136fdd72", "2c3jJRsPfl80wLjtFP2fGE", uuidCreator + "BaseNCodec3SamplesTest line 2156"},

	{codec.NCName32, "068d0f227ce54fe29f813a09af4ed880", "ea2gq6it44x7c7aj2bgxu5weaj", draftTaylor + "section 2"},
	{codec.NCName58, "068d0f227ce54fe29f813a09af4ed880", "EBdYYqP7vH96E8SLjJaTH_J", draftTaylor + "section 2"},
	{codec.NCName64, "068d0f227ce54fe29f813a09af4ed880", "EBo0PInzl_i-BOgmvTtiAJ", draftTaylor + "section 2"},

	{codec.NCName32, "00000000000000000000000000000000", "aaaaaaaaaaaaaaaaaaaaaaaaaa", draftTaylor + "samples, nil"},
	{codec.NCName32, "ca6be4c8cbaf11eab2ab00045a86c8a1", "bzjv6jsglv4pkfkyaarninsfbl", draftTaylor + "samples, version 1"},
	{codec.NCName32, "000003e8cbb921eab20100045a86c8a1", "caaaah2glxepkeaiaarninsfbl", draftTaylor + "samples, version 2"},
	{codec.NCName32, "3d813cbb47fb32ba91df831e1593ac29", "dhwatzo2h7mv2dx4ddykzhlbjj", draftTaylor + "samples, version 3"},
	{codec.NCName32, "01867b2ca0dd459c98d789e545538d6c", "eagdhwlfa3vm4rv4j4vcvhdlmj", draftTaylor + "samples, version 4"},
	{codec.NCName32, "21f7f8de80515b8986800195ef798b6a", "feh37rxuakg4jnaabsxxxtc3ki", draftTaylor + "samples, version 5"},
	{codec.NCName58, "00000000000000000000000000000000", "A111111111111111______A", draftTaylor + "samples, nil"},
	{codec.NCName58, "ca6be4c8cbaf11eab2ab00045a86c8a1", "B6fTkmTD22KpWbDq1LuiszL", draftTaylor + "samples, version 1"},
	{codec.NCName58, "000003e8cbb921eab20100045a86c8a1", "C11KtP6Y9P3rRkvh2N1e__L", draftTaylor + "samples, version 2"},
	{codec.NCName58, "3d813cbb47fb32ba91df831e1593ac29", "D2ioV6oTr9yq6dMojd469nJ", draftTaylor + "samples, version 3"},
	{codec.NCName58, "01867b2ca0dd459c98d789e545538d6c", "E3UZ99RxxUJC1v4dWsYtb_J", draftTaylor + "samples, version 4"},
	{codec.NCName58, "21f7f8de80515b8986800195ef798b6a", "Fx7wEJfz9eb1TYzsrT7Zs_I", draftTaylor + "samples, version 5"},
	{codec.NCName64, "00000000000000000000000000000000", "AAAAAAAAAAAAAAAAAAAAAA", draftTaylor + "samples, nil"},
	{codec.NCName64, "ca6be4c8cbaf11eab2ab00045a86c8a1", "BymvkyMuvHqKrAARahsihL", draftTaylor + "samples, version 1"},
	{codec.NCName64, "000003e8cbb921eab20100045a86c8a1", "CAAAD6Mu5HqIBAARahsihL", draftTaylor + "samples, version 2"},
	{codec.NCName64, "3d813cbb47fb32ba91df831e1593ac29", "DPYE8u0f7K6Hfgx4Vk6wpJ", draftTaylor + "samples, version 3"},
	{codec.NCName64, "01867b2ca0dd459c98d789e545538d6c", "EAYZ7LKDdWcjXieVFU41sJ", draftTaylor + "samples, version 4"},
	{codec.NCName64, "21f7f8de80515b8986800195ef798b6a", "FIff43oBRuJaAAZXveYtqI", draftTaylor + "samples, version 5"},

	{codec.NCName32, "1ff916f36ed7443abef5f4c85f18cd10", "ed74rn43o25b255puzbprrtiql", uuidCreator + "NcnameCodecTest"},
	{codec.NCName64, "1ff916f36ed7443abef5f4c85f18cd10", "EH_kW827XQ6719MhfGM0QL", uuidCreator + "NcnameCodecTest"},
	{codec.NCName32, "c89e701aacf24dd59401539c1fcf15cb", "ezcphagvm6loviakttqp46folj", "doriantaylor/rb-uuid-ncname, ncname_spec.rb"},
	{codec.NCName58, "c89e701aacf24dd59401539c1fcf15cb", "E6cY7FWJq7qAvRnKKVWZ4NJ", "doriantaylor/rb-uuid-ncname, ncname_spec.rb"},
	{codec.NCName64, "c89e701aacf24dd59401539c1fcf15cb", "EyJ5wGqzy3VQBU5wfzxXLJ", "doriantaylor/rb-uuid-ncname, ncname_spec.rb"},
	{codec.NCName32, "1ec9414c232a6b00b3c89e6bdeced846", "gd3euctbdfkyahse6nppm5wcgl", "wrandelshofer/UuidNCName"},
	{codec.NCName58, "1ec9414c232a6b00b3c89e6bdeced846", "GrxRCnDiX4mxSpdi5LEvR_L", "wrandelshofer/UuidNCName"},
	{codec.NCName64, "1ec9414c232a6b00b3c89e6bdeced846", "GHslBTCMqsAPInmvezthGL", "wrandelshofer/UuidNCName"},
	{codec.NCName32, "320c3d4dcc00875b8ec932d5f69181c0", "igigd2tomab235sjs2x3jdaoai", "wrandelshofer/UuidNCName"},
	{codec.NCName64, "320c3d4dcc00875b8ec932d5f69181c0", "IMgw9TcwAdb7JMtX2kYHAI", "wrandelshofer/UuidNCName"},

	{codec.Slug, "919108f752d143209bacf847db4148a8", "SZGRCPdS0TILrPhH20FIqA", uuidCreator + "SlugCodec (computed)"},
	{codec.Slug, "1ec9414c232a6b00b3c89f6bdeced846", "ax7JQUwjKrADyJ9r3s7YRg", uuidCreator + "SlugCodec (computed)"},
	{codec.Slug, "ffffffffffffffffffffffffffffffff", "_____________________w", uuidCreator + "SlugCodec (computed)"},

	{codec.TypeID(""), "00000000000000000000000000000000", "00000000000000000000000000", "TypeID 0.3 valid.yml, nil"},
	{codec.TypeID(""), "00000000000000000000000000000001", "00000000000000000000000001", "TypeID 0.3 valid.yml, one"},
	{codec.TypeID(""), "0000000000000000000000000000000a", "0000000000000000000000000a", "TypeID 0.3 valid.yml, ten"},
	{codec.TypeID(""), "00000000000000000000000000000010", "0000000000000000000000000g", "TypeID 0.3 valid.yml, sixteen"},
	{codec.TypeID(""), "00000000000000000000000000000020", "00000000000000000000000010", "TypeID 0.3 valid.yml, thirty-two"},
	{codec.TypeID(""), "ffffffffffffffffffffffffffffffff", "7zzzzzzzzzzzzzzzzzzzzzzzzz", "TypeID 0.3 valid.yml, max-valid"},
	{codec.TypeID("prefix"), "0110c8531d0952d8d73e1194e95b5f19", "prefix_0123456789abcdefghjkmnpqrs", "TypeID 0.3 valid.yml, valid-alphabet"},
	{codec.TypeID("prefix"), "01890a5dac96774bbcceb302099a8057", "prefix_01h455vb4pex5vsknk084sn02q", "TypeID 0.3 valid.yml, valid-uuidv7"},
	{codec.TypeID("pre_fix"), "00000000000000000000000000000000", "pre_fix_00000000000000000000000000", "TypeID 0.3 valid.yml, prefix-underscore"},
}

func TestTextVectors(t *testing.T) {
	for _, v := range textVectors {
		t.Run(fmt.Sprint(v.form, " ", v.source), func(t *testing.T) {
			id := fromHex(t, v.id)
			if got := v.form.Encode(id); got != v.text {
				t.Errorf("Encode(%s) = %q, want %q", v.id, got, v.text)
			}
			if got, err := v.form.Decode(v.text); err != nil || got != id {
				t.Errorf("Decode(%q) = %x, %v, want %s", v.text, got, err, v.id)
			}
		})
	}
}

// The draft's heuristic knows the first and the last letter by the version and
// the variant, and uuid-creator's slugs begin with a letter of their own.
func TestBookendsTellTheVersion(t *testing.T) {
	for version, letters := range map[byte][2]string{
		1: {"B", "G"}, 2: {"C", "K"}, 3: {"D", "O"}, 4: {"E", "S"},
		5: {"F", "W"}, 6: {"G", "a"}, 7: {"H", "e"}, 8: {"I", "i"},
	} {
		id := sampleID
		id[6] = version<<4 | id[6]&0x0f
		if got := codec.NCName64.Encode(id); got[:1] != letters[0] || got[21] < 'I' || got[21] > 'L' {
			t.Errorf("NCName64 of version %d is %q, want %s…[I-L]", version, got, letters[0])
		}
		// G, K, O and so on stand for variant nibble 8; up to three more.
		if got := codec.Slug.Encode(id); got[0] < letters[1][0] || got[0] > letters[1][0]+3 {
			t.Errorf("Slug of version %d is %q, want %s…", version, got, letters[1])
		}
	}
}
