package pgxtype

import (
	"fmt"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// forms are the storage forms, each with its default PostgreSQL type. A form of
// text is a bpchar, whose comparisons use the index of a char(n) column, and of
// a text column, too; of the others, the one whose Value is bytes is a bytea.
var forms = []formType{
	formOf[sqltype.FormText]{"bpchar"},
	textForm{formOf[sqltype.FormText]{"bpchar"}},
	formOf[sqltype.FormHex]{"bpchar"},
	formOf[sqltype.FormULID]{"bpchar"},
	formOf[sqltype.FormEUID]{"bpchar"},
	formOf[sqltype.FormMixedEndian]{"uuid"},
	formOf[sqltype.FormSQLServerOrder]{"uuid"},
	formOf[sqltype.FormTimeSwapped]{"bytea"},
}

// A formType is what this package does with one sqltype.StoredID[F] and its NullStoredID.
type formType interface {
	registerDefaults(m *pgtype.Map)
	// nullable is the package's nullable of a value of the form.
	nullable(value any) (n nullForm, ok bool)
	// scanPlan returns the plan for a uuid into a destination of the form.
	scanPlan(decode func([]byte) (sqltype.UUID, error), target any) pgtype.ScanPlan
	// pointer returns the plan for a pointer to a pointer, and what it scans
	// into.
	pointer(target any) (plan pgtype.WrappedScanPlanNextSetter, next any, ok bool)
}

// formOf is the formType of F; default is its PostgreSQL type.
type formOf[F sqltype.Form] struct{ defaultType string }

func (f formOf[F]) registerDefaults(m *pgtype.Map) {
	registerDefaults[sqltype.StoredID[F]](m, f.defaultType)
	registerDefaults[sqltype.NullStoredID[F]](m, f.defaultType)
}

func (formOf[F]) nullable(value any) (n nullForm, ok bool) {
	switch v := value.(type) {
	case sqltype.StoredID[F]:
		return toNullForm(v), true
	case *sqltype.StoredID[F]:
		if v != nil {
			n = toNullForm(*v)
		}
		return n, true
	case sqltype.NullStoredID[F]:
		if v.Valid {
			n = toNullForm(v.UUID)
		}
		return n, true
	case *sqltype.NullStoredID[F]:
		if v != nil && v.Valid {
			n = toNullForm(v.UUID)
		}
		return n, true
	}
	return n, false
}

// toNullForm returns what an id of the form F is on the way to each kind of column.
func toNullForm[F sqltype.Form](id sqltype.StoredID[F]) nullForm {
	n := nullForm{id: sqltype.NullUUID{UUID: sqltype.UUID(id), Valid: true}}
	n.text = n.id.UUID.String()
	if s, ok := id.BindTo(engine.PostgreSQL).(string); ok {
		n.text = s
		if shown, err := sqltype.Parse(s); err == nil {
			n.id.UUID = shown // a uuid column shows this text
		}
	}
	if stored := id.AppendStored(nil); len(stored) == 16 {
		n.bytes = stored
	} else {
		n.err = fmt.Errorf("pgxtype: %T into bytea: %w", id, sqltype.ErrForm)
	}
	return n
}

func (formOf[F]) scanPlan(decode func([]byte) (sqltype.UUID, error), target any) pgtype.ScanPlan {
	switch target.(type) {
	case *sqltype.StoredID[F]:
		return formScanPlan[F]{decode}
	case *sqltype.NullStoredID[F]:
		return nullFormScanPlan[F]{decode}
	}
	return nil
}

func (formOf[F]) pointer(target any) (pgtype.WrappedScanPlanNextSetter, any, bool) {
	switch target.(type) {
	case **sqltype.StoredID[F]:
		return &pointerScanPlan[sqltype.StoredID[F]]{}, new(sqltype.StoredID[F]), true
	case **sqltype.NullStoredID[F]:
		return &pointerScanPlan[sqltype.NullStoredID[F]]{}, new(sqltype.NullStoredID[F]), true
	}
	return nil, nil, false
}

// formScanPlan scans a uuid into a *sqltype.StoredID[F].
type formScanPlan[F sqltype.Form] struct {
	decode func([]byte) (sqltype.UUID, error)
}

func (p formScanPlan[F]) Scan(src []byte, target any) error {
	if src == nil {
		return sqltype.ErrNull
	}
	shown, err := p.decode(src)
	if err != nil {
		return err
	}
	return target.(*sqltype.StoredID[F]).Scan(ofUUID[F](shown))
}

// nullFormScanPlan scans a uuid into a *sqltype.NullStoredID[F].
type nullFormScanPlan[F sqltype.Form] struct {
	decode func([]byte) (sqltype.UUID, error)
}

func (p nullFormScanPlan[F]) Scan(src []byte, target any) error {
	n := target.(*sqltype.NullStoredID[F])
	*n = sqltype.NullStoredID[F]{}
	if src == nil {
		return nil
	}
	shown, err := p.decode(src)
	if err != nil {
		return err
	}
	return n.Scan(ofUUID[F](shown))
}

// ofUUID is what a form scans of a uuid column, which has one spelling. A form of bytes
// takes the text that the column shows; a form of text has the id itself there.
func ofUUID[F sqltype.Form](shown sqltype.UUID) any {
	if len(sqltype.StoredID[F]{}.AppendStored(nil)) == 16 {
		return shown.String()
	}
	return shown
}
