package pgxtype

import (
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
)

// textForm is the formType of [sqltype.CharUUID] and [sqltype.NullCharUUID], which have the form
// FormText and are types of their own.
type textForm struct{ formOf[sqltype.FormText] }

type asText = sqltype.StoredID[sqltype.FormText]

func (f textForm) registerDefaults(m *pgtype.Map) {
	registerDefaults[sqltype.CharUUID](m, f.defaultType)
	registerDefaults[sqltype.NullCharUUID](m, f.defaultType)
}

func (textForm) nullable(value any) (n nullForm, ok bool) {
	switch v := value.(type) {
	case sqltype.CharUUID:
		return toNullForm(asText(v)), true
	case *sqltype.CharUUID:
		if v != nil {
			n = toNullForm(asText(*v))
		}
		return n, true
	case sqltype.NullCharUUID:
		if v.Valid {
			n = toNullForm(asText(v.UUID))
		}
		return n, true
	case *sqltype.NullCharUUID:
		if v != nil && v.Valid {
			n = toNullForm(asText(v.UUID))
		}
		return n, true
	}
	return n, false
}

func (textForm) scanPlan(decode func([]byte) (sqltype.UUID, error), target any) pgtype.ScanPlan {
	switch target.(type) {
	case *sqltype.CharUUID:
		return textScanPlan{scanPlan{decode}}
	case *sqltype.NullCharUUID:
		return nullTextScanPlan{decode}
	}
	return nil
}

func (textForm) pointer(target any) (pgtype.WrappedScanPlanNextSetter, any, bool) {
	switch target.(type) {
	case **sqltype.CharUUID:
		return &pointerScanPlan[sqltype.CharUUID]{}, new(sqltype.CharUUID), true
	case **sqltype.NullCharUUID:
		return &pointerScanPlan[sqltype.NullCharUUID]{}, new(sqltype.NullCharUUID), true
	}
	return nil, nil, false
}

// textScanPlan scans a uuid into a *sqltype.CharUUID.
type textScanPlan struct{ of scanPlan }

func (p textScanPlan) Scan(src []byte, target any) error {
	return p.of.Scan(src, (*sqltype.UUID)(target.(*sqltype.CharUUID)))
}

// nullTextScanPlan scans a uuid into a *sqltype.NullCharUUID.
type nullTextScanPlan struct {
	decode func([]byte) (sqltype.UUID, error)
}

func (p nullTextScanPlan) Scan(src []byte, target any) error {
	n := target.(*sqltype.NullCharUUID)
	*n = sqltype.NullCharUUID{}
	if src == nil {
		return nil
	}
	shown, err := p.decode(src)
	if err != nil {
		return err
	}
	*n = sqltype.NullCharUUID{UUID: sqltype.CharUUID(shown), Valid: true}
	return nil
}
