package libraries_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"github.com/brianvoe/gofakeit/v7"
	"github.com/stretchr/testify/assert"
	"go.opentelemetry.io/otel/attribute"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestSlog(t *testing.T) {
	id := sqltype.NewV7()
	for name, handler := range map[string]func(*bytes.Buffer) slog.Handler{
		"text": func(b *bytes.Buffer) slog.Handler { return slog.NewTextHandler(b, nil) },
		"JSON": func(b *bytes.Buffer) slog.Handler { return slog.NewJSONHandler(b, nil) },
	} {
		var out bytes.Buffer
		slog.New(handler(&out)).Info("sold", "order", id)
		if !strings.Contains(out.String(), id.String()) {
			t.Errorf("%s: %s", name, out.String())
		}
	}
}

func TestZap(t *testing.T) {
	id := sqltype.NewV7()
	var out bytes.Buffer
	core := zapcore.NewCore(zapcore.NewJSONEncoder(zap.NewProductionEncoderConfig()), zapcore.AddSync(&out), zap.InfoLevel)
	zap.New(core).Info("sold", zap.Any("any", id), zap.Stringer("stringer", id))
	if strings.Count(out.String(), `"`+id.String()+`"`) != 2 {
		t.Error(out.String())
	}
}

func TestOpenTelemetry(t *testing.T) {
	id := sqltype.NewV7()
	if got := attribute.Stringer("order", id).Value.AsString(); got != id.String() {
		t.Errorf("%s, want %s", got, id)
	}
}

// testify compares ids by their bytes, and shows them as Go that compiles.
func TestTestify(t *testing.T) {
	id := sqltype.NewV7()
	assert.Equal(t, id, sqltype.MustParse(id.String()))
	assert.NotEqual(t, id, sqltype.NewV7())
	var failed testing.T
	if assert.Equal(&failed, id, sqltype.Nil()) {
		t.Error("two ids are equal")
	}
	if got := fmt.Sprintf("%#v", id); !strings.Contains(got, id.String()) {
		t.Errorf("%s does not show %s", got, id)
	}
}

// gofakeit fills the bytes at random, so that the version is none; its tag skip leaves the id to
// the program.
func TestGofakeit(t *testing.T) {
	var row struct {
		Random sqltype.UUID
		ID     sqltype.UUID `fake:"skip"`
	}
	if err := gofakeit.New(1).Struct(&row); err != nil {
		t.Fatal(err)
	}
	if row.Random.IsZero() || !row.ID.IsZero() {
		t.Errorf("%+v", row)
	}
}
