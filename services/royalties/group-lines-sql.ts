/**
 * The exact sums of a statement, by what makes lines one: of a recording without an ISRC its words, because nothing
 * else tells it. Within what DuckDB and Athena (Trino) have in common, so that Athena can run it over the stored lines
 * of a statement too long for one reader. In no order: who reads the groups asks for the one that is needed.
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
