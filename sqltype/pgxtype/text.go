package pgxtype

import (
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
)

// textForm is the formType of [sqltype.Text] and [sqltype.NullText], which have the form
// FormText and are types of their own.
type textForm struct{ formOf[sqltype.FormText] }

type asText = sqltype.As[sqltype.FormText]

func (f textForm) registerDefaults(m *pgtype.Map) {
	registerDefaults[sqltype.Text](m, f.defaultType)
	registerDefaults[sqltype.NullText](m, f.defaultType)
}

func (textForm) nullable(value any) (n nullForm, ok bool) {
	switch v := value.(type) {
	case sqltype.Text:
		return stated(asText(v)), true
	case *sqltype.Text:
		if v != nil {
			n = stated(asText(*v))
		}
		return n, true
	case sqltype.NullText:
		if v.Valid {
			n = stated(asText(v.UUID))
		}
		return n, true
	case *sqltype.NullText:
		if v != nil && v.Valid {
			n = stated(asText(v.UUID))
		}
		return n, true
	}
	return n, false
}

func (textForm) scanPlan(decode func([]byte) (sqltype.UUID, error), target any) pgtype.ScanPlan {
	switch target.(type) {
	case *sqltype.Text:
		return textScanPlan{scanPlan{decode}}
	case *sqltype.NullText:
		return nullTextScanPlan{decode}
	}
	return nil
}

func (textForm) pointer(target any) (pgtype.WrappedScanPlanNextSetter, any, bool) {
	switch target.(type) {
	case **sqltype.Text:
		return &pointerScanPlan[sqltype.Text]{}, new(sqltype.Text), true
	case **sqltype.NullText:
		return &pointerScanPlan[sqltype.NullText]{}, new(sqltype.NullText), true
	}
	return nil, nil, false
}

// textScanPlan scans a uuid into a *sqltype.Text.
type textScanPlan struct{ of scanPlan }

func (p textScanPlan) Scan(src []byte, target any) error {
	return p.of.Scan(src, (*sqltype.UUID)(target.(*sqltype.Text)))
}

// nullTextScanPlan scans a uuid into a *sqltype.NullText.
type nullTextScanPlan struct {
	decode func([]byte) (sqltype.UUID, error)
}

func (p nullTextScanPlan) Scan(src []byte, target any) error {
	n := target.(*sqltype.NullText)
	*n = sqltype.NullText{}
	if src == nil {
		return nil
	}
	shown, err := p.decode(src)
	if err != nil {
		return err
	}
	*n = sqltype.NullText{UUID: sqltype.Text(shown), Valid: true}
	return nil
}
