package gorm_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A hiddenValue is an expression of another package that keeps its argument to itself,
// as those of gorm.io/datatypes do.
type hiddenValue struct {
	before, after string
	args          []any
}

func (h hiddenValue) Build(builder clause.Builder) {
	builder.WriteString(h.before)
	builder.AddVar(builder, h.args...)
	builder.WriteString(h.after)
}

// TestAnIDInJSONIsItsText finds a row by the id in its document.
func TestAnIDInJSONIsItsText(t *testing.T) {
	id := sqltype.NewV7()
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			if tg.isTSQL() {
				t.Skip("T-SQL has no JSON_EXTRACT, JSON_CONTAINS or ->")
			}
			e := tg.open(t)
			e.migrate(t, &Spot{})
			doc, other := JSONDoc(`{"owner":"`+id.String()+`"}`), JSONDoc(`{"owner":"x"}`)
			must(t, "Create", e.Create(&[]Spot{{ID: 1, Doc: &doc}, {ID: 2, Doc: &other}}))
			texts := []string{"JSON_EXTRACT(doc, '$.owner') = ?", "? = JSON_EXTRACT(doc, '$.owner')"}
			lists := []string{"JSON_EXTRACT(doc, '$.owner') IN ?", "JSON_EXTRACT(doc, '$.owner') IN (?)"}
			switch {
			case strings.HasPrefix(tg.name, "PostgreSQL"):
				texts = []string{"doc->>'owner' = ?", "doc->'owner' = ?", "doc #>> '{owner}' = ?"}
				lists = []string{"doc->>'owner' IN ?", "doc->'owner' IN (?)"}
			case tg.profile == engine.SQLite:
				texts = append(texts, "doc->>'$.owner' = ?", "doc->'owner' = ?", "json_array(doc->>'owner')->>0 = ?",
					"EXISTS (SELECT 1 FROM json_each(doc) WHERE value = ?)")
			case tg.name == "MySQL":
				texts = append(texts, "doc->>'$.owner' = ?", "doc->'$.owner' = ?", `doc->>"$.owner" = ?`,
					`doc -> "$.owner" = ?`, "? MEMBER OF (JSON_ARRAY(doc->>'$.owner'))", "JSON_CONTAINS(doc, ?, '$.owner')")
			default:
				texts = append(texts, "JSON_VALUE(doc, '$.owner') = ?", "JSON_CONTAINS(doc, ?, '$.owner')")
			}
			for _, arg := range []any{id, &id, uuid.UUID(id)} {
				for _, text := range texts {
					before, after, _ := strings.Cut(text, "?")
					for name, tx := range map[string]*gorm.DB{
						"string": e.Where(text, arg), "hidden": e.Where(hiddenValue{before, after, []any{arg}}),
						"not": e.Not(e.Where("NOT ("+text+")", arg)),
					} {
						var got []int
						err := tx.Model(&Spot{}).Pluck("id", &got).Error
						if err != nil || !slices.Equal(got, []int{1}) {
							t.Errorf("%s of %s with %T: %v, %v", name, text, arg, got, err)
						}
					}
				}
				for _, text := range lists {
					var got []int
					err := e.Model(&Spot{}).Where(text, []any{arg, arg}).Pluck("id", &got).Error
					refused := strings.HasPrefix(tg.name, "MariaDB") && errors.Is(err, gormplugin.ErrPlace)
					if !refused && (err != nil || !slices.Equal(got, []int{1})) {
						t.Errorf("%s with %T: %v, %v", text, arg, got, err)
					}
				}
			}
			if tg.profile == engine.SQLite || strings.HasPrefix(tg.name, "PostgreSQL") { // -> has the quotes of JSON
				must(t, "the text of an id", e.Where("doc->'owner' = ?", id.String()).First(&Spot{}))
			}
			tx := e.Where(hiddenValue{"bin = ", "", []any{id.String()}}).Find(&[]Spot{})
			must(t, "a hidden text", tx)
			if tx = e.Where(hiddenValue{"num = ", "", []any{id}}).Find(&[]Spot{}); tx.Error == nil {
				t.Error("a hidden id for a number is sent")
			}
		})
	}
}
