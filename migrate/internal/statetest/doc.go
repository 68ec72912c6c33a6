// Package statetest runs the state tables of a rewrite, package state, on real
// servers. It is a module of its own because the root module requires no driver.
package statetest
