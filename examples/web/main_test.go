package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/examples/internal/databasetest"
)

func TestWebStoresAndFinds(t *testing.T) {
	databasetest.Servers(t, func(t *testing.T, url string) {
		db, profile, err := database.Open(url)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		_, err = db.Exec(fmt.Sprintf(`CREATE TABLE orders (id %s PRIMARY KEY, cents int)`, profile.KeyType()))
		if err != nil {
			t.Fatal(err)
		}
		handler := routes(db, profile)
		const id = "01890a5d-ac96-774b-bcce-b302099a8057"
		for _, test := range []struct {
			method, path, body string
			code               int
			want               string
		}{
			{"POST", "/orders", `{"id": "` + id + `", "cents": 995}`, http.StatusCreated, `{"id":"` + id + `","cents":995}`},
			{"POST", "/orders", `{"cents": 1250}`, http.StatusCreated, `,"cents":1250}`},
			{"POST", "/orders", `{"id": "1"}`, http.StatusBadRequest, "length"},
			{"GET", "/orders/" + id, "", http.StatusOK, `{"id":"` + id + `","cents":995}`},
			{"GET", "/orders/" + strings.ToUpper(id), "", http.StatusOK, `"id":"` + id + `"`},
			{"GET", "/orders/1", "", http.StatusBadRequest, "length"},
			{"GET", "/orders/" + strings.Replace(id, "0", "1", 1), "", http.StatusNotFound, ""},
		} {
			answer := httptest.NewRecorder()
			handler.ServeHTTP(answer, httptest.NewRequest(test.method, test.path, strings.NewReader(test.body)))
			if got := answer.Body.String(); answer.Code != test.code || !strings.Contains(got, test.want) {
				t.Errorf("%s %s %s: %d %s, want %d %s", test.method, test.path, test.body, answer.Code, got, test.code, test.want)
			}
		}
	})
}
