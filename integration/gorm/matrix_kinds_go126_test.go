//go:build !go1.27

package gorm_test

func newerKinds() []matrixColumn { return nil }
