/**
 * Groups the lines of a statement and sums them exactly. A recording without an ISRC is identified by its title and
 * artist. Uses only SQL that DuckDB and Athena (Trino) share, so that Athena can run it over the stored lines of a
 * statement that is too long for one reader. The order of the groups is undefined.
 */
export const GROUP_LINES = `
SELECT
  isrc,
  upc,
  CASE WHEN isrc = '' THEN title ELSE '' END AS title,
  CASE WHEN isrc = '' THEN artist ELSE '' END AS artist,
  store,
  territory,
  month,
  "use",
  currency,
  SUM(lines) AS lines,
  SUM(quantity) AS quantity,
  SUM(amount) AS amount
FROM statement_lines
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9`;
