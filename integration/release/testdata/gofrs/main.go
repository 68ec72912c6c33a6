// Command shop has the shape of a public program of gofrs/uuid and GORM, whose ids stand in
// CHAR(36) columns of MariaDB or MySQL.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/gofrs/uuid/v5"
	"gorm.io/driver/mysql"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"
)

var host = uuid.Must(uuid.FromString("f81d4fae-7dec-41d0-a765-00a0c91e6bf6"))

// Open opens the database and makes its tables.
func Open(dsn string) (*gorm.DB, error) {
	db, err := gorm.Open(mysql.Open(dsn), &gorm.Config{Logger: logger.Discard})
	if err != nil {
		return nil, err
	}
	return db, db.AutoMigrate(&User{}, &Room{}, &Event{}, &Attendee{}, &Tag{})
}

func main() {
	db, err := Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	if err := run(db); err != nil {
		log.Fatal(err)
	}
}

// A filter is a condition that a request has made.
type filter struct {
	sql  []string
	args []any
}

func (f *filter) add(column string, ids ...uuid.UUID) {
	f.sql = append(f.sql, column+" IN ?")
	f.args = append(f.args, ids)
}

// find returns the events that fit all conditions.
func find(db *gorm.DB, f filter) (events []Event, err error) {
	err = db.Joins("LEFT JOIN attendees ON attendees.event_id = events.id").
		Where(strings.Join(f.sql, " AND "), f.args...).Group("events.id").Order("events.name").
		Preload("Attendees.User").Preload("Tags").Find(&events).Error
	return events, err
}

// run does what the requests of a day do, and prints what does not depend on chance.
func run(db *gorm.DB) error {
	guest := User{ID: uuid.Must(uuid.NewV4()), Name: "guest"}
	users := []User{{ID: host, Name: "host"}, guest}
	if err := db.Clauses(clause.OnConflict{UpdateAll: true}).Create(&users).Error; err != nil {
		return err
	}
	room := Room{ID: uuid.Must(uuid.NewV4()), Place: "hall"}
	if err := db.Create(&room).Error; err != nil {
		return err
	}
	tag := Tag{Name: "go"}
	if err := db.Where(Tag{Name: "go"}).FirstOrCreate(&tag).Error; err != nil {
		return err
	}
	event := Event{Name: "opening", RoomID: room.ID, Tags: []Tag{tag},
		Attendees: []Attendee{{UserID: host, State: 1}, {UserID: guest.ID}}}
	if err := db.Create(&event).Error; err != nil {
		return err
	}
	after := Event{Name: "party", RoomID: room.ID, ParentID: uuid.NullUUID{UUID: event.ID, Valid: true}}
	if err := db.Create(&after).Error; err != nil {
		return err
	}
	fmt.Println("keys", event.ID.Version(), tag.ID != uuid.Nil, event.Attendees[0].EventID == event.ID)

	var f filter
	f.add("events.room_id", room.ID)
	f.add("attendees.user_id", host, guest.ID)
	events, err := find(db, f)
	if err != nil {
		return err
	}
	fmt.Println("found", len(events), events[0].Name, len(events[0].Attendees), events[0].Tags[0].Name)

	fromURL, err := uuid.FromString(after.ID.String())
	if err != nil {
		return err
	}
	var loaded Event
	err = db.Preload("Room").Take(&loaded, "id = ?", fromURL).Error
	fmt.Println("by its URL", loaded.Room.Place, loaded.ParentID.UUID == event.ID, err)
	err = db.Take(&Event{}, "id = ?", uuid.FromStringOrNil("no-id")).Error
	fmt.Println("by no id:", err)

	text, err := json.Marshal(loaded)
	if err != nil {
		return err
	}
	var back Event
	err = json.Unmarshal(text, &back)
	fmt.Println("json", back.ID == after.ID, back.ParentID.Valid, strings.Contains(string(text), event.ID.String()), err)

	state := db.Model(&Attendee{}).Where(&Attendee{EventID: event.ID, UserID: guest.ID}).Update("state", 2)
	fmt.Println("accepted", state.RowsAffected, state.Error)
	var names []string
	err = db.Raw("SELECT u.name FROM users u JOIN attendees a ON a.user_id = u.id WHERE a.event_id = ? ORDER BY u.name",
		event.ID).Scan(&names).Error
	fmt.Println("names", names, err)
	err = db.Model(&event).Association("Tags").Clear()
	deleted := db.Delete(&after)
	fmt.Println("deleted", deleted.RowsAffected, err, deleted.Error)

	var first Event // of the program before, where it has run
	err = db.Preload("Attendees").Order("created_at").First(&first).Error
	again := db.First(&Event{}, "id = ?", first.ID)
	fmt.Println("oldest", len(first.Attendees), again.RowsAffected, err)
	return nil
}
