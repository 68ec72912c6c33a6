// Package frameworks tries the types of sqltype in other people's packages as they are
// published: what each makes of an id without a line of code for it.
package frameworks

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gin-gonic/gin"
	"github.com/gofiber/fiber/v3"
	"github.com/labstack/echo/v4"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A request has an id of each type in its path, its query and its body.
type request struct {
	Path  sqltype.UUID     `uri:"path" param:"path" json:"-"`
	Plain sqltype.UUID     `form:"plain" query:"plain" json:"-"`
	ULID  sqltype.ULID     `form:"ulid" query:"ulid" json:"-"`
	Text  sqltype.CharUUID `form:"text" query:"text" json:"-"`
	Body  sqltype.ULID     `json:"body" form:"-" query:"-"`
}

// A list has several ids in its query.
type list struct {
	Many []sqltype.UUID `form:"many" query:"many"`
}

// answer is the ids that a handler bound, as JSON.
func answer(r request, l list) string {
	b, err := json.Marshal([]any{r.Path, r.Plain, r.ULID, r.Text, r.Body, l.Many})
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// frameworks have a handler each that binds a request and writes its answer.
func frameworks() map[string]func(*http.Request) (int, string, error) {
	served := func(h http.Handler) func(*http.Request) (int, string, error) {
		return func(r *http.Request) (int, string, error) {
			w := httptest.NewRecorder()
			h.ServeHTTP(w, r)
			return w.Code, w.Body.String(), nil
		}
	}
	gin.SetMode(gin.TestMode)
	g := gin.New()
	g.POST("/orders/:path", func(c *gin.Context) {
		var r request
		var l list
		if err := errors.Join(c.ShouldBindUri(&r), c.ShouldBindQuery(&r), c.ShouldBindQuery(&l), c.ShouldBindJSON(&r)); err != nil {
			c.String(http.StatusBadRequest, "%v", err)
			return
		}
		c.String(http.StatusOK, "%s", answer(r, l))
	})
	e := echo.New()
	e.POST("/orders/:path", func(c echo.Context) error {
		var r request
		var l list
		b := new(echo.DefaultBinder)
		if err := errors.Join(b.BindPathParams(c, &r), b.BindQueryParams(c, &r), b.BindQueryParams(c, &l), b.BindBody(c, &r)); err != nil {
			return c.String(http.StatusBadRequest, err.Error())
		}
		return c.String(http.StatusOK, answer(r, l))
	})
	f := fiber.New()
	f.Post("/orders/:path", func(c fiber.Ctx) error {
		var r request
		var texts struct {
			Many []string `query:"many"`
		}
		err := errors.Join(c.Bind().URI(&r), c.Bind().Query(&r), c.Bind().Query(&texts), c.Bind().JSON(&r))
		if listErr := c.Bind().Query(new(list)); listErr == nil {
			err = errors.New("fiber binds lists of ids now: say so in docs/start/web.md")
		}
		var l list
		for _, s := range texts.Many {
			id, parseErr := sqltype.Parse(s)
			l.Many, err = append(l.Many, id), errors.Join(err, parseErr)
		}
		if err != nil {
			return c.Status(http.StatusBadRequest).SendString(err.Error())
		}
		return c.SendString(answer(r, l))
	})
	return map[string]func(*http.Request) (int, string, error){
		"gin":  served(g),
		"echo": served(e),
		"fiber": func(r *http.Request) (int, string, error) {
			w, err := f.Test(r)
			if err != nil {
				return 0, "", err
			}
			defer w.Body.Close()
			b, err := io.ReadAll(w.Body)
			return w.StatusCode, string(b), err
		},
	}
}

func TestFrameworksBindIds(t *testing.T) {
	u, v := sqltype.NewV7(), sqltype.NewV4()
	ulid := sqltype.NewULID()
	want := answer(request{u, v, ulid, sqltype.CharUUID(v), ulid}, list{[]sqltype.UUID{u, v}})
	for name, do := range frameworks() {
		t.Run(name, func(t *testing.T) {
			send := func(path string) (int, string) {
				t.Helper()
				target := fmt.Sprintf("/orders/%s?plain=%v&many=%v&many=%v&ulid=%v&text=%v", path, v, u, v, ulid, v)
				r := httptest.NewRequest("POST", target, strings.NewReader(fmt.Sprintf(`{"body": "%v"}`, ulid)))
				r.Header.Set("Content-Type", "application/json")
				code, body, err := do(r)
				if err != nil {
					t.Fatal(err)
				}
				return code, body
			}
			if code, got := send(u.String()); code != http.StatusOK || got != want {
				t.Errorf("%d, %s, want %s", code, got, want)
			}
			if code, got := send("no-id"); code != http.StatusBadRequest {
				t.Errorf("an id that is none: %d, %s", code, got)
			}
		})
	}
}
