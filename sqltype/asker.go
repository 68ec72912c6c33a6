package sqltype

import (
	"database/sql/driver"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"github.com/sqluuid/sqluuid/codec"
)

// ErrUntyped occurs when pgx asks for an id for a parameter whose type it does not know: in its
// modes exec and simple_protocol, without pgxtype.Register. Bytes would become the text "\x…" in a
// column of text, and text would become 36 characters in a bytea. Call
// pgxtype.Register(conn.TypeMap()) in AfterConnect, or pass a [NativeUUID] for a uuid and for
// text, and id[:] for a bytea.
const ErrUntyped Error = "sqltype: pgx does not know the parameter's type in this mode; " +
	"call pgxtype.Register(conn.TypeMap()) in AfterConnect, or pass a sqltype.NativeUUID " +
	"for a uuid and for text, and id[:] for a bytea"

// bytesValue is what the Value method that calls it returns for an id that is stored as the
// bytes. Two callers cannot be given bytes, and Value has no other way to know them.
//
// GORM's BuildCondition makes a list of sixteen numbers of them, so that Delete(&Order{}, id)
// deletes other rows. It looks at the type of the result alone: with a text it keeps the id
// itself for the statement, which asks again. pgx without the type of a parameter writes them as
// "\x…", also into text; if typeless is false, the bytes are for a bytea column alone.
func bytesValue(id [16]byte, stored []byte, typeless bool) (driver.Value, error) {
	if !asksForBytes() {
		return stored, nil
	}
	var pcs [3]uintptr // a method of a nullable id, or of the program's own, may stand between
	for i, pc := range pcs[:runtime.Callers(3, pcs[:])] {
		switch name := functionAt(pc); {
		case strings.HasSuffix(name, "gorm.io/gorm.(*Statement).BuildCondition"):
			return string(codec.AppendText(nil, id)), nil
		case typeless && strings.HasPrefix(name, pgxPath) && isTypeless(3+i):
			return nil, ErrUntyped
		case !strings.HasSuffix(name, ".Value"):
			return stored, nil
		}
	}
	return stored, nil
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
