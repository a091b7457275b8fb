/** Makes SQL for a title or an artist, which identifies a recording only if there is no ISRC. */
const nameSql = (column: 'title' | 'artist'): string => `CASE WHEN isrc = '' THEN lower(trim(${column})) ELSE '' END`;
/**
 * The columns that describe what was sold, where and how, in the payer's own words, because our interpretation may
 * change.
 */
const SUBJECT: readonly (readonly [column: string, text: string])[] = [
  ['isrc', 'isrc'],
  ['upc', 'upc'],
  ['title', nameSql('title')],
  ['artist', nameSql('artist')],
  // These were normalized earlier, once for each distinct text.
  ...['payer_store', 'payer_territory', 'payer_use', 'month', 'currency'].map((column) => [column, column] as const),
];

/** Makes a column's digest. It includes the column's name, so that equal texts in two columns do not cancel out. */
const textDigest = ([column, text]: (typeof SUBJECT)[number]): string => `md5_number(concat('${column}:', ${text}))`;
/**
 * Combines digests of single columns, because the engine computes each once per distinct text; a digest of joined
 * columns would be computed for each line.
 */
const SUBJECT_DIGEST = SUBJECT.map(textDigest).reduce((all, one) => `xor(${all}, ${one})`);

/**
 * Selects stored lines with two 128-bit digests: `digest` of what a line is about, and `subject`, which also includes
 * the period as the payer writes it, and stays the same when a line is restated.
 * @param file as an SQL literal
 */
export const digestLines = (file: string, columns: string): string => `
SELECT ${columns} FROM (
  SELECT *, xor(digest, ${textDigest(['period', 'period'])}) AS subject
  FROM (SELECT *, ${SUBJECT_DIGEST} AS digest FROM ${file}))`;
