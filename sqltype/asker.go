package sqltype

import (
	"database/sql/driver"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/sqluuid/sqluuid/codec"
)

// ErrUntyped occurs when pgx, without pgxtype.Register, asks for an id and does not say for what
// type. In its modes exec and simple_protocol it does not know the type: bytes would become the
// text "\x…" in a column of text, and text would become 36 characters in a bytea. In every mode it
// would send the bytes of a [GUID] or an [OrderedGUID] to a uuid too, as another id. Call
// pgxtype.Register(conn.TypeMap()) in AfterConnect, or pass a [NativeUUID] for a uuid and for text,
// and for a bytea its bytes: id[:], or id.AppendStored(nil) of a type that states its form.
const ErrUntyped Error = "sqltype: pgx does not say for what type of parameter it asks; " +
	"call pgxtype.Register(conn.TypeMap()) in AfterConnect, or pass a sqltype.NativeUUID " +
	"for a uuid and for text, and the bytes of the column for a bytea"

// bytesValue is what the Value method that calls it returns for an id that is stored as the bytes.
// Two callers cannot be given bytes, and only the stack tells who asks. GORM's BuildCondition makes
// a list of sixteen numbers of bytes, so that Delete(&Order{}, id) deletes other rows. With a text
// it keeps the id itself, and asks again. pgx without a parameter's type writes bytes as a
// text that begins with \x, into a text too. The walk goes when GORM has docs/upstream/gorm.md.
func bytesValue(id [16]byte, stored []byte, pgx pgxGets) (driver.Value, error) {
	var first [1]uintptr // most callers are database/sql, and a look further costs as much again
	if !asksForBytes() || runtime.Callers(3, first[:]) == 0 || askerAt(first[0]) == askerOther {
		return stored, nil
	}
	var pcs [4]uintptr // a method of a nullable id, or of the program's own, may stand between
	for i, pc := range pcs[:runtime.Callers(3, pcs[:])] {
		switch who := askerAt(pc); {
		case who == askerGORM:
			return string(codec.AppendText(nil, id)), nil
		case who == askerPgx && (pgx == pgxNothing || pgx == pgxIfTyped && isTypeless(3+i)):
			return nil, ErrUntyped
		case who != askerMethod:
			return stored, nil
		}
	}
	return stored, nil
}

// pgxGets says when pgx is given the bytes of a type.
type pgxGets uint8

const (
	pgxAlways  pgxGets = iota // in its column they are right, however they are sent
	pgxIfTyped                // a text would get \x… for an untyped parameter
	pgxNothing                // a uuid would get them as another id
)

// An asker is the kind of a caller.
type asker uintptr

const (
	askerOther  asker = iota
	askerMethod       // another Value method, or what calls one for sql.Null
	askerGORM
	askerPgx
)

// askers remembers the kinds of callers by their program counters, which are fixed while a program
// runs. An entry has the kind in its low bits.
var askers [256]atomic.Uintptr

// askerAt returns the kind of the function that a program counter of [runtime.Callers] is in.
func askerAt(pc uintptr) asker {
	at := &askers[pc>>4%uintptr(len(askers))]
	if known := at.Load(); known>>2 == pc {
		return asker(known & 3)
	}
	who := askerOther
	switch name := functionAt(pc); {
	case strings.HasSuffix(name, "gorm.io/gorm.(*Statement).BuildCondition"):
		who = askerGORM
	case strings.HasPrefix(name, pgxPath):
		who = askerPgx
	case strings.HasSuffix(name, ".Value"), name == "database/sql.callValuerValue":
		who = askerMethod
	}
	if pc<<2>>2 == pc {
		at.Store(pc<<2 | uintptr(who))
	}
	return who
}

const pgxPath = "github.com/jackc/pgx/"

// asksForBytes is mayAsk of the program.
var asksForBytes = sync.OnceValue(func() bool { return mayAsk(debug.ReadBuildInfo()) })

// mayAsk reports whether one of the two callers can be in a program.
func mayAsk(info *debug.BuildInfo, known bool) bool {
	if !known || len(info.Deps) == 0 { // a test, or another build system
		return true
	}
	return slices.ContainsFunc(info.Deps, func(m *debug.Module) bool {
		return m.Path == "gorm.io/gorm" || strings.HasPrefix(m.Path, pgxPath)
	})
}

// functionAt returns the name of the function that a program counter of [runtime.Callers] is in.
func functionAt(pc uintptr) string {
	if f := runtime.FuncForPC(pc - 1); f != nil {
		return f.Name()
	}
	return ""
}

// isTypeless reports whether pgx encodes a value for a parameter of no known type. Its frames
// begin skip frames above bytesValue.
func isTypeless(skip int) bool {
	const builder = ".(*ExtendedQueryBuilder)."
	var pcs [16]uintptr
	appends := 0 // twice where the type is known, once to choose the format
	for _, pc := range pcs[:runtime.Callers(skip+1, pcs[:])] {
		switch name := functionAt(pc); {
		case strings.HasSuffix(name, ".convertSimpleArgument"):
			return true
		case strings.HasSuffix(name, builder+"appendParam"):
			appends++
		case strings.HasSuffix(name, builder+"Build"):
			return appends == 1
		}
	}
	return false
}
