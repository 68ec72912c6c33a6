package pgxtype

import (
	"fmt"

	"github.com/jackc/pgx/v5/pgtype"

	strict "github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// codec is the codec that the map had for uuid. It adds scan plans of its own for the types of
// package sqltype, and decodes into them.
type codec struct{ pgtype.Codec }

// PlanScan plans the types of package sqltype itself and leaves the rest to the
// codec inside.
func (c codec) PlanScan(m *pgtype.Map, oid uint32, format int16, target any) pgtype.ScanPlan {
	if decode, ok := decoders[format]; ok {
		switch target.(type) {
		case *sqltype.UUID:
			return scanPlan{decode}
		case *sqltype.NullUUID:
			return nullScanPlan{decode}
		}
		for _, f := range forms {
			if plan := f.scanPlan(decode, target); plan != nil {
				return plan
			}
		}
		if plan := planID(decode, target); plan != nil {
			return plan
		}
	}
	return c.Codec.PlanScan(m, oid, format, target)
}

// DecodeValue gives what a destination without a type gets, such as the maps of
// [pgx.RowToMap]: the id, which prints as its text, where pgx gives a [16]byte.
//
// [pgx.RowToMap]: https://pkg.go.dev/github.com/jackc/pgx/v5#RowToMap
func (c codec) DecodeValue(_ *pgtype.Map, _ uint32, format int16, src []byte) (any, error) {
	decode, ok := decoders[format]
	if !ok {
		return nil, fmt.Errorf("pgxtype: uuid in unknown format %d", format)
	}
	if src == nil {
		return nil, nil
	}
	id, err := decode(src)
	if err != nil {
		return nil, err
	}
	return id, nil
}

var decoders = map[int16]func([]byte) (sqltype.UUID, error){
	pgtype.BinaryFormatCode: decodeBinary,
	pgtype.TextFormatCode:   decodeText,
}

func decodeBinary(src []byte) (sqltype.UUID, error) {
	id, err := sqltype.FromBytes(src)
	if err != nil {
		return id, fmt.Errorf("pgxtype: uuid in binary format: %w", err)
	}
	return id, nil
}

func decodeText(src []byte) (id sqltype.UUID, err error) {
	if id, err = strict.ParseCanonicalBytes(src); err != nil {
		return id, fmt.Errorf("pgxtype: uuid in text format: %w", err)
	}
	return id, nil
}

// scanPlan scans into a *sqltype.UUID. The pointer is the destination, so NULL
// has no place to go.
type scanPlan struct {
	decode func([]byte) (sqltype.UUID, error)
}

func (p scanPlan) Scan(src []byte, target any) error {
	if src == nil {
		return sqltype.ErrNull
	}
	id, err := p.decode(src)
	if err != nil {
		return err
	}
	*target.(*sqltype.UUID) = id
	return nil
}

// nullScanPlan scans into a *sqltype.NullUUID.
type nullScanPlan struct {
	decode func([]byte) (sqltype.UUID, error)
}

func (p nullScanPlan) Scan(src []byte, target any) error {
	n := target.(*sqltype.NullUUID)
	*n = sqltype.NullUUID{}
	if src == nil {
		return nil
	}
	id, err := p.decode(src)
	if err != nil {
		return err
	}
	*n = sqltype.NullUUID{UUID: id, Valid: true}
	return nil
}

// wrapPointerScan serves destinations that are pointers to pointers, from any
// kind of column. It comes before pgx's own wrapper, which leaves a pointer to
// a zero UUID, the nil UUID, behind a failed scan.
func wrapPointerScan(target any) (pgtype.WrappedScanPlanNextSetter, any, bool) {
	switch target.(type) {
	case **sqltype.UUID:
		return &pointerScanPlan[sqltype.UUID]{}, new(sqltype.UUID), true
	case **sqltype.NullUUID:
		return &pointerScanPlan[sqltype.NullUUID]{}, new(sqltype.NullUUID), true
	}
	for _, f := range forms {
		if plan, next, ok := f.pointer(target); ok {
			return plan, next, true
		}
	}
	return nil, nil, false
}

// pointerScanPlan scans into a **T: NULL and every failure make it nil, and a
// value is a new T that no earlier row shares.
type pointerScanPlan[T any] struct{ next pgtype.ScanPlan }

func (p *pointerScanPlan[T]) SetNext(next pgtype.ScanPlan) { p.next = next }

func (p *pointerScanPlan[T]) Scan(src []byte, target any) error {
	dst := target.(**T)
	*dst = nil
	if src == nil {
		return nil
	}
	v := new(T)
	if err := p.next.Scan(src, v); err != nil {
		return err
	}
	*dst = v
	return nil
}
