/** Makes SQL for a title or an artist, which identifies a recording only if it has no ISRC. */
const nameSql = (column: 'title' | 'artist'): string => `CASE WHEN isrc = '' THEN lower(trim(${column})) ELSE '' END`;
/**
 * The columns that describe what was sold, where and how. Where possible they are in the payer's own words, because our
 * interpretation may change.
 */
const SUBJECT: readonly (readonly [column: string, text: string])[] = [
  ['isrc', 'isrc'],
  ['upc', 'upc'],
  ['title', nameSql('title')],
  ['artist', nameSql('artist')],
  // These columns were normalized earlier, once for each distinct value.
  ...['payer_store', 'payer_territory', 'payer_use', 'month', 'currency'].map((column) => [column, column] as const),
];

/**
 * Makes a column's digest. It includes the column's name, so that equal values in two columns do not cancel each other
 * out.
 */
const textDigest = ([column, text]: (typeof SUBJECT)[number]): string => `md5_number(concat('${column}:', ${text}))`;
/**
 * Combines the digests of single columns: the engine computes each of these once per distinct value, but would compute
 * a digest of joined columns for every line.
 */
const SUBJECT_DIGEST = SUBJECT.map(textDigest).reduce((all, one) => `xor(${all}, ${one})`);

/**
 * Selects stored lines with two 128-bit digests: `digest`, which identifies what a line is about, and `subject`, which
 * also includes the period as the payer writes it, and stays the same when a line is restated.
 * @param file as an SQL literal
 */
export const digestLines = (file: string, columns: string): string => `
SELECT ${columns} FROM (
  SELECT *, xor(digest, ${textDigest(['period', 'period'])}) AS subject
  FROM (SELECT *, ${SUBJECT_DIGEST} AS digest FROM ${file}))`;
