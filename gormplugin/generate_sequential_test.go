package gormplugin_test

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Seq has a sequential key of one type, in the column of the engine's choice.
type Seq[K any] struct {
	ID K `uuid:"sequential" gorm:"primaryKey"`
}

// SeqNative has its key in a column of the type uuid.
type SeqNative[K any] struct {
	ID K `uuid:"sequential" gorm:"primaryKey;type:uuid"`
}

func TestSequentialIDsAscendInEveryTypeOnEveryEngine(t *testing.T) {
	const n = 300
	refused := 0
	for _, p := range engine.Profiles() {
		for _, list := range []any{
			make([]Seq[sqltype.UUID], n), make([]Seq[sqltype.NullUUID], n), make([]Seq[sqltype.Text], n),
			make([]Seq[sqltype.Hex], n), make([]Seq[sqltype.Base32], n), make([]Seq[sqltype.GUID], n),
			make([]Seq[sqltype.OrderedGUID], n), make([]Seq[sqltype.Swapped], n), make([]Seq[string], n),
			make([]Seq[[]byte], n), make([]SeqNative[sqltype.Text], n),
		} {
			t.Run(fmt.Sprintf("%v %T", p, list), func(t *testing.T) {
				tx := dry(t, p).Create(list)
				if errors.Is(tx.Error, gormplugin.ErrTag) {
					refused++
					return
				}
				if tx.Error != nil || len(tx.Statement.Vars) != n {
					t.Fatalf("%v, %d arguments", tx.Error, len(tx.Statement.Vars))
				}
				native := p.Order() == engine.OrderSQLServer && columnOf(t, p, list) == p.NativeType()
				last := ""
				for i, v := range tx.Statement.Vars {
					if valuer, ok := v.(driver.Valuer); ok {
						v, _ = valuer.Value()
					}
					sent := fmt.Sprintf("%s", v)
					if native {
						id, err := sqltype.ParseLenient(sent)
						if err != nil {
							t.Fatal(err)
						}
						key := collation.SQLServer.Key(id)
						sent = string(key[:])
					}
					if sent <= last {
						t.Fatalf("row %d: %x after %x", i, sent, last)
					}
					last = sent
				}
			})
		}
	}
	if refused == 0 {
		t.Error("nothing was refused, and MariaDB's uuid does not sort these ids")
	}
}

// columnOf is the type of the column of the first field.
func columnOf(t *testing.T, p engine.Profile, list any) string {
	t.Helper()
	db := dry(t, p)
	if err := db.Statement.Parse(list); err != nil {
		t.Fatal(err)
	}
	return db.DataTypeOf(db.Statement.Schema.Fields[0])
}

func TestSequentialIsRefusedInAUUIDColumnOfMariaDBByTag(t *testing.T) {
	type notNull[K any] struct {
		ID K `uuid:"sequential" gorm:"primaryKey;type:UUID NOT NULL"`
	}
	for _, tt := range []struct {
		p     engine.Profile
		model any
	}{
		{engine.MariaDB, &SeqNative[sqltype.Text]{}},
		{engine.MariaDB, &notNull[sqltype.Text]{}},
		{engine.MariaDB, &notNull[string]{}},
		{engine.MariaDBUUID, &notNull[sqltype.UUID]{}},
		{engine.MariaDBUUID, &notNull[sqltype.NullID[int]]{}},
	} {
		db := open(t, plain{name: "mysql"}, gormplugin.Config{Engine: tt.p})
		if err := db.Create(tt.model).Error; !errors.Is(err, gormplugin.ErrTag) {
			t.Errorf("%v: Create of a %T = %v, want ErrTag", tt.p, tt.model, err)
		}
	}
}
