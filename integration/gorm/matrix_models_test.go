package gorm_test

import (
	"fmt"
	"reflect"
	"time"

	"github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// The models of the matrix: K is the type of a key, F that of a key that may be
// NULL. Relations are written out, because GORM derives names from the names of
// the types, which here have brackets.
type (
	matrixOrg[K, F any] struct {
		ID    K `gorm:"primaryKey"`
		Name  string
		Sites []matrixSite[K, F] `gorm:"foreignKey:OrgID"`
	}
	matrixSite[K, F any] struct {
		ID    K `gorm:"primaryKey"`
		Name  string
		OrgID F
	}
	matrixRec[K, F any] struct {
		ID    K      `gorm:"primaryKey"`
		Name  string `gorm:"size:40;uniqueIndex:recs_name"`
		N     int
		OrgID F
		Org   *matrixOrg[K, F]   `gorm:"foreignKey:OrgID"`
		Parts []matrixPart[K, F] `gorm:"foreignKey:RecID"`
	}
	matrixPart[K, F any] struct {
		ID    K `gorm:"primaryKey"`
		Name  string
		RecID F
	}
	matrixTag[K, F any] struct {
		ID   K `gorm:"primaryKey"`
		Name string
	}
)

func (matrixOrg[K, F]) TableName() string  { return "orgs" }
func (matrixSite[K, F]) TableName() string { return "sites" }
func (matrixRec[K, F]) TableName() string  { return "recs" }
func (matrixPart[K, F]) TableName() string { return "parts" }
func (matrixTag[K, F]) TableName() string  { return "tags" }

// GORM makes a Go field of the name of a type that has a many2many relation, and
// the name of a generic one is no field's. So these are recs once more, with tags.
type (
	taggedUUID struct {
		Rec  matrixRec[sqltype.UUID, *sqltype.UUID]    `gorm:"embedded"`
		Tags []*matrixTag[sqltype.UUID, *sqltype.UUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedText struct {
		Rec  matrixRec[sqltype.CharUUID, *sqltype.CharUUID]    `gorm:"embedded"`
		Tags []*matrixTag[sqltype.CharUUID, *sqltype.CharUUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedGoogle struct {
		Rec  matrixRec[google.UUID, *google.UUID]    `gorm:"embedded"`
		Tags []*matrixTag[google.UUID, *google.UUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedGofrs struct {
		Rec  matrixRec[uuid.UUID, *uuid.UUID]    `gorm:"embedded"`
		Tags []*matrixTag[uuid.UUID, *uuid.UUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedPointer struct {
		Rec  matrixRec[*sqltype.UUID, *sqltype.UUID]    `gorm:"embedded"`
		Tags []*matrixTag[*sqltype.UUID, *sqltype.UUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedNull struct {
		Rec  matrixRec[sqltype.NullUUID, sqltype.NullUUID]    `gorm:"embedded"`
		Tags []*matrixTag[sqltype.NullUUID, sqltype.NullUUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
)

// A buyer has typed ids, and those of its TypeID begin with buyer_.
type buyer struct{}

func (buyer) TypePrefix() string { return "buyer" }

type (
	taggedID struct {
		Rec  matrixRec[sqltype.ID[buyer], *sqltype.ID[buyer]]    `gorm:"embedded"`
		Tags []*matrixTag[sqltype.ID[buyer], *sqltype.ID[buyer]] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedTypeID struct {
		Rec  matrixRec[sqltype.TypeID[buyer], *sqltype.TypeID[buyer]]    `gorm:"embedded"`
		Tags []*matrixTag[sqltype.TypeID[buyer], *sqltype.TypeID[buyer]] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedULID struct {
		Rec  matrixRec[sqltype.ULID, *sqltype.ULID]    `gorm:"embedded"`
		Tags []*matrixTag[sqltype.ULID, *sqltype.ULID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
	taggedEUID struct {
		Rec  matrixRec[sqltype.EUID, *sqltype.EUID]    `gorm:"embedded"`
		Tags []*matrixTag[sqltype.EUID, *sqltype.EUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
	}
)

func (taggedID) TableName() string      { return "recs" }
func (taggedTypeID) TableName() string  { return "recs" }
func (taggedULID) TableName() string    { return "recs" }
func (taggedEUID) TableName() string    { return "recs" }
func (taggedUUID) TableName() string    { return "recs" }
func (taggedText) TableName() string    { return "recs" }
func (taggedGoogle) TableName() string  { return "recs" }
func (taggedGofrs) TableName() string   { return "recs" }
func (taggedPointer) TableName() string { return "recs" }
func (taggedNull) TableName() string    { return "recs" }

// withTags is a pointer to a rec that has the tags, of the kind's type.
func (k kind[K, F]) withTags(r matrixRec[K, F], tags ...*matrixTag[K, F]) any {
	v := reflect.New(k.tagged)
	v.Elem().FieldByName("Rec").Set(reflect.ValueOf(r))
	v.Elem().FieldByName("Tags").Set(reflect.ValueOf(tags))
	return v.Interface()
}

// parts of what withTags has made, or GORM has read.
func (k kind[K, F]) taken(v reflect.Value) (matrixRec[K, F], []*matrixTag[K, F]) {
	v = reflect.Indirect(v)
	return v.FieldByName("Rec").Interface().(matrixRec[K, F]), v.FieldByName("Tags").Interface().([]*matrixTag[K, F])
}

func (k kind[K, F]) models() []any {
	return []any{&matrixOrg[K, F]{}, &matrixSite[K, F]{}, &matrixRec[K, F]{}, &matrixPart[K, F]{}, &matrixTag[K, F]{}, k.withTags(matrixRec[K, F]{})}
}

// A kind is one Go type of a key, and how an id gets into it and out.
type kind[K, F any] struct {
	name string
	key  func(sqltype.UUID) K
	null func(sqltype.UUID) F
	id   func(K) sqltype.UUID
	ref  func(F) (sqltype.UUID, bool)

	tagged reflect.Type // of a rec with tags

	// made is when an id was made that the plugin filled, and whether it is one of the
	// generator that the type asks for; nil is version 7.
	made func(sqltype.UUID) (time.Time, bool)
}

// arrayKind is a key whose type is sixteen bytes; one that may be NULL is a
// pointer to it.
func arrayKind[K ~[16]byte, T any](name string) kind[K, *K] {
	return kind[K, *K]{
		name: name,
		key:  func(id sqltype.UUID) K { return K(id) },
		null: func(id sqltype.UUID) *K { k := K(id); return &k },
		id:   func(k K) sqltype.UUID { return sqltype.UUID(k) },
		ref: func(f *K) (sqltype.UUID, bool) {
			if f == nil {
				return sqltype.UUID{}, false
			}
			return sqltype.UUID(*f), true
		},
		tagged: reflect.TypeFor[T](),
	}
}

// withoutVersion is an arrayKind of ids that have a time and no version bits.
func withoutVersion[K ~[16]byte, T any](name string, made func(sqltype.UUID) (time.Time, bool)) kind[K, *K] {
	k := arrayKind[K, T](name)
	k.made = made
	return k
}

func pointerKind() kind[*sqltype.UUID, *sqltype.UUID] {
	a := arrayKind[sqltype.UUID, taggedUUID]("")
	id := func(k *sqltype.UUID) sqltype.UUID { v, _ := a.ref(k); return v }
	return kind[*sqltype.UUID, *sqltype.UUID]{
		name: "*sqltype.UUID", key: a.null, null: a.null, id: id, ref: a.ref, tagged: reflect.TypeFor[taggedPointer](),
	}
}

func nullKind() kind[sqltype.NullUUID, sqltype.NullUUID] {
	null := func(id sqltype.UUID) sqltype.NullUUID { return sqltype.NullUUID{UUID: id, Valid: true} }
	return kind[sqltype.NullUUID, sqltype.NullUUID]{
		name: "sqltype.NullUUID", key: null, null: null,
		id:     func(n sqltype.NullUUID) sqltype.UUID { return n.UUID },
		ref:    func(n sqltype.NullUUID) (sqltype.UUID, bool) { return n.UUID, n.Valid },
		tagged: reflect.TypeFor[taggedNull](),
	}
}

// matrixKinds are the columns of the matrix, and what fills them on an engine.
func matrixKinds() []matrixColumn {
	list := []matrixColumn{
		columnOf(arrayKind[sqltype.UUID, taggedUUID]("sqltype.UUID")),
		columnOf(arrayKind[sqltype.CharUUID, taggedText]("sqltype.CharUUID")),
		columnOf(arrayKind[google.UUID, taggedGoogle]("google/uuid")),
		columnOf(arrayKind[uuid.UUID, taggedGofrs]("gofrs/uuid")),
		columnOf(pointerKind()),
		columnOf(nullKind()),
		columnOf(arrayKind[sqltype.ID[buyer], taggedID]("sqltype.ID")),
		columnOf(arrayKind[sqltype.TypeID[buyer], taggedTypeID]("sqltype.TypeID")),
		columnOf(withoutVersion[sqltype.ULID, taggedULID]("sqltype.ULID", func(id sqltype.UUID) (time.Time, bool) {
			return kin.ULID.Time(id)
		})),
		columnOf(withoutVersion[sqltype.EUID, taggedEUID]("sqltype.EUID", func(id sqltype.UUID) (time.Time, bool) {
			return euid.Time(id), true
		})),
	}
	return append(list, newerKinds()...)
}

// standardKind is the column that only Go 1.27 can fill.
const standardKind = "uuid (Go 1.27)"

// The ids of the matrix. The first two are those that the operations name. They
// hold zero bytes, an apostrophe, a backslash and a question mark. The others
// are what a wrong binding would find in their place: the first one's bytes in
// another order, the beginning of its text, and texts that are numbers, since
// MariaDB and MySQL compare bytes with a number by the digits that they begin with.
func matrixIDs() []sqltype.UUID {
	t := sqltype.UUID{0, 0, 5, '1', '7', 0, 0x70, 0, 0x80, 0, '\'', '\\', '%', 0, '?', 1}
	u := sqltype.UUID{0x31, 0x32, 0, 0, 0, 0, 0x7f, '\'', 0xbf, '"', 0, 0, 0, 0, 0, 0xff}
	reversed, text := t, sqltype.UUID([]byte(t.String()[:16]))
	for i := range reversed {
		reversed[i] = t[15-i]
	}
	return []sqltype.UUID{t, u,
		codec.MixedEndian.Encode(t), codec.TimeSwapped.Encode(t), codec.SQLServerOrder.Encode(t), reversed, text,
		sqltype.UUID([]byte("5\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00\x00\x00")), // 5, which is one of t's bytes
		sqltype.UUID([]byte("0e0\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00\x00\x00")),       // 0, as every byte that is no digit
		{15: 1},
		{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xbf, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff},
		sqltype.UUID([]byte("128e0 OR 1=1 -- ")),
	}
}

// fixture is what the tables hold before each operation. A row refers to rows
// whose ids are not its own.
type fixture[K, F any] struct {
	ids   []sqltype.UUID
	orgs  []matrixOrg[K, F]
	sites []matrixSite[K, F]
	recs  []matrixRec[K, F]
	parts []matrixPart[K, F]
	tags  []matrixTag[K, F]
	links [][2]int // of recs and tags
}

func newFixture[K, F any](k kind[K, F]) *fixture[K, F] {
	f := &fixture[K, F]{ids: matrixIDs()}
	n := len(f.ids)
	at := func(i int) sqltype.UUID { return f.ids[i%n] }
	for i := range n {
		f.orgs = append(f.orgs, matrixOrg[K, F]{ID: k.key(at(i + 3)), Name: fmt.Sprintf("org %02d", i)})
		f.sites = append(f.sites, matrixSite[K, F]{ID: k.key(at(i + 7)), Name: fmt.Sprintf("site %02d", i), OrgID: k.null(at(i + 3))})
		f.recs = append(f.recs, matrixRec[K, F]{ID: k.key(at(i)), Name: fmt.Sprintf("rec %02d", i), N: i, OrgID: k.null(at(i + 3))})
		f.parts = append(f.parts, matrixPart[K, F]{ID: k.key(at(i + 5)), Name: fmt.Sprintf("part %02d", i), RecID: k.null(at(i))})
		f.tags = append(f.tags, matrixTag[K, F]{ID: k.key(at(i + 9)), Name: fmt.Sprintf("tag %02d", i)})
		f.links = append(f.links, [2]int{i, i})
	}
	second := at(2)
	second[15]++
	f.parts = append(f.parts, matrixPart[K, F]{ID: k.key(second), Name: "part 12", RecID: k.null(at(0))})
	f.links = append(f.links, [2]int{0, 1})
	return f
}

// insert writes the fixture with its ids as they are.
func (f *fixture[K, F]) insert(db *gorm.DB, k kind[K, F]) error {
	for _, list := range []any{&f.orgs, &f.sites, &f.recs, &f.parts, &f.tags} {
		if err := db.Create(list).Error; err != nil {
			return err
		}
	}
	for _, l := range f.links {
		if err := db.Table("rec_tags").Create(map[string]any{"rec_id": f.recs[l[0]].ID, "tag_id": f.tags[l[1]].ID}).Error; err != nil {
			return err
		}
	}
	return nil
}
