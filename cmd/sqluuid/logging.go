package main

import (
	"context"
	"io"
	"log/slog"

	"github.com/sqluuid/sqluuid/migrate"
)

// newLogger returns what writes a line of key=value pairs per event to stderr, nil
// for no level.
func newLogger(level string, w io.Writer) (*slog.Logger, error) {
	if level == "" {
		return nil, nil
	}
	var l slog.Level
	if err := l.UnmarshalText([]byte(level)); err != nil {
		return nil, usagef("--log-level takes debug, info, warn or error, not %q", level)
	}
	return slog.New(slog.NewTextHandler(flagWriter{w}, &slog.HandlerOptions{Level: l})), nil
}

// logEvent logs an event at the level that its kind has.
func logEvent(l *slog.Logger, e migrate.Event) {
	level := slog.LevelInfo
	switch e.Kind {
	case migrate.Chunk:
		level = slog.LevelDebug
	case migrate.Waiting, migrate.HeldAgain, migrate.Paused, migrate.Pass, migrate.Warned:
		level = slog.LevelWarn
	}
	attrs := []slog.Attr{slog.Int64("run", e.Run), slog.Int64("moved", e.MovedValues),
		slog.Int64("total", e.Total)}
	if e.Kind == migrate.Chunk {
		attrs = append(attrs, slog.Int64("chunk", e.Chunk), slog.Int("rows", e.Rows),
			slog.Duration("took", e.Took), slog.Int("worker", e.Worker))
	}
	if e.Object != "" {
		attrs = append(attrs, slog.String("object", e.Object))
	}
	switch e.Kind {
	case migrate.Vacuumed:
		attrs = append(attrs, slog.Duration("took", e.Took))
	}
	if e.Note != "" {
		attrs = append(attrs, slog.String("note", e.Note))
	}
	l.LogAttrs(context.Background(), level, string(e.Kind), attrs...)
}
