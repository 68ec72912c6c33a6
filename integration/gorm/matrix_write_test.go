package gorm_test

import (
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/sqltype"
)

// missingID is the key of no row.
func missingID() sqltype.UUID { return sqltype.UUID{0, 0, 5, '1', '7', 0, 0x70, 0, 0x80, 15: 2} }

func eqID(id any) clause.Expression {
	return clause.Eq{Column: clause.Column{Table: clause.CurrentTable, Name: clause.PrimaryKey}, Value: id}
}

func inIDs(ids ...any) clause.Expression {
	return clause.IN{Column: clause.Column{Table: clause.CurrentTable, Name: clause.PrimaryKey}, Values: ids}
}

func (c cell[K, F]) sameKeys(got, want []K) error {
	if len(got) != len(want) {
		return mistakef("%d keys, want %d: %v", len(got), len(want), got)
	}
	for i := range got {
		if c.id(got[i]) != c.id(want[i]) {
			return mistakef("the key %d is %v, want %v", i, c.id(got[i]), c.id(want[i]))
		}
	}
	return nil
}

// writeOperations are the updates and deletes.
func writeOperations[K, F any]() []operation[K, F] {
	type rec = matrixRec[K, F]
	type op = operation[K, F]
	removal := func(name string, remove func(c cell[K, F]) *gorm.DB, recs ...int) op {
		return op{name, func(c cell[K, F]) (change, error) { return c.removes(remove(c), recs...) }}
	}
	update := func(name string, set func(c cell[K, F]) *gorm.DB, to func(c cell[K, F], r *rec)) op {
		return op{name, func(c cell[K, F]) (change, error) {
			return c.sets(set(c), 0, func(r *rec) { to(c, r) })
		}}
	}
	id := func(c cell[K, F]) K { return c.recs[0].ID }
	two := func(c cell[K, F]) []K { return []K{c.recs[0].ID, c.recs[1].ID} }
	n99 := func(_ cell[K, F], r *rec) { r.N = 99 }
	org := func(c cell[K, F], r *rec) { r.OrgID = c.recs[5].OrgID }
	return []op{
		removal("Delete(&M{}, id)", func(c cell[K, F]) *gorm.DB { return c.tx.Delete(&rec{}, id(c)) }, 0),
		removal("Delete(&M{}, &id)", func(c cell[K, F]) *gorm.DB { k := id(c); return c.tx.Delete(&rec{}, &k) }, 0),
		removal("Delete(&M{}, id) of no row", func(c cell[K, F]) *gorm.DB { return c.tx.Delete(&rec{}, c.key(missingID())) }),
		removal("Delete(&M{}, ids)", func(c cell[K, F]) *gorm.DB { return c.tx.Delete(&rec{}, two(c)) }, 0, 1),
		removal("Delete(&M{}, id, id)", func(c cell[K, F]) *gorm.DB { return c.tx.Delete(&rec{}, id(c), two(c)[1]) }, 0, 1),
		removal("Delete(&M{}, \"id = ?\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Delete(&rec{}, "id = ?", id(c)) }, 0),
		removal("Delete(&m)", func(c cell[K, F]) *gorm.DB { r := c.recs[0]; return c.tx.Delete(&r) }, 0),
		removal("Delete(&ms)", func(c cell[K, F]) *gorm.DB { r := []rec{c.recs[0], c.recs[1]}; return c.tx.Delete(&r) }, 0, 1),
		removal("Where(id).Delete", func(c cell[K, F]) *gorm.DB { return c.tx.Where(id(c)).Delete(&rec{}) }, 0),
		removal("Where(map).Delete", func(c cell[K, F]) *gorm.DB { return c.tx.Where(map[string]any{"id": id(c)}).Delete(&rec{}) }, 0),
		removal("Where(map with a slice).Delete", func(c cell[K, F]) *gorm.DB {
			return c.tx.Where(map[string]any{"id": two(c)}).Delete(&rec{})
		}, 0, 1),
		removal("Where(\"id IN ?\", ids).Delete", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN ?", two(c)).Delete(&rec{}) }, 0, 1),
		removal("Where(\"id IN (?)\", id).Delete", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id IN (?)", id(c)).Delete(&rec{}) }, 0),
		removal("Where(\"id\", ids).Delete", func(c cell[K, F]) *gorm.DB { return c.tx.Where("id", two(c)).Delete(&rec{}) }, 0, 1),
		removal("Not(ids).Delete", func(c cell[K, F]) *gorm.DB { return c.tx.Not(two(c)).Delete(&rec{}) }, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
		removal("Where(id).Or(id).Delete", func(c cell[K, F]) *gorm.DB { return c.tx.Where(id(c)).Or(two(c)[1]).Delete(&rec{}) }, 0, 1),
		removal("Exec(\"DELETE … id = ?\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Exec("DELETE FROM recs WHERE id = ?", id(c)) }, 0),
		removal("Exec(\"DELETE … id IN ?\", ids)", func(c cell[K, F]) *gorm.DB { return c.tx.Exec("DELETE FROM recs WHERE id IN ?", two(c)) }, 0, 1),
		removal("Exec(\"DELETE … id IN (?)\", id)", func(c cell[K, F]) *gorm.DB { return c.tx.Exec("DELETE FROM recs WHERE id IN (?)", id(c)) }, 0),
		removal("Exec(\"DELETE … id IN (?, ?)\", id, id)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Exec("DELETE FROM recs WHERE id IN (?, ?)", id(c), two(c)[1])
		}, 0, 1),
		removal("Exec(\"DELETE … id IN (?)\", ids)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Exec("DELETE FROM recs WHERE id IN (?)", two(c))
		}, 0, 1),
		{"generics: Where(\"id = ?\", id).Delete", func(c cell[K, F]) (change, error) {
			n, err := gorm.G[rec](c.tx).Where("id = ?", id(c)).Delete(c.tx.Statement.Context)
			ch, _ := c.removes(c.tx, 0)
			if err == nil && n != 1 {
				err = mistakef("%d rows", n)
			}
			return ch, err
		}},
		update("Exec(\"UPDATE … id = ?\", id)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Exec("UPDATE recs SET n = ?, org_id = ? WHERE id = ?", 99, c.recs[5].OrgID, id(c))
		}, func(c cell[K, F], r *rec) { n99(c, r); org(c, r) }),
		update("Save(&m)", func(c cell[K, F]) *gorm.DB { r := c.recs[0]; r.N = 99; return c.tx.Save(&r) }, n99),
		update("Save(&m) with a new foreign key", func(c cell[K, F]) *gorm.DB {
			r := c.recs[0]
			r.OrgID = c.recs[5].OrgID
			return c.tx.Save(&r)
		}, org),
		update("Model(&m).Updates(struct)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{ID: id(c)}).Updates(rec{N: 99, OrgID: c.recs[5].OrgID})
		}, func(c cell[K, F], r *rec) { n99(c, r); org(c, r) }),
		update("Model(&m).Updates(map)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{ID: id(c)}).Updates(map[string]any{"n": 99, "org_id": c.recs[5].OrgID})
		}, func(c cell[K, F], r *rec) { n99(c, r); org(c, r) }),
		update("Model(&m).Updates(map with a key)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{ID: id(c)}).Updates(map[string]any{"org_id": c.orgs[5].ID})
		}, org),
		update("Model(&M{}).Where(id).Update", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{}).Where(id(c)).Update("n", 99)
		}, n99),
		update("Model(&M{}).Where(map).Updates(struct)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{}).Where(map[string]any{"id": id(c)}).Updates(rec{N: 99})
		}, n99),
		update("Updates(&m)", func(c cell[K, F]) *gorm.DB { return c.tx.Updates(&rec{ID: id(c), N: 99}) }, n99),
		update("UpdateColumn", func(c cell[K, F]) *gorm.DB { return c.tx.Model(&rec{ID: id(c)}).UpdateColumn("n", 99) }, n99),
		update("UpdateColumn of a foreign key", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{ID: id(c)}).UpdateColumn("org_id", c.recs[5].OrgID)
		}, org),
		update("UpdateColumns(map)", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{}).Where("id = ?", id(c)).UpdateColumns(map[string]any{"n": 99})
		}, n99),
		update("Update with gorm.Expr", func(c cell[K, F]) *gorm.DB {
			return c.tx.Model(&rec{}).Where(id(c)).Update("n", gorm.Expr("CASE WHEN id = ? THEN 99 ELSE -1 END", id(c)))
		}, n99),
		{"generics: Where(\"id = ?\", id).Update", func(c cell[K, F]) (change, error) {
			n, err := gorm.G[rec](c.tx).Where("id = ?", id(c)).Update(c.tx.Statement.Context, "n", 99)
			ch, _ := c.sets(&gorm.DB{RowsAffected: 1}, 0, func(r *rec) { r.N = 99 })
			if err == nil && n != 1 {
				err = mistakef("%d rows", n)
			}
			return ch, err
		}},
		{"OnConflict{DoNothing}", func(c cell[K, F]) (change, error) {
			r := rec{ID: id(c), Name: "again", N: 99}
			return change{}, c.tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&r).Error
		}},
		{"OnConflict on the key, DoUpdates", func(c cell[K, F]) (change, error) {
			r := rec{ID: id(c), Name: "again", N: 99}
			tx := c.tx.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}}, DoUpdates: clause.AssignmentColumns([]string{"n"})}).Create(&r)
			ch, _ := c.sets(&gorm.DB{RowsAffected: 1}, 0, func(r *rec) { r.N = 99 })
			return ch, tx.Error
		}},
		{"OnConflict on the key, UpdateAll", func(c cell[K, F]) (change, error) {
			r := c.recs[0]
			r.N, r.OrgID = 99, c.recs[5].OrgID
			tx := c.tx.Clauses(clause.OnConflict{UpdateAll: true}).Create(&r)
			ch, _ := c.sets(&gorm.DB{RowsAffected: 1}, 0, func(r *rec) { r.N, r.OrgID = 99, c.recs[5].OrgID })
			return ch, tx.Error
		}},
		{"OnConflict on another column, DoUpdates", func(c cell[K, F]) (change, error) {
			r := rec{Name: c.recs[0].Name, N: 99}
			tx := c.tx.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "name"}}, DoUpdates: clause.AssignmentColumns([]string{"n"})}).Create(&r)
			ch, _ := c.sets(&gorm.DB{RowsAffected: 1}, 0, func(r *rec) { r.N = 99 })
			return ch, tx.Error
		}},
	}
}
