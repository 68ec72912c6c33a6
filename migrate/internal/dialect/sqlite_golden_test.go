package dialect

import "testing"

func TestGoldenSQLite(t *testing.T) {
	goldenEngine{
		name: "sqlite", d: sqlite{},
		forms:  []*Form{liteBlob, liteText, liteText.Collated("NOCASE")},
		types:  []string{"INTEGER", ""},
		places: &Places{Name: "rowid", last: 50_000},
	}.test(t)
}

func TestGoldenCopiesOfSQLite(t *testing.T) {
	goldenCopies(t, "sqlite", sqlite{}, liteBlob, liteAnyText, nil)
}
