package extuuid

import "strings"

// iso4217 has the alphabetic codes of ISO 4217, list one, as it stood on
// 2026-01-01: funds, precious metals, the code for testing and the one for no
// currency included. Two codes that left the list not long before are kept, so
// that what was stored under them can be read: ANG, until 2025-03-31, and BGN,
// until 2025-12-31. Compared with the list that the maintenance agency publishes
// and, for what came after its issue of 2024-06-25, with its amendments, through
// the data package currency-codes.
const iso4217 = " AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN" +
	" BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB" +
	" EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY" +
	" KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR" +
	" MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB" +
	" RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD" +
	" TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG" +
	" XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG "

// IsCurrency says whether a text is an alphabetic code of ISO 4217, in upper
// case.
func IsCurrency(code string) bool {
	if len(code) != 3 || strings.Contains(code, " ") {
		return false
	}
	for i := 1; i < len(iso4217); i += 4 {
		if iso4217[i:i+3] == code {
			return true
		}
	}
	return false
}
