package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"

	"example.com/shop/models"
)

// Open opens the database and makes its tables.
func Open(dsn string) (*gorm.DB, error) {
	db, err := gorm.Open(postgres.Open(dsn), &gorm.Config{Logger: logger.Discard})
	if err != nil {
		return nil, err
	}
	return db, db.AutoMigrate(&models.Organization{}, &models.User{}, &models.Contact{}, &models.Message{})
}

type contextKey string

// organizationOf returns the organization of a request.
func organizationOf(ctx context.Context) (uuid.UUID, error) {
	id, ok := ctx.Value(contextKey("organization")).(uuid.UUID)
	if !ok || id == uuid.Nil {
		return uuid.Nil, errors.New("no organization in this request")
	}
	return id, nil
}

// findContact finds a contact of the request's organization by the id of a URL.
func findContact(ctx context.Context, db *gorm.DB, param string) (*models.Contact, error) {
	organization, err := organizationOf(ctx)
	if err != nil {
		return nil, err
	}
	id, err := uuid.Parse(param)
	if err != nil {
		return nil, fmt.Errorf("contact %q: %w", param, err)
	}
	var contact models.Contact
	err = db.WithContext(ctx).Where("id = ? AND organization_id = ?", id, organization).
		Preload("AssignedUser").Preload("Messages").First(&contact).Error
	return &contact, err
}

// assign gives all contacts of an organization that wrote something to a user.
func assign(db *gorm.DB, organization, user uuid.UUID) (int64, error) {
	wrote := db.Model(&models.Message{}).Select("contact_id").Where("body <> ?", "")
	result := db.Model(&models.Contact{}).
		Where("organization_id = ? AND id IN (?)", organization, wrote).
		Updates(map[string]any{"assigned_user_id": user})
	return result.RowsAffected, result.Error
}

// reply stores an answer in a transaction that holds the contact.
func reply(db *gorm.DB, to models.Message, body string) (answer models.Message, err error) {
	err = db.Transaction(func(tx *gorm.DB) error {
		var contact models.Contact
		lock := clause.Locking{Strength: "UPDATE"}
		if err := tx.Clauses(lock).First(&contact, "id = ?", to.ContactID).Error; err != nil {
			return err
		}
		answer = models.Message{ContactID: contact.ID, ReplyToID: &to.ID, Body: body,
			Metadata: map[string]any{"answers": to.ID.String()}}
		return tx.Create(&answer).Error
	})
	return answer, err
}
