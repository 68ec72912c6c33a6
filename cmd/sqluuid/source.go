package main

import (
	"fmt"
	"net/url"
	"os"
	"os/user"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
)

// source is where a database is and how its password is had.
type source struct {
	url          string
	passwordFile string
	askPassword  bool
}

const databaseHelp = "`URL` of the database, by default $DATABASE_URL; sqlite:/path/file.db, " +
	"postgres://…, mariadb://…, mysql://… or sqlserver://…?database=… (not run on a server " +
	"yet)"

func (s *source) flags(cmd *cobra.Command) {
	cmd.Flags().StringVar(&s.url, "database", "", databaseHelp)
	cmd.Flags().StringVar(&s.passwordFile, "password-file", "",
		"read the password from a `FILE`; its last line end does not count")
	cmd.Flags().BoolVar(&s.askPassword, "password-prompt", false,
		"ask for the password on the terminal")
}

// flagsToRepeat are the flags that open the same database again, for a line to paste: without a
// password, and none for what the environment names.
func (s *source) flagsToRepeat() string {
	if s.url == "" {
		return s.passwordFlag()
	}
	shown, secret := withoutPassword(s.url)
	flags := " --database " + shellWord(shown) + s.passwordFlag()
	if secret {
		flags += " --password-prompt"
	}
	return flags
}

// withoutPassword returns a URL without its password, and whether it had one. Of what is no URL it
// shows nothing.
func withoutPassword(raw string) (shown string, secret bool) {
	u, err := url.Parse(raw)
	if err != nil {
		return "URL", true
	}
	query := u.Query()
	for name := range query {
		if strings.Contains(strings.ToLower(name), "password") {
			query.Del(name)
			secret = true
		}
	}
	if _, has := u.User.Password(); has {
		u.User, secret = url.User(u.User.Username()), true
	}
	if !secret {
		return raw, false
	}
	u.RawQuery = query.Encode()
	return u.String(), true
}

// commandLine returns the command with the flags that it was given. Of a URL it says only that
// there was one: the line is kept in the database, and in reports.
func commandLine(cmd *cobra.Command) string {
	var b strings.Builder
	b.WriteString(cmd.CommandPath())
	add := func(name, value string) {
		if name == "database" || name == "replica" {
			value = "URL"
		}
		b.WriteString(" --" + name + " " + shellWord(value))
	}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		list, many := f.Value.(pflag.SliceValue)
		switch {
		case f.Value.Type() == "bool" && f.Value.String() == "true":
			b.WriteString(" --" + f.Name)
		case many:
			for _, value := range list.GetSlice() {
				add(f.Name, value)
			}
		default:
			add(f.Name, f.Value.String())
		}
	})
	return b.String()
}

// processName names this process for people, as ann@db1, process 4711.
func processName() string {
	name, host := "somebody", "a host without a name"
	if u, err := user.Current(); err == nil {
		name = u.Username
	}
	if h, err := os.Hostname(); err == nil {
		host = h
	}
	return fmt.Sprintf("%s@%s, process %d", name, host, os.Getpid())
}

func (s *source) passwordFlag() string {
	switch {
	case s.passwordFile != "":
		return " --password-file " + shellWord(s.passwordFile)
	case s.askPassword:
		return " --password-prompt"
	}
	return ""
}

// raw returns the URL, with its password.
func (s *source) raw(cmd *cobra.Command) (string, error) {
	raw := s.url
	if raw == "" {
		raw = os.Getenv("DATABASE_URL")
	}
	if raw == "" {
		return "", usagef("--database is missing, and DATABASE_URL is not set; see %s --help",
			cmd.CommandPath())
	}
	return s.withPassword(cmd, raw)
}

// open opens the database.
func (s *source) open(cmd *cobra.Command) (*connect.Database, error) {
	raw, err := s.raw(cmd)
	if err != nil {
		return nil, err
	}
	return connect.Open(cmd.Context(), raw)
}

// withPassword puts the password from the file or the terminal into the URL.
func (s *source) withPassword(cmd *cobra.Command, raw string) (string, error) {
	var password string
	switch {
	case s.passwordFile != "" && s.askPassword:
		return "", usagef("--password-file and --password-prompt exclude each other")
	case s.passwordFile != "":
		b, err := os.ReadFile(s.passwordFile)
		if err != nil {
			return "",
				usagef("cannot read the password of --password-file: %w; give a file that can be read", err)
		}
		password = strings.TrimSuffix(strings.TrimSuffix(string(b), "\n"), "\r")
	case s.askPassword:
		in, ok := cmd.InOrStdin().(*os.File)
		if !ok || !term.IsTerminal(int(in.Fd())) {
			return "", usagef("--password-prompt needs a terminal; give a --password-file")
		}
		fmt.Fprint(cmd.ErrOrStderr(), "Password: ")
		b, err := term.ReadPassword(int(in.Fd()))
		fmt.Fprintln(cmd.ErrOrStderr())
		if err != nil {
			return "", fmt.Errorf("cannot read the password: %w", err)
		}
		password = string(b)
	default:
		return raw, nil
	}
	if strings.HasPrefix(strings.ToLower(raw), "sqlite:") {
		return "", usagef("an SQLite file has no password")
	}
	u, err := connect.ParseURL(raw)
	if err != nil {
		return "", err
	}
	if _, has := u.User.Password(); has {
		return "", usagef("the database URL has a password already; give it in one place")
	}
	u.User = url.UserPassword(u.User.Username(), password)
	return u.String(), nil
}
