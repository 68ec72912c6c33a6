// Package models has the tables of a program that answers messages of several organizations. Its
// keys are google/uuid in columns of type uuid, and the database makes them.
package models

import (
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"
)

// Base begins each model.
type Base struct {
	ID        uuid.UUID      `gorm:"type:uuid;default:gen_random_uuid();primaryKey" json:"id"`
	CreatedAt time.Time      `json:"created_at"`
	DeletedAt gorm.DeletedAt `gorm:"index" json:"-"`
}

// An Organization owns all other rows.
type Organization struct {
	Base
	Name  string
	Users []User
}

// A User belongs to an organization.
type User struct {
	Base
	OrganizationID uuid.UUID `gorm:"type:uuid;index;not null" json:"organization_id"`
	Email          string    `gorm:"uniqueIndex"`
}

// A Contact may be assigned to a user.
type Contact struct {
	Base
	OrganizationID uuid.UUID  `gorm:"type:uuid;index;not null" json:"organization_id"`
	AssignedUserID *uuid.UUID `gorm:"type:uuid;index" json:"assigned_user_id"`
	AssignedUser   *User      `json:"-"`
	Phone          string     `json:"phone"`
	Messages       []Message  `json:"messages,omitempty"`
}

// A Message may answer another.
type Message struct {
	Base
	ContactID uuid.UUID      `gorm:"type:uuid;index;not null" json:"contact_id"`
	ReplyToID *uuid.UUID     `gorm:"type:uuid" json:"reply_to_id"`
	Body      string         `json:"body"`
	Metadata  map[string]any `gorm:"type:jsonb;serializer:json" json:"metadata"`
}
