package sqltype

import (
	"bytes"
	"log/slog"
	"strings"
	"sync"
	"testing"
)

func TestClockIncreasesWhateverTheTimeDoes(t *testing.T) {
	var c clock
	last := uint64(0)
	for _, now := range []uint64{100, 100, 100, 50, 0, 101, 1 << 40, 200, 1<<40 + 1, 1<<40 + 9} {
		got := c.next(now)
		if got <= last || got < now {
			t.Errorf("next(%d) after %d = %d", now, last, got)
		}
		last = got
	}
	if want := uint64(1<<40 + 9); last != want {
		t.Errorf("after the clock has caught up: %d, want its own reading %d", last, want)
	}
}

func TestNewV7IncreasesWhenTheClockSteppedBack(t *testing.T) {
	before := NewV7()
	// A reading from the future: from here on the clock is behind by a day.
	now := unixReading(processWall.now())
	unixClock.next(now + 24*3600*1000<<16)
	defer func() { unixClock.last.Store(now) }()
	for range 1000 {
		after := NewV7()
		if after.Compare(before) <= 0 {
			t.Fatalf("%v came after %v", after, before)
		}
		before = after
	}
}

func TestGormDataTypeWarnsOnceWithoutAPlugin(t *testing.T) {
	var log bytes.Buffer
	old := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(old)
	defer gormPlugin.Store(false)

	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			if got := (UUID{}).GormDataType(); got != "uuid" {
				t.Errorf("GormDataType() = %q, want uuid", got)
			}
			NullUUID{}.GormDataType()
		})
	}
	wg.Wait()
	if n := strings.Count(log.String(), "no plugin is in use"); n != 1 {
		t.Errorf("%d warnings, want 1: %s", n, log.String())
	}

	log.Reset()
	warn := warnGORM
	defer func() { warnGORM = warn }()
	warnGORM = func() { t.Error("warned although a plugin is in use") }
	GORMPluginInstalled()
	UUID{}.GormDataType()
}
