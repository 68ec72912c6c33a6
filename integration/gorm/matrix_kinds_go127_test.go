//go:build go1.27

package gorm_test

import "uuid"

type taggedStandard struct {
	Rec  matrixRec[uuid.UUID, *uuid.UUID]    `gorm:"embedded"`
	Tags []*matrixTag[uuid.UUID, *uuid.UUID] `gorm:"many2many:rec_tags;joinForeignKey:RecID;joinReferences:TagID"`
}

func (taggedStandard) TableName() string { return "recs" }

func newerKinds() []matrixColumn {
	return []matrixColumn{columnOf(arrayKind[uuid.UUID, taggedStandard](standardKind))}
}
