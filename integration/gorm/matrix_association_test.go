package gorm_test

import (
	"reflect"
	"slices"

	"gorm.io/gorm"
)

// associationOperations are those of db.Association.
func associationOperations[K, F any]() []operation[K, F] {
	type op = operation[K, F]
	type part = matrixPart[K, F]
	type tag = matrixTag[K, F]
	on := func(c cell[K, F], name string) *gorm.Association {
		if name == "Tags" {
			return c.tx.Model(c.withTags(c.recs[0])).Association(name)
		}
		r := c.recs[0]
		return c.tx.Model(&r).Association(name)
	}
	// mine and own are what the first rec has.
	unlinked := func(c cell[K, F], tags ...int) (gone []string) {
		for _, t := range tags {
			gone = append(gone, c.link(c.recs[0].ID, c.tags[t].ID))
		}
		return gone
	}
	freed := func(c cell[K, F], parts ...int) (ch change) {
		for _, i := range parts {
			p := c.parts[i]
			ch.gone = append(ch.gone, c.part(p))
			var none F
			p.RecID = none
			ch.came = append(ch.came, c.part(p))
		}
		return ch
	}
	namesOf := func(tags []tag) []string {
		var l []string
		for _, t := range tags {
			l = append(l, t.Name)
		}
		slices.Sort(l)
		return l
	}
	return []op{
		{"Association(many2many).Find", func(c cell[K, F]) (change, error) {
			var got []tag
			err := on(c, "Tags").Find(&got)
			if err == nil && !slices.Equal(namesOf(got), []string{"tag 00", "tag 01"}) {
				err = mistakef("read %v", namesOf(got))
			}
			return change{}, err
		}},
		{"Association(many2many).Find(&ms, id)", func(c cell[K, F]) (change, error) {
			var got []tag
			err := on(c, "Tags").Find(&got, c.tags[1].ID)
			if err == nil && !slices.Equal(namesOf(got), []string{"tag 01"}) {
				err = mistakef("read %v", namesOf(got))
			}
			return change{}, err
		}},
		{"Association(many2many).Count", func(c cell[K, F]) (change, error) {
			a := on(c, "Tags")
			n, err := a.Count(), a.Error
			if err == nil && n != 2 {
				err = mistakef("counted %d", n)
			}
			return change{}, err
		}},
		{"Association(many2many).Append", func(c cell[K, F]) (change, error) {
			fresh := tag{Name: "tag new"}
			if err := on(c, "Tags").Append(&c.tags[7], &fresh); err != nil {
				return change{}, err
			}
			return change{came: []string{c.tag(fresh), c.link(c.recs[0].ID, fresh.ID), c.link(c.recs[0].ID, c.tags[7].ID)}}, c.made(fresh.ID)
		}},
		{"Association(many2many).Replace", func(c cell[K, F]) (change, error) {
			err := on(c, "Tags").Replace([]*tag{&c.tags[1], &c.tags[7]})
			return change{gone: unlinked(c, 0), came: unlinked(c, 7)}, err
		}},
		{"Association(many2many).Delete", func(c cell[K, F]) (change, error) {
			return change{gone: unlinked(c, 1)}, on(c, "Tags").Delete(&c.tags[1], &c.tags[7])
		}},
		{"Association(many2many).Clear", func(c cell[K, F]) (change, error) {
			return change{gone: unlinked(c, 0, 1)}, on(c, "Tags").Clear()
		}},
		{"Association(has many).Find", func(c cell[K, F]) (change, error) {
			var got []part
			err := on(c, "Parts").Find(&got)
			if err == nil && (len(got) != 2 || c.refHex(got[0].RecID) != hexOf(c.ids[0]) || c.refHex(got[1].RecID) != hexOf(c.ids[0])) {
				err = mistakef("read %+v", got)
			}
			return change{}, err
		}},
		{"Association(has many).Count", func(c cell[K, F]) (change, error) {
			a := on(c, "Parts")
			n, err := a.Count(), a.Error
			if err == nil && n != 2 {
				err = mistakef("counted %d", n)
			}
			return change{}, err
		}},
		{"Association(has many).Append", func(c cell[K, F]) (change, error) {
			fresh, old, before := part{Name: "part new"}, c.parts[4], c.part(c.parts[4])
			if err := on(c, "Parts").Append(&fresh, &old); err != nil {
				return change{}, err
			}
			if c.refHex(old.RecID) != hexOf(c.ids[0]) {
				return change{}, mistakef("the part belongs to %s", c.refHex(old.RecID))
			}
			return change{gone: []string{before}, came: []string{c.part(fresh), c.part(old)}}, c.made(fresh.ID)
		}},
		{"Association(has many).Replace", func(c cell[K, F]) (change, error) {
			fresh := part{Name: "part new"}
			err := on(c, "Parts").Replace(&fresh)
			ch := freed(c, 0, 12)
			ch.came = append(ch.came, c.part(fresh))
			return ch, err
		}},
		{"Association(has many).Delete", func(c cell[K, F]) (change, error) {
			return freed(c, 12), on(c, "Parts").Delete(&c.parts[12])
		}},
		{"Association(has many).Clear", func(c cell[K, F]) (change, error) {
			return freed(c, 0, 12), on(c, "Parts").Clear()
		}},
		{"Association(belongs to).Find", func(c cell[K, F]) (change, error) {
			var got matrixOrg[K, F]
			err := on(c, "Org").Find(&got)
			if err == nil && c.org(got) != c.org(c.orgs[0]) {
				err = mistakef("read %+v", got)
			}
			return change{}, err
		}},
		{"Association(belongs to).Append", func(c cell[K, F]) (change, error) {
			before, want := c.rec(c.recs[0]), c.recs[0]
			want.OrgID = c.recs[7].OrgID
			return change{gone: []string{before}, came: []string{c.rec(want)}}, on(c, "Org").Append(&c.orgs[7])
		}},
		{"Association(belongs to).Clear", func(c cell[K, F]) (change, error) {
			before, want := c.rec(c.recs[0]), c.recs[0]
			var none F
			want.OrgID = none
			return change{gone: []string{before}, came: []string{c.rec(want)}}, on(c, "Org").Clear()
		}},
		{"Association of several rows, Find", func(c cell[K, F]) (change, error) {
			var got []tag
			rs := reflect.New(reflect.SliceOf(c.tagged))
			for _, i := range []int{0, 7} {
				rs.Elem().Set(reflect.Append(rs.Elem(), reflect.ValueOf(c.withTags(c.recs[i])).Elem()))
			}
			err := c.tx.Model(rs.Interface()).Association("Tags").Find(&got)
			if err == nil && !slices.Equal(namesOf(got), []string{"tag 00", "tag 01", "tag 07"}) {
				err = mistakef("read %v", namesOf(got))
			}
			return change{}, err
		}},
		{"Select(\"Parts\").Delete(&m)", func(c cell[K, F]) (change, error) {
			r := c.recs[0]
			err := c.tx.Select("Parts").Delete(&r).Error
			return change{gone: []string{c.rec(c.recs[0]), c.part(c.parts[0]), c.part(c.parts[12])}}, err
		}},
		{"Select(\"Tags\").Delete(&m)", func(c cell[K, F]) (change, error) {
			err := c.tx.Select("Tags").Delete(c.withTags(c.recs[0])).Error
			return change{gone: append(unlinked(c, 0, 1), c.rec(c.recs[0]))}, err
		}},
	}
}
