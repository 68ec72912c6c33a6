// Package metamorphic runs the sqluuid command on random databases and compares
// what it leaves with a plain model.
//
// A scenario is a value made from a seed: a schema, its rows, and the steps of a
// run with its faults. The player builds the schema on an engine, runs the steps,
// and asks the checker after each fault and each step. The model holds every row
// as text and computes images from the hexadecimal digits of RFC 9562; it shares
// no code with package migrate. A scenario that fails is made smaller for as long
// as it still fails, and printed with its seed.
//
// Faults of known kinds are planted in the command's source, and must be found.
//
// SQLUUID_SEED repeats a run, SQLUUID_METAMORPHIC_RUNS says how many scenarios
// each engine gets, and SQLUUID_METAMORPHIC_ENGINES which engines take part.
package metamorphic
