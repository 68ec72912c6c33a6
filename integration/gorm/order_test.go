package gorm_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Early is Late as it was before it had a second id. Its table got the column at the end.
type Early struct {
	ID   sqltype.UUID
	Code string `gorm:"size:36"`
}

func (Early) TableName() string { return "lates" }

type Late struct {
	ID   sqltype.UUID
	Ref  sqltype.NullUUID
	Code string `gorm:"size:36"`
}

// TestColumnsInAnotherOrder has statements that count the columns of *.
func TestColumnsInAnotherOrder(t *testing.T) {
	for _, tg := range byteEngines() {
		t.Run(tg.name, func(t *testing.T) {
			e := tg.open(t)
			e.migrate(t, &Early{})
			e.migrate(t, &Late{})
			id, other := zeroes(3), zeroes(5)
			must(t, "Create", e.Create(&[]Late{{ID: id, Code: other.String()}, {ID: other, Code: id.String()}}))
			for name, sql := range map[string]string{
				"WITH":  "WITH w(a, b, c) AS (SELECT * FROM lates) SELECT COUNT(*) FROM w WHERE b = ?",
				"NOT":   "WITH w(a, b, c) AS (SELECT * FROM lates) SELECT COUNT(*) FROM w WHERE NOT b <> ?",
				"UNION": "SELECT COUNT(*) FROM (SELECT id AS a, code AS b, ref AS c FROM lates UNION SELECT * FROM lates) x WHERE b = ?",
				"named": "SELECT COUNT(*) FROM (SELECT * FROM lates) x WHERE x.code = ?",
			} {
				var n int64
				if err := e.Raw(sql, id.String()).Scan(&n).Error; err != nil || n != 1 {
					t.Errorf("%s: %d rows, %v, want 1", name, n, err)
				}
			}
		})
	}
}
