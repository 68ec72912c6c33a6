// Package sqlserver tests what sqluuid sends to SQL Server. A parser of T-SQL reads the statements;
// rewrites and printed batches run where SQLUUID_SQLSERVER names a server.
package sqlserver
