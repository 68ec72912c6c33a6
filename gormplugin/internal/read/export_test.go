package read

// ReadCounted is Read, and counts the steps of the work.
var ReadCounted = readCounted
