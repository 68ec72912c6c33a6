package connect

import (
	"errors"
	"fmt"
	"net/url"
	"strings"
)

const urlForms = "want sqlite:/path/file.db, postgres://user:password@host:port/db, " +
	"mariadb://user:password@host:port/db, mysql://… or " +
	"sqlserver://user:password@host:port?database=db"

// badURL is the error of a URL that cannot be read. It never holds the URL.
func badURL(format string, args ...any) error {
	return fmt.Errorf("%w: %w; %s", ErrURL, fmt.Errorf(format, args...), urlForms)
}

// ParseURL is url.Parse without the URL in its error.
func ParseURL(raw string) (*url.URL, error) {
	u, err := url.Parse(raw)
	if err != nil {
		var e *url.Error
		if errors.As(err, &e) {
			err = e.Err
		}
		if strings.Contains(err.Error(), "port") {
			err = errors.New("the port is no number " +
				"(a password with special characters must be percent-encoded)")
		} else if strings.Contains(err.Error(), "userinfo") || strings.Contains(err.Error(), "escape") {
			err = errors.New("a special character is not percent-encoded")
		}
		return nil, badURL("%w", err)
	}
	// A slash, a question mark or a number sign in a password ends the host
	// too early, and what follows is taken for a name that may be shown.
	if strings.ContainsRune(u.Path+u.RawQuery, '@') || u.Fragment != "" ||
		strings.Count(u.Path, "/") > 1 {
		return nil, badURL("a special character in the user or password is not percent-encoded")
	}
	return u, nil
}
