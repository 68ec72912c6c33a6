package main

import (
	"time"

	"github.com/gofrs/uuid/v5"
	"gorm.io/gorm"
)

// A User is a person who comes to events.
type User struct {
	ID   uuid.UUID `gorm:"type:char(36);primaryKey"`
	Name string
}

// A Room is where events take place.
type Room struct {
	ID     uuid.UUID `gorm:"type:char(36);primaryKey"`
	Place  string    `gorm:"type:varchar(16)"`
	Events []Event   `gorm:"constraint:-"`
}

// An Event takes place in a room, and has people and tags.
type Event struct {
	ID        uuid.UUID     `gorm:"type:char(36);primaryKey" json:"eventId"`
	Name      string        `gorm:"type:varchar(32)" json:"name"`
	RoomID    uuid.UUID     `gorm:"type:char(36);not null;index" json:"roomId"`
	Room      Room          `json:"-"`
	ParentID  uuid.NullUUID `gorm:"type:char(36)" json:"parentId"`
	Attendees []Attendee    `json:"-"`
	Tags      []Tag         `gorm:"many2many:event_tags" json:"-"`
	CreatedAt time.Time     `json:"-"`
}

// An Attendee is a user at an event.
type Attendee struct {
	EventID uuid.UUID `gorm:"type:char(36);primaryKey"`
	UserID  uuid.UUID `gorm:"type:char(36);primaryKey"`
	User    User
	State   int
}

// A Tag marks events.
type Tag struct {
	ID   uuid.UUID `gorm:"type:char(36);primaryKey"`
	Name string    `gorm:"type:varchar(16);unique"`
}

// BeforeCreate makes the key of an event that has none.
func (e *Event) BeforeCreate(*gorm.DB) (err error) {
	if e.ID == uuid.Nil {
		e.ID, err = uuid.NewV4()
	}
	return err
}

// BeforeCreate makes the key of a tag that has none.
func (t *Tag) BeforeCreate(*gorm.DB) (err error) {
	if t.ID.IsNil() {
		t.ID, err = uuid.NewV4()
	}
	return err
}
