package gorm_test

import (
	"database/sql"
	"errors"
	"reflect"

	"gorm.io/gorm"
)

// An operation is a row of the matrix.
type operation[K, F any] struct {
	name string
	run  func(c cell[K, F]) (change, error)
}

// readOperations are the queries. Rows 0 and 1 are those that are asked for.
func readOperations[K, F any]() []operation[K, F] {
	type rec = matrixRec[K, F]
	type org = matrixOrg[K, F]
	one := func(name string, read func(c cell[K, F], dst *rec) *gorm.DB) operation[K, F] {
		return operation[K, F]{name, func(c cell[K, F]) (change, error) {
			var got rec
			if err := read(c, &got).Error; err != nil {
				return change{}, err
			}
			return change{}, c.reads([]rec{got}, 0)
		}}
	}
	list := func(name string, where func(c cell[K, F]) *gorm.DB, want ...int) operation[K, F] {
		return operation[K, F]{name, func(c cell[K, F]) (change, error) { return c.find(where(c), want...) }}
	}
	id := func(c cell[K, F]) K { return c.recs[0].ID }
	two := func(c cell[K, F]) []K { return []K{c.recs[0].ID, c.recs[1].ID} }
	others := func(n, from int) []int {
		var l []int
		for i := from; i < n; i++ {
			l = append(l, i)
		}
		return l
	}
	n := len(matrixIDs())
	return []operation[K, F]{
		one("First(&m, id)", func(c cell[K, F], m *rec) *gorm.DB { return c.tx.First(m, id(c)) }),
		one("First(&m, &id)", func(c cell[K, F], m *rec) *gorm.DB { k := id(c); return c.tx.First(m, &k) }),
		one("First(&m, \"id = ?\", id)", func(c cell[K, F], m *rec) *gorm.DB { return c.tx.First(m, "id = ?", id(c)) }),
		one("First(&m, \"id = ?\", &id)", func(c cell[K, F], m *rec) *gorm.DB { k := id(c); return c.tx.First(m, "id = ?", &k) }),
		one("First(&m{ID: id})", func(c cell[K, F], m *rec) *gorm.DB { m.ID = id(c); return c.tx.First(m) }),
		one("Take(&m, id)", func(c cell[K, F], m *rec) *gorm.DB { return c.tx.Take(m, id(c)) }),
		one("Last(&m, id)", func(c cell[K, F], m *rec) *gorm.DB { return c.tx.Last(m, id(c)) }),
		{"First(&m, id) of no row", func(c cell[K, F]) (change, error) {
			var got rec
			err := c.tx.First(&got, c.key(missingID())).Error
			if !errors.Is(err, gorm.ErrRecordNotFound) && (err == nil || got.Name != "") {
				return change{}, mistakef("read %+v, %v", got, err)
			}
			if errors.Is(err, gorm.ErrRecordNotFound) {
				err = nil
			}
			return change{}, err
		}},
		{"Find(&ms, ids)", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Find(&got, two(c)).Error; err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0, 1)
		}},
		{"Find(&ms, id)", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Find(&got, id(c)).Error; err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0)
		}},
		{"Find(&ms, id, id)", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Find(&got, id(c), two(c)[1]).Error; err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0, 1)
		}},
		list("Where(id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where(id(c)) }, 0),
		list("Not(id)", func(c cell[K, F]) *gorm.DB { return c.tx.Not(id(c)) }, others(n, 1)...),
		list("Not(ids)", func(c cell[K, F]) *gorm.DB { return c.tx.Not(two(c)) }, others(n, 2)...),
		list("Not(map)", func(c cell[K, F]) *gorm.DB { return c.tx.Not(map[string]any{"id": id(c)}) }, others(n, 1)...),
		list("Or(id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where(id(c)).Or(two(c)[1]) }, 0, 1),
		list("Or(\"id = ?\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id = ?", id(c)).Or("id = ?", two(c)[1]) }, 0, 1),
		list("Where(\"id = ?\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id = ?", id(c)) }, 0),
		list("Where(\"id <> ?\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id <> ?", id(c)) }, others(n, 1)...),
		list("Where(\"org_id = ?\", nullable)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("org_id = ?", c.recs[0].OrgID) }, 0),
		list("Where(\"id IN ?\", ids)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN ?", two(c)) }, 0, 1),
		list("Where(\"id NOT IN ?\", ids)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id NOT IN ?", two(c)) }, others(n, 2)...),
		list("Where(\"id IN (?)\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN (?)", id(c)) }, 0),
		list("Where(\"id IN (?)\", ids)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN (?)", two(c)) }, 0, 1),
		list("Where(\"id IN (?, ?)\", id, id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN (?, ?)", id(c), two(c)[1]) }, 0, 1),
		list("Where(\"(id, name) IN ?\", pairs)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Where("(id, name) IN ?", [][]any{{id(c), "rec 00"}, {two(c)[1], "rec 01"}, {two(c)[1], "rec 02"}})
		}, 0, 1),
		list("Where(\"(id, org_id) IN ?\", pairs)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Where("(id, org_id) IN ?", [][]any{{id(c), c.recs[0].OrgID}, {two(c)[1], c.recs[0].OrgID}})
		}, 0),
		list("Where(\"id\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id", id(c)) }, 0),
		list("Where(\"id\", ids)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id", two(c)) }, 0, 1),
		list("Where(map)", func(c cell[K, F]) *gorm.DB { return c.tx.Where(map[string]any{"id": id(c)}) }, 0),
		list("Where(map with a pointer)", func(c cell[K, F]) *gorm.DB { k := id(c); return c.tx.Where(map[string]any{"id": &k}) }, 0),
		list("Where(map[any]any)", func(c cell[K, F]) *gorm.DB { return c.tx.Where(map[any]any{"id": id(c)}) }, 0),
		list("Where(map with a slice)", func(c cell[K, F]) *gorm.DB { return c.tx.Where(map[string]any{"id": two(c)}) }, 0, 1),
		list("Where(map with a foreign key)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Where(map[string]any{"org_id": c.recs[1].OrgID})
		}, 1),
		list("Where(&m{ID: id})", func(c cell[K, F]) *gorm.DB { return c.tx.Where(&rec{ID: id(c)}) }, 0),
		list("Where(&m{OrgID: id})", func(c cell[K, F]) *gorm.DB { return c.tx.Where(&rec{OrgID: c.recs[0].OrgID}) }, 0),
		list("Where(&m{…}, \"ID\")", func(c cell[K, F]) *gorm.DB { return c.tx.Where(&rec{ID: id(c), Name: "no"}, "ID") }, 0),
		list("Where(\"id = @id\", sql.Named)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id = @id", sql.Named("id", id(c))) }, 0),
		list("Where(\"id = @id\", map)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id = @id", map[string]any{"id": id(c)}) }, 0),
		list("Where(\"id = @ID\", struct)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id = @ID", struct{ ID K }{id(c)}) }, 0),
		list("Where(\"id IN @ids\", map)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN @ids", map[string]any{"ids": two(c)}) }, 0, 1),
		list("Where(\"id IN (@id)\", map)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN (@id)", map[string]any{"id": id(c)}) }, 0),
		list("Where(\"id IN (@ID)\", struct)", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN (@ID)", struct{ ID K }{id(c)}) }, 0),
		list("Where(group)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Where(c.tx.Where(id(c)).Or(map[string]any{"id": two(c)[1]})).Where("n < ?", 1)
		}, 0),
		list("Where(subquery)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Where("org_id IN (?)", c.tx.Model(&org{}).Select("id").Where(c.orgs[0].ID))
		}, 0),
		list("Joins(\"Org\").Where(column)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Joins("Org").Where(map[string]any{"Org.id": c.orgs[0].ID})
		}, 0),
		list("InnerJoins(\"Org\", map)", func(c cell[K, F]) *gorm.DB {
			return c.tx.InnerJoins("Org", c.tx.Where(map[string]any{"id": c.orgs[0].ID}))
		}, 0),
		list("InnerJoins(\"Org\", &org{ID: id})", func(c cell[K, F]) *gorm.DB {
			return c.tx.InnerJoins("Org", c.tx.Where(&org{ID: c.orgs[0].ID}))
		}, 0),
		list("InnerJoins(\"Org\", Where(id))", func(c cell[K, F]) *gorm.DB { return c.tx.InnerJoins("Org", c.tx.Where(c.orgs[0].ID)) }, 0),
		list("Joins(SQL, id)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Joins("JOIN orgs ON orgs.id = recs.org_id AND orgs.id = ?", c.orgs[0].ID)
		}, 0),
		list("Joins(SQL, ids)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Joins("JOIN orgs ON orgs.id = recs.org_id AND orgs.id IN ?", []K{c.orgs[0].ID, c.orgs[1].ID})
		}, 0, 1),
		{"Having(\"org_id = ?\", id)", func(c cell[K, F]) (change, error) {
			var got []struct{ OrgID F }
			err := c.tx.Model(&rec{}).Select("org_id").Group("org_id").Having("org_id = ?", c.recs[1].OrgID).Find(&got).Error
			if err == nil && (len(got) != 1 || c.refHex(got[0].OrgID) != c.refHex(c.recs[1].OrgID)) {
				err = mistakef("read %v", got)
			}
			return change{}, err
		}},
		{"Having(\"org_id IN ?\", ids)", func(c cell[K, F]) (change, error) {
			var got []struct{ OrgID F }
			err := c.tx.Model(&rec{}).Select("org_id").Group("org_id").Having("org_id IN ?", []K{c.orgs[0].ID, c.orgs[1].ID}).Find(&got).Error
			if err == nil && len(got) != 2 {
				err = mistakef("read %v", got)
			}
			return change{}, err
		}},
		list("Clauses(clause.Eq)", func(c cell[K, F]) *gorm.DB { return c.tx.Clauses(eqID(id(c))) }, 0),
		list("Clauses(clause.IN)", func(c cell[K, F]) *gorm.DB { return c.tx.Clauses(inIDs(id(c), two(c)[1])) }, 0, 1),
		list("Scopes", func(c cell[K, F]) *gorm.DB {
			return c.tx.Scopes(func(tx *gorm.DB) *gorm.DB { return tx.Where(id(c)) })
		}, 0),
		{"Raw(\"… id = ?\", id).Scan(&m)", func(c cell[K, F]) (change, error) {
			var got []rec
			err := c.tx.Raw("SELECT * FROM recs WHERE id = ?", id(c)).Scan(&got).Error
			return change{}, errors.Join(err, c.reads(got, 0))
		}},
		{"Raw(\"… id IN ?\", ids)", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Raw("SELECT * FROM recs WHERE id IN ?", two(c)).Scan(&got).Error; err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0, 1)
		}},
		{"Raw(\"… id IN (?)\", id)", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Raw("SELECT * FROM recs WHERE id IN (?)", id(c)).Scan(&got).Error; err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0)
		}},
		{"Raw(\"… id = @id\", named)", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Raw("SELECT * FROM recs WHERE id = @id", map[string]any{"id": id(c)}).Scan(&got).Error; err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0)
		}},
		{"Pluck(\"id\", &ids)", func(c cell[K, F]) (change, error) {
			var got []K
			if err := c.tx.Model(&rec{}).Where("id IN ?", two(c)).Order("n").Pluck("id", &got).Error; err != nil {
				return change{}, err
			}
			return change{}, c.sameKeys(got, two(c))
		}},
		{"Select(\"id\").Scan(&structs)", func(c cell[K, F]) (change, error) {
			var rows []struct{ ID K }
			if err := c.tx.Model(&rec{}).Select("id").Where("id IN ?", two(c)).Order("n").Scan(&rows).Error; err != nil {
				return change{}, err
			}
			var got []K
			for _, r := range rows {
				got = append(got, r.ID)
			}
			return change{}, c.sameKeys(got, two(c))
		}},
		{"Select(\"id\").Row().Scan(&id)", func(c cell[K, F]) (change, error) {
			var got K
			err := c.tx.Model(&rec{}).Select("id").Where(id(c)).Row().Scan(&got)
			if err != nil {
				return change{}, err
			}
			return change{}, c.sameKeys([]K{got}, []K{id(c)})
		}},
		{"Select(\"id\").Scan(&id)", func(c cell[K, F]) (change, error) {
			var got K
			err := c.tx.Model(&rec{}).Select("id").Where(id(c)).Scan(&got).Error
			if err != nil {
				return change{}, err
			}
			return change{}, c.sameKeys([]K{got}, []K{id(c)})
		}},
		{"Model(&m).Where(id).Count", func(c cell[K, F]) (change, error) {
			var n int64
			err := c.tx.Model(&rec{}).Where(id(c)).Count(&n).Error
			if err == nil && n != 1 {
				err = mistakef("counted %d", n)
			}
			return change{}, err
		}},
		{"Rows and ScanRows", func(c cell[K, F]) (change, error) {
			rows, err := c.tx.Model(&rec{}).Where(two(c)).Rows()
			if err != nil {
				return change{}, err
			}
			defer rows.Close()
			var got []rec
			for rows.Next() {
				var r rec
				if err := c.tx.ScanRows(rows, &r); err != nil {
					return change{}, err
				}
				got = append(got, r)
			}
			if err := rows.Err(); err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0, 1)
		}},
		{"FindInBatches", func(c cell[K, F]) (change, error) {
			var batch, got []rec
			err := c.tx.FindInBatches(&batch, 5, func(*gorm.DB, int) error { got = append(got, batch...); return nil }).Error
			if err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, others(n, 0)...)
		}},
		{"generics: Where(\"id = ?\", id).First", func(c cell[K, F]) (change, error) {
			got, err := gorm.G[rec](c.tx).Where("id = ?", id(c)).First(c.tx.Statement.Context)
			if err != nil {
				return change{}, err
			}
			return change{}, c.reads([]rec{got}, 0)
		}},
		{"generics: Where(id).Find", func(c cell[K, F]) (change, error) {
			got, err := gorm.G[rec](c.tx).Where(id(c)).Find(c.tx.Statement.Context)
			if err != nil {
				return change{}, err
			}
			return change{}, c.reads(got, 0)
		}},
		{"FirstOrInit(&m, m{ID: id})", func(c cell[K, F]) (change, error) {
			var got, none rec
			if err := c.tx.FirstOrInit(&got, rec{ID: id(c)}).Error; err != nil {
				return change{}, err
			}
			if err := c.tx.FirstOrInit(&none, rec{ID: c.key(missingID())}).Error; err != nil {
				return change{}, err
			}
			if c.id(none.ID) != missingID() || none.Name != "" {
				return change{}, mistakef("initialised %+v", none)
			}
			return change{}, c.reads([]rec{got}, 0)
		}},
		{"FirstOrInit(&m, map)", func(c cell[K, F]) (change, error) {
			var got, none rec
			if err := c.tx.Where(map[string]any{"id": id(c)}).FirstOrInit(&got).Error; err != nil {
				return change{}, err
			}
			if err := c.tx.Where(map[string]any{"id": c.key(missingID())}).FirstOrInit(&none).Error; err != nil {
				return change{}, err
			}
			if c.id(none.ID) != missingID() || none.Name != "" {
				return change{}, mistakef("initialised %+v", none)
			}
			return change{}, c.reads([]rec{got}, 0)
		}},
		{"Preload of all kinds of relations", func(c cell[K, F]) (change, error) {
			dst := reflect.New(reflect.SliceOf(c.tagged))
			if err := c.tx.Preload("Org").Preload("Parts").Preload("Tags").Order("n").Find(dst.Interface()).Error; err != nil {
				return change{}, err
			}
			var got []rec
			for i := range dst.Elem().Len() {
				r, tags := c.taken(dst.Elem().Index(i))
				got = append(got, r)
				want := 1
				if i == 0 {
					want = 2
				}
				if r.Org == nil || c.org(*r.Org) != c.org(c.orgs[i]) || len(r.Parts) != want || len(tags) != want {
					return change{}, mistakef("rec %d has %+v, %d parts, %d tags", i, r.Org, len(r.Parts), len(tags))
				}
				for _, p := range r.Parts {
					if c.refHex(p.RecID) != hexOf(c.id(r.ID)) {
						return change{}, mistakef("rec %d has the part %+v", i, p)
					}
				}
				if i > 0 && c.tag(*tags[0]) != c.tag(c.tags[i]) {
					return change{}, mistakef("rec %d has the tag %+v", i, tags[0])
				}
			}
			return change{}, c.reads(got, others(n, 0)...)
		}},
		{"Preload(\"Org.Sites\")", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Preload("Org.Sites").Order("n").Find(&got, two(c)).Error; err != nil {
				return change{}, err
			}
			for i, r := range got {
				if r.Org == nil || len(r.Org.Sites) != 1 || r.Org.Sites[0].Name != c.sites[i].Name {
					return change{}, mistakef("rec %d has %+v", i, r.Org)
				}
			}
			return change{}, c.reads(got, 0, 1)
		}},
		{"Preload(\"Parts\", id)", func(c cell[K, F]) (change, error) {
			var got rec
			if err := c.tx.Preload("Parts", c.parts[12].ID).First(&got, id(c)).Error; err != nil {
				return change{}, err
			}
			if len(got.Parts) != 1 || got.Parts[0].Name != "part 12" {
				return change{}, mistakef("parts %+v", got.Parts)
			}
			return change{}, c.reads([]rec{got}, 0)
		}},
		{"Joins(\"Org\") reads the relation", func(c cell[K, F]) (change, error) {
			var got []rec
			if err := c.tx.Joins("Org").Order("n").Find(&got).Error; err != nil {
				return change{}, err
			}
			for i, r := range got {
				if r.Org == nil || c.org(*r.Org) != c.org(c.orgs[i]) {
					return change{}, mistakef("rec %d has %+v", i, r.Org)
				}
			}
			return change{}, c.reads(got, others(n, 0)...)
		}},
	}
}
