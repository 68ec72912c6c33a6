package sqltypetest

import (
	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A GoType is the Go type whose values the suite sends and reads. The zero
// GoType is [sqltype.UUID], with NullUUID and pointers; [Form] and [BoundType] make
// the others.
type GoType struct{ of goType }

// Form returns the GoType of the storage form F: [sqltype.StoredID], NullStoredID and
// pointers. The target's ColumnType must hold the form.
func Form[F sqltype.Form]() GoType { return GoType{formType[F]{}} }

// ID returns the GoType of typed ids: [sqltype.ID] of T, NullID and pointers.
func ID[T any]() GoType { return GoType{idType[T]{}} }

// BoundType returns the GoType of a UUID type of any library: its values are sent
// with [sqltype.Bind] and [sqltype.BindPtr] and read with Dest and DestPtr, for
// the target's Profile. T may be one of sqltype's own.
func BoundType[T ~[16]byte]() GoType { return GoType{boundType[T]{}} }

// A goType turns the UUID, *UUID, NullUUID and *NullUUID of the topics into the
// values of another type.
type goType interface {
	arg(p engine.Profile, v any) any
	// dest returns the scan target that stands for v, and what writes to v
	// after the scan.
	dest(p engine.Profile, v any) (target any, after func())
	// storedBytes is what the column holds.
	storedBytes(p engine.Profile, id sqltype.UUID) []byte
	// raw is what Scan takes for id as bytes, if the type states no text.
	raw(p engine.Profile, id sqltype.UUID) []byte
	// textual reports whether that is text, whatever the Profile says of keys.
	textual() bool
	// shownID is the id whose canonical text the type takes for id.
	shownID(p engine.Profile, id sqltype.UUID) sqltype.UUID
}

func nothing() {}

// orNetwork stands for the zero GoType.
func (g GoType) orNetwork() goType {
	if g.of == nil {
		return networkType{}
	}
	return g.of
}

// networkType is sqltype.UUID itself.
type networkType struct{}

func (networkType) arg(_ engine.Profile, v any) any            { return v }
func (networkType) dest(_ engine.Profile, v any) (any, func()) { return v, nothing }
func (networkType) textual() bool                              { return false }
func (networkType) storedBytes(p engine.Profile, id sqltype.UUID) []byte {
	stored := p.Layout().Encode(id)
	return stored[:]
}

// raw is in network order: that a column has another one is the connector's work.
func (networkType) raw(_ engine.Profile, id sqltype.UUID) []byte { return id[:] }

func (networkType) shownID(_ engine.Profile, id sqltype.UUID) sqltype.UUID { return id }

// formType is StoredID[F]. A pointer to it is a pointer to the same bytes.
type formType[F sqltype.Form] struct{}

func (formType[F]) arg(_ engine.Profile, v any) any {
	switch v := v.(type) {
	case sqltype.UUID:
		return sqltype.StoredID[F](v)
	case *sqltype.UUID:
		return (*sqltype.StoredID[F])(v)
	case sqltype.NullUUID:
		return sqltype.NullStoredID[F]{UUID: sqltype.StoredID[F](v.UUID), Valid: v.Valid}
	case *sqltype.NullUUID:
		if v == nil {
			return (*sqltype.NullStoredID[F])(nil)
		}
		return &sqltype.NullStoredID[F]{UUID: sqltype.StoredID[F](v.UUID), Valid: v.Valid}
	}
	return v
}

func (formType[F]) dest(_ engine.Profile, v any) (any, func()) {
	switch v := v.(type) {
	case *sqltype.UUID:
		return (*sqltype.StoredID[F])(v), nothing
	case **sqltype.UUID:
		p := (*sqltype.StoredID[F])(*v)
		return &p, func() { *v = (*sqltype.UUID)(p) }
	case *sqltype.NullUUID:
		n := &sqltype.NullStoredID[F]{UUID: sqltype.StoredID[F](v.UUID), Valid: v.Valid}
		return n, func() { *v = sqltype.NullUUID{UUID: sqltype.UUID(n.UUID), Valid: n.Valid} }
	}
	return v, nothing
}

func (formType[F]) storedBytes(_ engine.Profile, id sqltype.UUID) []byte {
	return sqltype.StoredID[F](id).AppendStored(nil)
}

func (f formType[F]) raw(p engine.Profile, id sqltype.UUID) []byte { return f.storedBytes(p, id) }

func (formType[F]) textual() bool {
	return len(sqltype.StoredID[F]{}.AppendStored(nil)) != 16
}

func (formType[F]) shownID(_ engine.Profile, id sqltype.UUID) sqltype.UUID {
	return shownAs(sqltype.StoredID[F](id), id)
}

// idType is ID[T]. Its columns are the UUID's.
type idType[T any] struct{ networkType }

func (idType[T]) arg(_ engine.Profile, v any) any {
	switch v := v.(type) {
	case sqltype.UUID:
		return sqltype.ID[T](v)
	case *sqltype.UUID:
		return (*sqltype.ID[T])(v)
	case sqltype.NullUUID:
		return sqltype.NullID[T]{ID: sqltype.ID[T](v.UUID), Valid: v.Valid}
	case *sqltype.NullUUID:
		if v == nil {
			return (*sqltype.NullID[T])(nil)
		}
		return &sqltype.NullID[T]{ID: sqltype.ID[T](v.UUID), Valid: v.Valid}
	}
	return v
}

func (idType[T]) dest(_ engine.Profile, v any) (any, func()) {
	switch v := v.(type) {
	case *sqltype.UUID:
		return (*sqltype.ID[T])(v), nothing
	case **sqltype.UUID:
		p := (*sqltype.ID[T])(*v)
		return &p, func() { *v = (*sqltype.UUID)(p) }
	case *sqltype.NullUUID:
		n := &sqltype.NullID[T]{ID: sqltype.ID[T](v.UUID), Valid: v.Valid}
		return n, func() { *v = sqltype.NullUUID{UUID: sqltype.UUID(n.ID), Valid: n.Valid} }
	}
	return v, nothing
}

// stating is what every form has.
type stating interface {
	BindTo(p engine.Profile) any
	AppendStored(b []byte) []byte
}

// shownAs is the id whose text a form sends, or id itself.
func shownAs(form stating, id sqltype.UUID) sqltype.UUID {
	if s, ok := form.BindTo(engine.SQLServer).(string); ok {
		if shown, err := sqltype.Parse(s); err == nil {
			return shown
		}
	}
	return id
}

// boundType is a T that passes through Bind and Dest.
type boundType[T ~[16]byte] struct{}

func (boundType[T]) arg(p engine.Profile, v any) any {
	switch v := v.(type) {
	case sqltype.UUID:
		return sqltype.Bind(p, T(v))
	case *sqltype.UUID:
		if v == nil {
			return sqltype.BindPtr[T](p, nil)
		}
		id := T(*v)
		return sqltype.BindPtr(p, &id)
	case sqltype.NullUUID:
		if !v.Valid {
			return sqltype.BindPtr[T](p, nil)
		}
		return sqltype.Bind(p, T(v.UUID))
	case *sqltype.NullUUID:
		if v == nil || !v.Valid {
			return sqltype.BindPtr[T](p, nil)
		}
		return sqltype.Bind(p, T(v.UUID))
	}
	return v
}

func (boundType[T]) dest(p engine.Profile, v any) (any, func()) {
	switch v := v.(type) {
	case *sqltype.UUID:
		id := T(*v)
		return sqltype.Dest(p, &id), func() { *v = sqltype.UUID(id) }
	case **sqltype.UUID:
		id := new(T) // what is left here shows in *v
		return sqltype.DestPtr(p, &id), func() {
			*v = nil
			if id != nil {
				u := sqltype.UUID(*id)
				*v = &u
			}
		}
	case *sqltype.NullUUID:
		id := new(T)
		return sqltype.DestPtr(p, &id), func() {
			*v = sqltype.NullUUID{}
			if id != nil {
				*v = sqltype.NullUUID{UUID: sqltype.UUID(*id), Valid: true}
			}
		}
	}
	return v, nothing
}

func (boundType[T]) storedBytes(p engine.Profile, id sqltype.UUID) []byte {
	if form, ok := any(T(id)).(stating); ok {
		return form.AppendStored(nil)
	}
	return networkType{}.storedBytes(p, id)
}

func (b boundType[T]) raw(p engine.Profile, id sqltype.UUID) []byte { return b.storedBytes(p, id) }

func (b boundType[T]) textual() bool { return len(b.storedBytes(engine.MySQL, sqltype.UUID{})) != 16 }

func (boundType[T]) shownID(p engine.Profile, id sqltype.UUID) sqltype.UUID {
	if form, ok := any(T(id)).(stating); ok {
		return shownAs(form, id)
	}
	stored := p.Layout().Encode(id)
	if p.Order() == engine.OrderSQLServer {
		stored = codec.MixedEndian.Decode(stored)
	}
	return stored
}
