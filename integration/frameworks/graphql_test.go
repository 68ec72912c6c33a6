package frameworks

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/shurcooL/graphql"

	"github.com/sqluuid/sqluuid/sqltype"
)

// The client reads scalars of these types. It takes an array of Go for a list, so that an id is
// sent as its text.
func TestAGraphQLClientSendsAndReadsIds(t *testing.T) {
	id, ulid := sqltype.NewV7(), sqltype.NewULID()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var sent struct {
			Query     string
			Variables map[string]string
		}
		if err := json.Unmarshal(body, &sent); err != nil || sent.Variables["id"] != id.String() {
			t.Errorf("sent %s, %v", body, err)
		}
		if want := "query($id:ID!){order(id: $id){id,ulid,lines}}"; sent.Query != want {
			t.Errorf("sent %s, want %s", sent.Query, want)
		}
		fmt.Fprintf(w, `{"data": {"order": {"id": %q, "ulid": %q, "lines": [%q, %q]}}}`, id, ulid, id, id)
	}))
	defer server.Close()
	var q struct {
		Order struct {
			ID    sqltype.UUID
			ULID  sqltype.ULID
			Lines []sqltype.UUID
		} `graphql:"order(id: $id)"`
	}
	err := graphql.NewClient(server.URL, nil).Query(t.Context(), &q, map[string]any{"id": graphql.ID(id.String())})
	if err != nil || q.Order.ID != id || q.Order.ULID != ulid || len(q.Order.Lines) != 2 || q.Order.Lines[1] != id {
		t.Errorf("read %+v, %v", q, err)
	}
}
