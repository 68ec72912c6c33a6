package gormplugin

import "gorm.io/gorm/schema"

// A plan is what the plugin knows about one model.
type plan struct {
	key    *schema.Field // the field to fill, nil if there is none
	shape  *shape        // of key
	fromDB bool          // key has a default that the database makes
	err    error         // why statements on the model are refused
}

func (s *state) planFor(sc *schema.Schema) *plan {
	if sc == nil {
		return &plan{}
	}
	if p, ok := s.plans.Load(sc); ok {
		return p.(*plan)
	}
	p, _ := s.plans.LoadOrStore(sc, s.newPlan(sc))
	return p.(*plan)
}

func (s *state) newPlan(sc *schema.Schema) *plan {
	p := &plan{}
	for _, f := range sc.Fields {
		if err := s.fits(f); err != nil {
			p.err = err
			return p
		}
	}
	key := keyOf(sc)
	if key == nil || !key.Creatable || isForeignKey(sc, key) {
		return p
	}
	if sh := s.shapes.of(key.IndirectFieldType); sh != nil {
		p.key, p.shape = key, sh
		p.fromDB = key.HasDefaultValue && key.DefaultValueInterface == nil
	}
	return p
}

// keyOf returns the field that is the model's key: the only primary key, or the
// one of several that is named ID.
func keyOf(sc *schema.Schema) *schema.Field {
	if len(sc.PrimaryFields) == 1 {
		return sc.PrimaryFields[0]
	}
	for _, f := range sc.PrimaryFields {
		if f.Name == "ID" || f.DBName == "id" {
			return f
		}
	}
	return nil
}

// isForeignKey reports whether the field refers to another model's key, as the
// relations of its own model say.
func isForeignKey(sc *schema.Schema, field *schema.Field) bool {
	return refers(&sc.Relationships, field)
}

func refers(rels *schema.Relationships, field *schema.Field) bool {
	for _, rel := range rels.Relations {
		for _, ref := range rel.References {
			if ref.ForeignKey == field {
				return true
			}
		}
	}
	for _, embedded := range rels.EmbeddedRelations {
		if refers(embedded, field) {
			return true
		}
	}
	return false
}
