package sqltype

import "database/sql/driver"

// rowsShapes are rows with each optional interface alone, with the one that makes the
// wrapper wrap, and with all.
var rowsShapes = []struct {
	name  string
	shape func(*fakeRows) driver.Rows
}{
	{"nothing optional", func(r *fakeRows) driver.Rows { return r }},
	{"sets", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeNextSet
		}{r, fakeNextSet{r}}
	}},
	{"scanType", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeScanType
		}{r, fakeScanType{r}}
	}},
	{"typeName", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeTypeName
		}{r, fakeTypeName{r}}
	}},
	{"length", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeLength
		}{r, fakeLength{r}}
	}},
	{"nullable", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeNullable
		}{r, fakeNullable{r}}
	}},
	{"precision", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakePrecision
		}{r, fakePrecision{r}}
	}},
	{"typeName sets", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeTypeName
			fakeNextSet
		}{r, fakeTypeName{r}, fakeNextSet{r}}
	}},
	{"typeName scanType", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeTypeName
			fakeScanType
		}{r, fakeTypeName{r}, fakeScanType{r}}
	}},
	{"typeName length", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeTypeName
			fakeLength
		}{r, fakeTypeName{r}, fakeLength{r}}
	}},
	{"typeName nullable", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeTypeName
			fakeNullable
		}{r, fakeTypeName{r}, fakeNullable{r}}
	}},
	{"typeName precision", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeTypeName
			fakePrecision
		}{r, fakeTypeName{r}, fakePrecision{r}}
	}},
	{"sets scanType typeName length nullable precision", func(r *fakeRows) driver.Rows {
		return struct {
			*fakeRows
			fakeNextSet
			fakeScanType
			fakeTypeName
			fakeLength
			fakeNullable
			fakePrecision
		}{r, fakeNextSet{r}, fakeScanType{r}, fakeTypeName{r}, fakeLength{r}, fakeNullable{r}, fakePrecision{r}}
	}},
}
