// Package report writes what a storage benchmark found: report.json with every
// sample, report.md, and report.html, one page with its plots as SVG inside,
// which needs no network and no script. Tables and plots are made from the same
// figures, and the page shows under each plot the data that it was drawn from.
package report
