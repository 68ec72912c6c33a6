package gorm_test

import (
	"database/sql"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

// A gormShape is a statement that GORM builds, and the same as SQL with literals.
type gormShape struct {
	sql string
	run func(tx *gorm.DB, id func(i int) any) *gorm.DB
}

// named selects the names of a table's rows.
func named(tx *gorm.DB, table string) *gorm.DB { return tx.Table(table).Select("name") }

// fresh begins a subquery.
func fresh(tx *gorm.DB) *gorm.DB { return tx.Session(&gorm.Session{NewDB: true}) }

// shapesOfGORM have arguments wherever GORM takes them.
var shapesOfGORM = map[string]gormShape{
	"Where and Or": {"SELECT name FROM nodes WHERE id = {b0} OR code = {t2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Model(&ShapeNode{}).Select("name").Where("id = ?", id(0)).Or("code = ?", id(2))
	}},
	"Where of Where": {"SELECT name FROM nodes WHERE n < 3 AND (id = {b0} OR code = {t2})", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Model(&ShapeNode{}).Select("name").Where("n < 3").Where(fresh(tx).Where("id = ?", id(0)).Or("code = ?", id(2)))
	}},
	"Not of a map": {"SELECT name FROM nodes WHERE id <> {b0} AND code <> {t2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Model(&ShapeNode{}).Select("name").Not(map[string]any{"id": id(0)}).Not(map[string]any{"code": id(2)})
	}},
	"a list": {"SELECT name FROM nodes WHERE id IN ({b0}, {b1}) AND code NOT IN ({t1}, {t3})", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Where("id IN ? AND code NOT IN ?", []any{id(0), id(1)}, []any{id(1), id(3)})
	}},
	"pairs": {"SELECT name FROM nodes WHERE (id, code) IN (({b0}, {t1}), ({b1}, {t1}))", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Where("(id, code) IN ?", [][]any{{id(0), id(1)}, {id(1), id(1)}})
	}},
	"by name": {"SELECT name FROM nodes WHERE id = {b0} OR code = {t2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Where("id = @key OR code = @code", sql.Named("key", id(0)), sql.Named("code", id(2)))
	}},
	"by names of a map": {"SELECT name FROM nodes WHERE id = {b0} OR code = {t2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Raw("SELECT name FROM nodes WHERE id = @key OR code = @code", map[string]any{"key": id(0), "code": id(2)})
	}},
	"by the fields of a struct": {"SELECT name FROM nodes WHERE id = {b0} OR code = {t2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Where("id = @Key OR code = @Code", struct{ Key, Code any }{id(0), id(2)})
	}},
	"one name twice": {"SELECT name FROM nodes WHERE id = {b1} OR code = {t1}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Raw("SELECT name FROM nodes WHERE id = @key OR code = @key", sql.Named("key", id(1)))
	}},
	"Scopes in Scopes": {"SELECT name FROM nodes WHERE owner_id = {b1} AND code = {t1}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		inner := func(tx *gorm.DB) *gorm.DB { return tx.Where("code = ?", id(1)) }
		return named(tx, "nodes").Scopes(func(tx *gorm.DB) *gorm.DB { return tx.Where("owner_id = ?", id(1)).Scopes(inner) })
	}},
	"Joins with arguments": {"SELECT nodes.name FROM nodes JOIN owners o ON o.id = nodes.owner_id AND o.code = {b2} WHERE nodes.code <> {t3}",
		func(tx *gorm.DB, id func(int) any) *gorm.DB {
			return tx.Model(&ShapeNode{}).Select("nodes.name").Joins("JOIN owners o ON o.id = nodes.owner_id AND o.code = ?", id(2)).
				Where("nodes.code <> ?", id(3))
		}},
	"Joins of a subquery": {"SELECT nodes.name FROM nodes JOIN (SELECT id, code FROM owners WHERE ref <> {t0}) q ON q.id = nodes.owner_id WHERE q.code = {b2}",
		func(tx *gorm.DB, id func(int) any) *gorm.DB {
			sub := fresh(tx).Model(&ShapeOwner{}).Select("id, code").Where("ref <> ?", id(0))
			return tx.Model(&ShapeNode{}).Select("nodes.name").Joins("JOIN (?) q ON q.id = nodes.owner_id", sub).Where("q.code = ?", id(2))
		}},
	"Table of a subquery": {"SELECT x.name FROM (SELECT code AS id, name FROM nodes WHERE owner_id <> {b0}) x WHERE x.id = {t1}",
		func(tx *gorm.DB, id func(int) any) *gorm.DB {
			sub := fresh(tx).Model(&ShapeNode{}).Select("code AS id, name").Where("owner_id <> ?", id(0))
			return tx.Table("(?) AS x", sub).Select("x.name").Where("x.id = ?", id(1))
		}},
	"a subquery in a list": {"SELECT name FROM nodes WHERE owner_id IN (SELECT id FROM owners WHERE code = {b2})", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Where("owner_id IN (?)", fresh(tx).Table("owners").Select("id").Where("code = ?", id(2)))
	}},
	"a subquery of Raw": {"SELECT name FROM nodes WHERE code = (SELECT ref FROM owners WHERE id = {b0})", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Where("code = (?)", fresh(tx).Raw("SELECT ref FROM owners WHERE id = ?", id(0)))
	}},
	"Select of gorm.Expr": {"SELECT CASE WHEN code = {t1} THEN 1 ELSE 0 END AS x FROM nodes", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Table("nodes").Select("CASE WHEN code = ? THEN 1 ELSE 0 END AS x", id(1))
	}},
	"Group and Having": {"SELECT owner_id, MIN(code) AS m FROM nodes GROUP BY owner_id HAVING MIN(code) <> {t1} AND owner_id <> {b0}",
		func(tx *gorm.DB, id func(int) any) *gorm.DB {
			return tx.Table("nodes").Select("owner_id, MIN(code) AS m").Group("owner_id").
				Having("MIN(code) <> ? AND owner_id <> ?", id(1), id(0))
		}},
	"Order of clause.Expr": {"SELECT name FROM nodes ORDER BY CASE WHEN code = {t2} THEN 0 ELSE 1 END, n LIMIT 1", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Clauses(clause.OrderBy{Expression: clause.Expr{
			SQL: "CASE WHEN code = ? THEN 0 ELSE 1 END, n", Vars: []any{id(2)}}}).Limit(1)
	}},
	"Clauses": {"SELECT name FROM nodes WHERE id >= {b1} AND code <> {t3}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return named(tx, "nodes").Clauses(clause.Gte{Column: "id", Value: id(1)}, clause.Neq{Column: "code", Value: id(3)})
	}},
	"clause.IN": {"SELECT name FROM nodes WHERE code IN ({t1}, {t2}) OR id = {b3}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Model(&ShapeNode{}).Select("name").Where(clause.Or(clause.IN{Column: "code", Values: []any{id(1), id(2)}},
			clause.Eq{Column: "id", Value: id(3)}))
	}},
	"a table under another name": {"SELECT owners.name FROM nodes AS owners WHERE owners.code = {t1}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Table("nodes AS owners").Select("owners.name").Where("owners.code = ?", id(1))
	}},
	"a map with a table": {"SELECT nodes.name FROM nodes JOIN owners ON owners.id = nodes.owner_id WHERE owners.code = {b2} AND nodes.code = {t1}",
		func(tx *gorm.DB, id func(int) any) *gorm.DB {
			return tx.Table("nodes").Select("nodes.name").Joins("JOIN owners ON owners.id = nodes.owner_id").
				Where(map[string]any{"owners.code": id(2), "nodes.code": id(1)})
		}},
	"Update": {"UPDATE nodes SET code = {t3} WHERE owner_id = {b1}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Model(&ShapeNode{}).Where("owner_id = ?", id(1)).Update("code", id(3))
	}},
	"Updates of a map": {"UPDATE nodes SET code = {t3}, owner_id = {b0} WHERE id = {b1}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Table("nodes").Where("id = ?", id(1)).Updates(map[string]any{"code": id(3), "owner_id": id(0)})
	}},
	"Update of gorm.Expr": {"UPDATE nodes SET code = CASE WHEN owner_id = {b1} THEN {t3} ELSE code END WHERE n < 9", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Model(&ShapeNode{}).Where("n < 9").Update("code", gorm.Expr("CASE WHEN owner_id = ? THEN ? ELSE code END", id(1), id(3)))
	}},
	"Update of a subquery": {"UPDATE nodes SET code = (SELECT ref FROM owners WHERE code = {b2}) WHERE code = {t1}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Model(&ShapeNode{}).Where("code = ?", id(1)).
			UpdateColumn("code", fresh(tx).Table("owners").Select("ref").Where("code = ?", id(2)))
	}},
	"Delete": {"DELETE FROM nodes WHERE code = {t1} OR id = {b2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Where("code = ?", id(1)).Or("id = ?", id(2)).Delete(&ShapeNode{})
	}},
	"Delete by a key": {"DELETE FROM nodes WHERE id = {b2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Delete(&ShapeNode{}, "id = ?", id(2))
	}},
	"Delete by a subquery": {"DELETE FROM nodes WHERE owner_id NOT IN (SELECT id FROM owners WHERE code <> {b2})", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Where("owner_id NOT IN (?)", fresh(tx).Model(&ShapeOwner{}).Select("id").Where("code <> ?", id(2))).Delete(&ShapeNode{})
	}},
	"an upsert": {"UPDATE nodes SET code = {t3}, owner_id = {b0} WHERE id = {b1}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Table("nodes").Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}},
			DoUpdates: clause.Assignments(map[string]any{"code": id(3), "owner_id": id(0)})}).
			Create(map[string]any{"id": id(1), "owner_id": id(2), "code": id(2), "name": "x", "n": 1})
	}},
	"a number of PostgreSQL": {"SELECT name::text FROM nodes WHERE id = {b0} OR code = {t2}", func(tx *gorm.DB, id func(int) any) *gorm.DB {
		return tx.Raw("SELECT name::text FROM nodes WHERE id = $1 OR code = $2", id(0), id(2))
	}},
}
