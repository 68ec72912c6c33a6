// Reads one uniqueidentifier a line and writes them in the order of
// System.Data.SqlTypes.SqlGuid: make sqlguid.
using System;
using System.Collections.Generic;
using System.Data.SqlTypes;

class SortSqlGuid
{
    static void Main()
    {
        var all = new List<SqlGuid>();
        for (string line; (line = Console.In.ReadLine()) != null;)
            if (line.Length > 0) all.Add(new SqlGuid(line));
        all.Sort((a, b) => a.CompareTo(b));
        foreach (var g in all) Console.Out.WriteLine(g.Value.ToString("D"));
    }
}
