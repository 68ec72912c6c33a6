// Command shop has the shape of a public program of google/uuid and GORM on PostgreSQL.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"example.com/shop/models"
)

// A session is what a token says of its user.
type session struct {
	UserID uuid.UUID  `json:"user_id"`
	Team   *uuid.UUID `json:"team"`
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

// run does what the requests of a day do, and prints what does not depend on chance.
func run(db *gorm.DB) error {
	email := uuid.NewString() + "@example.com"
	org := models.Organization{Name: "shop", Users: []models.User{{Email: email}}}
	if err := db.Create(&org).Error; err != nil {
		return err
	}
	user := org.Users[0]
	fmt.Println("user of the organization", user.OrganizationID == org.ID, "version", int(user.ID.Version()))

	contacts := []models.Contact{{OrganizationID: org.ID, Phone: "1"}, {OrganizationID: org.ID, Phone: "2"}}
	contacts[0].Messages = []models.Message{{Body: "hello"}}
	if err := db.Create(&contacts).Error; err != nil {
		return err
	}
	assigned, err := assign(db, org.ID, user.ID)
	fmt.Println("assigned", assigned, err)

	ctx := context.WithValue(context.Background(), contextKey("organization"), org.ID)
	contact, err := findContact(ctx, db, contacts[0].ID.String())
	if err != nil {
		return err
	}
	fmt.Println("contact", contact.Phone, *contact.AssignedUserID == user.ID, contact.AssignedUser.Email == email)
	_, err = findContact(ctx, db, "no-id")
	fmt.Println("refused", err != nil)
	_, err = findContact(context.Background(), db, contacts[0].ID.String())
	fmt.Println("refused", err)

	answer, err := reply(db, contact.Messages[0], "good day")
	if err != nil {
		return err
	}
	var found models.Message
	err = db.First(&found, "metadata->>'answers' = ?", contact.Messages[0].ID.String()).Error
	fmt.Println("answer", found.ID == answer.ID, *found.ReplyToID == contact.Messages[0].ID, err)

	token, err := json.Marshal(session{UserID: user.ID})
	if err != nil {
		return err
	}
	var back session
	err = json.Unmarshal(token, &back)
	fmt.Println("session", back.UserID == user.ID, back.Team == nil, err)

	var ids []uuid.UUID
	if err := db.Model(&models.Contact{}).Where("organization_id", org.ID).Order("phone").Pluck("id", &ids).Error; err != nil {
		return err
	}
	fmt.Println("ids", len(ids), ids[1] == contacts[1].ID)
	deleted := db.Delete(&models.Contact{}, "id IN ?", ids)
	fmt.Println("deleted", deleted.RowsAffected, deleted.Error)

	var first models.Organization // of the program before, where it has run
	err = db.Preload("Users").Order("created_at").First(&first).Error
	again := db.First(&models.Organization{}, "id = ?", first.ID)
	fmt.Println("oldest", first.Users[0].OrganizationID == first.ID, again.RowsAffected, err)
	return nil
}
