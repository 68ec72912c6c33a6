package libraries_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/alicebob/miniredis/v2"
	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"
	"github.com/getkin/kin-openapi/openapi3"
	"github.com/go-chi/chi/v5"
	"github.com/oapi-codegen/oapi-codegen/v2/pkg/codegen"
	"github.com/redis/go-redis/v9"
	"github.com/twmb/franz-go/pkg/kfake"
	"github.com/twmb/franz-go/pkg/kgo"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Redis takes an id as its sixteen bytes, but reads a hash into a struct by its text.
func TestRedis(t *testing.T) {
	client := redis.NewClient(&redis.Options{Addr: miniredis.RunT(t).Addr()})
	t.Cleanup(func() { client.Close() })
	ctx, id := t.Context(), sqltype.NewV7()
	if err := client.Set(ctx, "last", id, 0).Err(); err != nil {
		t.Fatal(err)
	}
	var back sqltype.UUID
	if err := client.Get(ctx, "last").Scan(&back); err != nil || back != id {
		t.Errorf("%v, %v, want %v", back, err, id)
	}
	if raw, err := client.Get(ctx, "last").Bytes(); err != nil || string(raw) != string(id[:]) {
		t.Errorf("the value is %x, %v, want %x", raw, err, id)
	}
	var row struct {
		ID sqltype.UUID `redis:"id"`
	}
	if err := client.HSet(ctx, "row", "id", id.String()).Err(); err != nil {
		t.Fatal(err)
	}
	if err := client.HGetAll(ctx, "row").Scan(&row); err != nil || row.ID != id {
		t.Errorf("the text in a hash: %v, %v, want %v", row.ID, err, id)
	}
	if err := client.HSet(ctx, "row", "id", id).Err(); err != nil {
		t.Fatal(err)
	}
	if err := client.HGetAll(ctx, "row").Scan(&row); err == nil {
		t.Error("the bytes in a hash are read now: say so in docs/start/your-library.md")
	}
}

// Kafka's keys and values are bytes.
func TestKafka(t *testing.T) {
	cluster, err := kfake.NewCluster(kfake.NumBrokers(1), kfake.SeedTopics(1, "orders"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cluster.Close)
	client, err := kgo.NewClient(kgo.SeedBrokers(cluster.ListenAddrs()...), kgo.ConsumeTopics("orders"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	id := sqltype.NewV7()
	if err := client.ProduceSync(t.Context(), &kgo.Record{Topic: "orders", Key: id[:]}).FirstErr(); err != nil {
		t.Fatal(err)
	}
	records := client.PollFetches(t.Context()).Records()
	if len(records) != 1 {
		t.Fatalf("%d records, want 1", len(records))
	}
	if back, err := sqltype.FromBytes(records[0].Key); err != nil || back != id {
		t.Errorf("%v, %v, want %v", back, err, id)
	}
}

func TestChi(t *testing.T) {
	router := chi.NewRouter()
	router.Get("/orders/{id}", func(w http.ResponseWriter, r *http.Request) {
		id, err := sqltype.Parse(chi.URLParam(r, "id"))
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		_, _ = w.Write([]byte(id.String()))
	})
	id := sqltype.NewV7()
	for path, want := range map[string]int{id.String(): http.StatusOK, "7": http.StatusBadRequest} {
		w := httptest.NewRecorder()
		router.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/orders/"+path, nil))
		if w.Code != want || want == http.StatusOK && w.Body.String() != id.String() {
			t.Errorf("%s: %d %s, want %d", path, w.Code, w.Body, want)
		}
	}
}

// huma takes an id from a path and in JSON, and calls it a string. A tag adds the format.
func TestHuma(t *testing.T) {
	router := chi.NewRouter()
	api := humachi.New(router, huma.DefaultConfig("shop", "1"))
	type input struct {
		ID sqltype.UUID `path:"id" format:"uuid"`
	}
	type output struct {
		Body struct {
			ID sqltype.UUID `json:"id" format:"uuid"`
		}
	}
	huma.Get(api, "/orders/{id}", func(_ context.Context, in *input) (*output, error) {
		var out output
		out.Body.ID = in.ID
		return &out, nil
	})
	id := sqltype.NewV7()
	w := httptest.NewRecorder()
	router.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/orders/"+id.String(), nil))
	if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), `"id":"`+id.String()+`"`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	parameter := api.OpenAPI().Paths["/orders/{id}"].Get.Parameters[0].Schema
	if parameter.Type != "string" || parameter.Format != "uuid" {
		t.Errorf("the schema is %+v", parameter)
	}
}

// oapi-codegen takes the type of a field from the specification.
func TestOAPICodegen(t *testing.T) {
	const spec = `
openapi: 3.0.0
info: {title: shop, version: "1"}
paths: {}
components:
  schemas:
    Order:
      type: object
      required: [id]
      properties:
        id:
          type: string
          format: uuid
          x-go-type: sqltype.UUID
          x-go-type-import: {path: github.com/sqluuid/sqluuid/sqltype}
`
	document, err := openapi3.NewLoader().LoadFromData([]byte(spec))
	if err != nil {
		t.Fatal(err)
	}
	code, err := codegen.Generate(document, codegen.Configuration{
		PackageName: "shop", Generate: codegen.GenerateOptions{Models: true},
		OutputOptions: codegen.OutputOptions{SkipPrune: true},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"sqltype.UUID `json:\"id\"`", `"github.com/sqluuid/sqluuid/sqltype"`} {
		if !strings.Contains(code, want) {
			t.Errorf("the code has no %s:\n%s", want, code)
		}
	}
}
