package gorm_test

import (
	"reflect"
	"strings"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

// createOperations are the ways in which GORM inserts a row. The keys are zero,
// and the plugin's to fill, unless the name says otherwise.
func createOperations[K, F any]() []operation[K, F] {
	type rec = matrixRec[K, F]
	type op = operation[K, F]
	three := func() []rec { return []rec{{Name: "new 1", N: 1}, {Name: "new 2", N: 2}, {Name: "new 3", N: 3}} }
	return []op{
		{"Create(&m)", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new", OrgID: c.recs[0].OrgID}
			return c.adds(c.tx.Create(&r), r)
		}},
		{"Create(&m) with a key", func(c cell[K, F]) (change, error) {
			r := rec{ID: c.key(missingID()), Name: "new"}
			err := c.tx.Create(&r).Error
			return change{came: []string{c.rec(rec{ID: c.key(missingID()), Name: "new"})}}, err
		}},
		{"Create(m), a value", func(c cell[K, F]) (change, error) {
			return change{}, c.tx.Create(rec{Name: "new"}).Error
		}},
		{"Create(m), a value with a key", func(c cell[K, F]) (change, error) {
			r := rec{ID: c.key(missingID()), Name: "new"}
			return change{came: []string{c.rec(r)}}, c.tx.Create(r).Error
		}},
		{"Create([2]M)", func(c cell[K, F]) (change, error) {
			return change{}, c.tx.Create([2]rec{{Name: "new 1"}, {Name: "new 2"}}).Error
		}},
		{"Create(&[2]M)", func(c cell[K, F]) (change, error) {
			l := [2]rec{{Name: "new 1"}, {Name: "new 2"}}
			return c.adds(c.tx.Create(&l), l[:]...)
		}},
		{"Create(&[]M)", func(c cell[K, F]) (change, error) {
			l := three()
			return c.adds(c.tx.Create(&l), l...)
		}},
		{"Create([]*M)", func(c cell[K, F]) (change, error) {
			l := three()
			return c.adds(c.tx.Create([]*rec{&l[0], &l[1], &l[2]}), l...)
		}},
		{"Create(&[]M), some with keys", func(c cell[K, F]) (change, error) {
			l := three()
			l[1].ID = c.key(missingID())
			tx := c.tx.Create(&l)
			if tx.Error == nil && c.id(l[1].ID) != missingID() {
				return change{}, mistakef("the key that was set became %v", c.id(l[1].ID))
			}
			ch, err := c.adds(tx, l[0], l[2])
			ch.came = append(ch.came, c.rec(l[1]))
			return ch, err
		}},
		{"CreateInBatches(ms, 2)", func(c cell[K, F]) (change, error) {
			l := three()
			return c.adds(c.tx.CreateInBatches(l, 2), l...)
		}},
		{"CreateInBatches(&ms, 2)", func(c cell[K, F]) (change, error) {
			l := three()
			return c.adds(c.tx.CreateInBatches(&l, 2), l...)
		}},
		{"Save(&m), a new row", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new"}
			return c.adds(c.tx.Save(&r), r)
		}},
		{"Save(&m), a new row with a key", func(c cell[K, F]) (change, error) {
			r := rec{ID: c.key(missingID()), Name: "new"}
			return change{came: []string{c.rec(r)}}, c.tx.Save(&r).Error
		}},
		{"Save(&ms), new rows", func(c cell[K, F]) (change, error) {
			l := three()
			return c.adds(c.tx.Save(&l), l...)
		}},
		{"Save(&ms), one of them in the table", func(c cell[K, F]) (change, error) {
			l := []rec{{Name: "new"}, c.recs[0]}
			l[1].N = 99
			ch, err := c.adds(c.tx.Save(&l), l[0])
			ch.gone, ch.came = append(ch.gone, c.rec(c.recs[0])), append(ch.came, c.rec(l[1]))
			return ch, err
		}},
		{"FirstOrCreate(&m, m{Name: …})", func(c cell[K, F]) (change, error) {
			var r, again, old rec
			tx := c.tx.FirstOrCreate(&r, rec{Name: "new"})
			ch, err := c.adds(tx, r)
			if err != nil {
				return ch, err
			}
			if err := c.tx.FirstOrCreate(&again, rec{Name: "new"}).Error; err != nil {
				return ch, err
			}
			if err := c.tx.FirstOrCreate(&old, rec{ID: c.recs[0].ID}).Error; err != nil {
				return ch, err
			}
			if c.rec(again) != c.rec(r) {
				return ch, mistakef("read %+v after %+v", again, r)
			}
			return ch, c.reads([]rec{old}, 0)
		}},
		{"FirstOrCreate(&m, m{ID: id})", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new"}
			err := c.tx.FirstOrCreate(&r, rec{ID: c.key(missingID())}).Error
			if err == nil && c.id(r.ID) != missingID() {
				err = mistakef("the key is %v", c.id(r.ID))
			}
			return change{came: []string{c.rec(r)}}, err
		}},
		{"associations of all kinds", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new", Org: &matrixOrg[K, F]{Name: "org new"}, Parts: []matrixPart[K, F]{{Name: "part a"}, {Name: "part b"}}}
			tag := matrixTag[K, F]{Name: "tag new"}
			p := c.withTags(r, &tag, &c.tags[0])
			tx := c.tx.Create(p)
			r, _ = c.taken(reflect.ValueOf(p))
			ch, err := c.adds(tx, r)
			if err != nil {
				return ch, err
			}
			if c.refHex(r.OrgID) != hexOf(c.id(r.Org.ID)) {
				return ch, mistakef("the foreign key is %s, and the key %v", c.refHex(r.OrgID), c.id(r.Org.ID))
			}
			ch.came = append(ch.came, c.org(*r.Org), c.part(r.Parts[0]), c.part(r.Parts[1]), c.tag(tag),
				c.link(r.ID, tag.ID), c.link(r.ID, c.tags[0].ID))
			if c.refHex(r.Parts[1].RecID) != hexOf(c.id(r.ID)) {
				return ch, mistakef("the part belongs to %s", c.refHex(r.Parts[1].RecID))
			}
			return ch, c.made(r.Org.ID, r.Parts[0].ID, r.Parts[1].ID)
		}},
		{"Model(&M{}).Create(map)", func(c cell[K, F]) (change, error) {
			m := map[string]any{"name": "new", "n": 1, "org_id": c.recs[0].OrgID}
			tx := c.tx.Model(&rec{}).Create(m)
			return c.addsMaps(tx, m)
		}},
		{"Model(&M{}).Create(&map) with field names", func(c cell[K, F]) (change, error) {
			m := map[string]any{"Name": "new", "N": 1}
			tx := c.tx.Model(&rec{}).Create(&m)
			return c.addsMaps(tx, m)
		}},
		{"Model(&M{}).Create([]map)", func(c cell[K, F]) (change, error) {
			l := []map[string]any{{"name": "new 1", "n": 1}, {"name": "new 2", "n": 2}}
			tx := c.tx.Model(&rec{}).Create(l)
			return c.addsMaps(tx, l...)
		}},
		{"Model(&M{}).Create(&[]map)", func(c cell[K, F]) (change, error) {
			l := []map[string]any{{"name": "new 1", "n": 1}, {"name": "new 2", "n": 2}}
			tx := c.tx.Model(&rec{}).Create(&l)
			return c.addsMaps(tx, l...)
		}},
		{"Model(&M{}).Create(map) with a key", func(c cell[K, F]) (change, error) {
			r := rec{ID: c.key(missingID()), Name: "new", N: 1}
			return change{came: []string{c.rec(r)}}, c.tx.Model(&rec{}).Create(map[string]any{"ID": r.ID, "name": "new", "n": 1}).Error
		}},
		{"Table(\"recs\").Create(map) with a key", func(c cell[K, F]) (change, error) {
			r := rec{ID: c.key(missingID()), Name: "new", N: 1}
			return change{came: []string{c.rec(r)}}, c.tx.Table("recs").Create(map[string]any{"id": r.ID, "name": "new", "n": 1}).Error
		}},
		{"Table(\"recs\").Create(map) without a key", func(c cell[K, F]) (change, error) {
			err := c.tx.Table("recs").Create(map[string]any{"name": "new", "n": 1}).Error
			if err == nil {
				err = mistakef("a row without a key was inserted")
			}
			return change{}, err
		}},
		{"Exec(\"INSERT … VALUES (?, ?)\", id, …)", func(c cell[K, F]) (change, error) {
			r := rec{ID: c.key(missingID()), Name: "new", N: 1}
			return change{came: []string{c.rec(r)}}, c.tx.Exec("INSERT INTO recs (id, name, n) VALUES (?, ?, ?)", r.ID, "new", 1).Error
		}},
		{"Exec(\"INSERT … VALUES ?\", tuple)", func(c cell[K, F]) (change, error) {
			r := rec{ID: c.key(missingID()), Name: "new", N: 1}
			return change{came: []string{c.rec(r)}}, c.tx.Exec("INSERT INTO recs (id, name, n) VALUES ?", []any{r.ID, "new", 1}).Error
		}},
		{"Select(\"Name\").Create(&m)", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new"}
			tx := c.tx.Select("Name", "N").Create(&r)
			return c.adds(tx, r)
		}},
		{"Omit(\"Org\").Create(&m)", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new", Org: &c.orgs[0]}
			tx := c.tx.Omit("Org").Create(&r)
			return c.adds(tx, rec{ID: r.ID, Name: "new"})
		}},
		{"SkipHooks", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new"}
			return c.adds(c.tx.Session(&gorm.Session{SkipHooks: true}).Create(&r), r)
		}},
		{"generics: Create", func(c cell[K, F]) (change, error) {
			r := rec{Name: "new"}
			err := gorm.G[rec](c.tx).Create(c.tx.Statement.Context, &r)
			return c.adds(&gorm.DB{Error: err}, r)
		}},
		{"generics: CreateInBatches", func(c cell[K, F]) (change, error) {
			l := three()
			err := gorm.G[rec](c.tx).CreateInBatches(c.tx.Statement.Context, &l, 2)
			return c.adds(&gorm.DB{Error: err}, l...)
		}},
	}
}

// addsMaps is the change of a create of recs from maps that were given their
// keys, under the name of the column or of the field.
func (c cell[K, F]) addsMaps(tx *gorm.DB, ms ...map[string]any) (change, error) {
	if tx.Error != nil {
		return change{}, tx.Error
	}
	var recs []matrixRec[K, F]
	for _, m := range ms {
		r := matrixRec[K, F]{}
		for name, v := range m {
			switch strings.ToLower(name) {
			case "id":
				switch v := v.(type) {
				case K:
					r.ID = v
				case sqltype.UUID: // the key of a pointer is put in a map as what it points to
					r.ID = c.key(v)
				default:
					return change{}, mistakef("the map has a key of type %T", v)
				}
			case "name":
				r.Name = v.(string)
			case "n":
				r.N = v.(int)
			case "org_id":
				r.OrgID = v.(F)
			}
		}
		recs = append(recs, r)
	}
	return c.adds(tx, recs...)
}
