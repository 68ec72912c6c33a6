package gormplugin_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// Tagged has a field for each generator, and for each kind of field.
type Tagged struct {
	ID       key                 `uuid:"v4"`
	Six      *key                `uuid:"v6"`
	One      sqltype.NullUUID    `uuid:"v1"`
	Seven    foreign             `uuid:"v7"`
	Default  sqltype.CharUUID    `uuid:""`
	Own      sqltype.SwappedUUID `uuid:"mine"`
	Text     string              `uuid:"v4" gorm:"size:36"`
	Bytes    []byte              `uuid:"v7"`
	Skipped  key                 `uuid:"none"`
	Untagged key
}

// numbered makes ids 1, 2, 3 and so on.
func numbered() gormplugin.Generator {
	var last atomic.Uint32
	return func(n int) ([]sqltype.UUID, error) {
		ids := make([]sqltype.UUID, n)
		for i := range ids {
			ids[i] = key{0: 0xaa, 15: byte(last.Add(1))}
		}
		return ids, nil
	}
}

func TestGeneratorsByTag(t *testing.T) {
	db := open(t, plain{name: "dry"}, gormplugin.Config{
		Engine: engine.PostgreSQL, Generators: map[string]gormplugin.Generator{"mine": numbered()}, Generator: "v6",
	})
	list := make([]Tagged, 20)
	list[3].Text, list[3].Own = "set", sqltype.SwappedUUID{1}
	if err := db.Create(&list).Error; err != nil {
		t.Fatal(err)
	}
	own := byte(0)
	for i, v := range list {
		text, err := sqltype.Parse(v.Text)
		if i == 3 {
			if v.Text != "set" || v.Own != (sqltype.SwappedUUID{1}) {
				t.Errorf("what was set became %q, %v", v.Text, v.Own)
			}
			text = key{6: 0x40}
		} else {
			own++
			if err != nil || v.Own != (sqltype.SwappedUUID{0: 0xaa, 15: own}) {
				t.Errorf("row %d: text %q, %v, own %v", i, v.Text, err, v.Own)
			}
		}
		for what, got := range map[string]int{
			"ID is 4": v.ID.Version(), "Six is 6": v.Six.Version(), "One is 1": v.One.UUID.Version(), "Seven is 7": key(v.Seven).Version(),
			"Default is 6": key(v.Default).Version(), "Text is 4": text.Version(), "Bytes is 7": key(v.Bytes).Version(),
		} {
			if !strings.HasSuffix(what, fmt.Sprint(got)) {
				t.Errorf("row %d: %s, got %d", i, what, got)
			}
		}
		if !v.Skipped.IsZero() || !v.Untagged.IsZero() {
			t.Errorf("row %d: filled %v, %v", i, v.Skipped, v.Untagged)
		}
		if i == 0 {
			continue
		}
		b := list[i-1]
		if b.Six.Compare(*v.Six) >= 0 || key(b.Seven).Compare(key(v.Seven)) >= 0 ||
			key(b.Bytes).Compare(key(v.Bytes)) >= 0 || key(b.Default).Compare(key(v.Default)) >= 0 {
			t.Errorf("row %d does not ascend: %+v after %+v", i, v, b)
		}
	}
	some := Tagged{}
	if err := db.Select("Untagged").Create(&some).Error; err != nil || some.ID.IsZero() || some.Six != nil || some.Text != "" {
		t.Errorf("of one selected column came %+v, %v, want the key alone", some, err)
	}
	m := map[string]any{"text": nil}
	if err := db.Model(&Tagged{}).Create(m).Error; err != nil {
		t.Fatal(err)
	}
	if id, err := sqltype.Parse(m["text"].(string)); err != nil || id.Version() != 4 {
		t.Errorf("map %v", m)
	}
	if err := gorm.G[Tagged](db).Create(context.Background(), &Tagged{}); err != nil {
		t.Error(err)
	}
}

// TestBucketedKeys fills each width, one row and many.
func TestBucketedKeys(t *testing.T) {
	type Spread struct {
		ID    key `uuid:"v8bucket"`
		Four  key `uuid:"v8bucket:4"`
		Five  key `uuid:"v8bucket:5"`
		Six   key `uuid:"v8bucket:6"`
		Seven key `uuid:"v8bucket:7"`
		Eight key `uuid:"v8bucket:8"`
	}
	db := open(t, plain{name: "dry"}, gormplugin.Config{Engine: engine.MySQL})
	before := time.Now().Add(-time.Second)
	list := make([]Spread, 1000)
	one := Spread{}
	if err := errors.Join(db.Create(&list).Error, db.Create(&one).Error); err != nil {
		t.Fatal(err)
	}
	seen := map[int]map[int]bool{}
	for _, v := range append(list, one) {
		for i, id := range []key{v.ID, v.Four, v.Five, v.Six, v.Seven, v.Eight} {
			bits := max(3+i, 4)
			bucket, made, err := idgen.Bucket(bits, id)
			if err != nil || made.Before(before) || made.After(time.Now().Add(time.Second)) {
				t.Fatalf("%v with %d bits: made %v, %v", id, bits, made, err)
			}
			if seen[i] == nil {
				seen[i] = map[int]bool{}
			}
			seen[i][bucket] = true
		}
	}
	for i, buckets := range seen {
		if bits := max(3+i, 4); len(buckets) < 15<<(bits-4) {
			t.Errorf("%d bits: 1001 rows are in %d buckets", bits, len(buckets))
		}
	}
}

// TestADefaultOfEachDB fills one model by the default of each *gorm.DB.
func TestADefaultOfEachDB(t *testing.T) {
	defaults := map[string]int{"v4": 4, "v6": 6, "v8bucket": 8, "v8bucket:6": 8, "": 7}
	dbs := map[string]*gorm.DB{}
	for name := range defaults {
		dbs[name] = open(t, plain{name: "dry"}, gormplugin.Config{Engine: engine.SQLite, Generator: name})
	}
	for name, version := range defaults {
		session := dbs[name].Session(&gorm.Session{NewDB: true})
		things := make([]Thing, 3)
		if err := session.Create(&things).Error; err != nil {
			t.Fatal(err)
		}
		tagged := Tagged{Own: sqltype.SwappedUUID{1}}
		if err := open(t, plain{name: "dry"}, gormplugin.Config{
			Engine: engine.SQLite, Generator: name, Generators: map[string]gormplugin.Generator{"mine": numbered()},
		}).Create(&tagged).Error; err != nil {
			t.Fatal(err)
		}
		if got := key(things[2].ID).Version(); got != version || tagged.ID.Version() != 4 || key(tagged.Default).Version() != version {
			t.Errorf("Generator %q made version %d, want %d; with tags %+v", name, got, version, tagged)
		}
	}
}

func TestTagsThatCannotWork(t *testing.T) {
	type Wide struct {
		ID key `uuid:"v8bucket:9"`
	}
	type Widthless struct {
		ID key `uuid:"v8bucket:"`
	}
	type Unknown struct {
		ID key `uuid:"v9"`
	}
	type Number struct {
		ID  key
		Age int `uuid:"v4"`
	}
	type Unnamed struct {
		ID [16]byte `uuid:"v4"`
	}
	type Short struct {
		ID string `uuid:"v4" gorm:"size:32"`
	}
	type Foreign struct {
		ID      key
		ThingID key `uuid:"v4"`
		Thing   *Thing
	}
	type NoColumn struct {
		ID   key
		Note key `uuid:"v4" gorm:"-"`
	}
	for _, model := range []any{&Unknown{}, &Number{}, &Unnamed{}, &Short{}, &Foreign{}, &NoColumn{}, &Wide{}, &Widthless{}} {
		name := strings.TrimPrefix(fmt.Sprintf("%T", model), "*gormplugin_test.")
		t.Run(name, func(t *testing.T) {
			db := bare(t, plain{name: "dry"})
			if err := db.Use(gormplugin.New(gormplugin.Config{Engine: engine.SQLite, Models: []any{&Thing{}, model}})); !errors.Is(err, gormplugin.ErrTag) {
				t.Errorf("Use with Config.Models = %v, want ErrTag", err)
			} else if !strings.Contains(err.Error(), name) {
				t.Errorf("%q does not name the model", err)
			}
			if _, ok := db.Dialector.(plain); !ok {
				t.Error("the dialector was wrapped all the same")
			}
			db = dry(t, engine.SQLite)
			for what, err := range map[string]error{
				"AutoMigrate": db.Migrator().CreateTable(model), "Create": db.Create(model).Error, "Find": db.Find(model).Error,
				"Delete": db.Where("1 = 1").Delete(model).Error,
			} {
				if !errors.Is(err, gormplugin.ErrTag) {
					t.Errorf("%s = %v, want ErrTag", what, err)
				}
			}
		})
	}
}

func TestConfigsThatCannotWork(t *testing.T) {
	ok := numbered()
	for name, c := range map[string]gormplugin.Config{
		"a name that is taken":        {Generators: map[string]gormplugin.Generator{"v4": ok}},
		"the name none":               {Generators: map[string]gormplugin.Generator{"none": ok}},
		"a name of buckets":           {Generators: map[string]gormplugin.Generator{"v8bucket": ok}},
		"a width of buckets":          {Generators: map[string]gormplugin.Generator{"v8bucket:9": ok}},
		"a default too wide":          {Generator: "v8bucket:9"},
		"no name":                     {Generators: map[string]gormplugin.Generator{"": ok}},
		"a nil generator":             {Generators: map[string]gormplugin.Generator{"mine": nil}},
		"a default that is not there": {Generator: "mine"},
	} {
		t.Run(name, func(t *testing.T) {
			c.Engine = engine.SQLite
			if err := bare(t, plain{name: "dry"}).Use(gormplugin.New(c)); !errors.Is(err, gormplugin.ErrGenerator) {
				t.Errorf("Use = %v, want ErrGenerator", err)
			}
		})
	}
}

func TestGeneratorsThatFail(t *testing.T) {
	type Mine struct {
		ID key `uuid:"mine"`
	}
	broken := errors.New("broken")
	for name, g := range map[string]gormplugin.Generator{
		"an error":     func(int) ([]sqltype.UUID, error) { return nil, broken },
		"too few":      func(n int) ([]sqltype.UUID, error) { return make([]sqltype.UUID, n-1), nil },
		"the nil UUID": func(n int) ([]sqltype.UUID, error) { return make([]sqltype.UUID, n), nil },
	} {
		t.Run(name, func(t *testing.T) {
			db := open(t, plain{name: "dry"}, gormplugin.Config{Engine: engine.SQLite, Generators: map[string]gormplugin.Generator{"mine": g}})
			list := make([]Mine, 3)
			err := db.Create(&list).Error
			if !errors.Is(err, gormplugin.ErrGenerator) || name == "an error" && !errors.Is(err, broken) {
				t.Errorf("Create = %v, want ErrGenerator", err)
			}
			if list[0] != (Mine{}) || list[2] != (Mine{}) {
				t.Errorf("filled all the same: %v", list)
			}
		})
	}
}

func TestOneBatchPerStatement(t *testing.T) {
	type Mine struct {
		ID key `uuid:"mine"`
	}
	var asked []int
	ids := numbered()
	db := open(t, plain{name: "dry"}, gormplugin.Config{Engine: engine.SQLite, Generators: map[string]gormplugin.Generator{
		"mine": func(n int) ([]sqltype.UUID, error) { asked = append(asked, n); return ids(n) },
	}})
	list := make([]*Mine, 5)
	for i := range list {
		list[i] = &Mine{}
	}
	list[2].ID = key{1}
	if err := db.Create(list).Error; err != nil {
		t.Fatal(err)
	}
	if err := db.Create(list).Error; err != nil { // nothing is missing
		t.Fatal(err)
	}
	if len(asked) != 1 || asked[0] != 4 {
		t.Errorf("the generator was asked for %v ids, want 4 once", asked)
	}
}

// TestFirstUseOfAModelByMany makes plans of one model at once.
func TestFirstUseOfAModelByMany(t *testing.T) {
	for range 20 {
		db := open(t, plain{name: "dry"}, gormplugin.Config{Engine: engine.SQLite, Generators: map[string]gormplugin.Generator{"mine": numbered()}})
		var seen sync.Map
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() {
				list := make([]Tagged, 5)
				if err := db.Create(&list).Error; err != nil {
					t.Error(err)
				}
				for _, v := range list {
					if _, twice := seen.LoadOrStore(v.Own, true); twice {
						t.Errorf("%v was made twice", v.Own)
					}
				}
			})
		}
		wg.Wait()
	}
}
