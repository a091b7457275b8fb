/** A title or an artist, which identifies a recording only without an ISRC. */
const nameSql = (column: 'title' | 'artist'): string => `CASE WHEN isrc = '' THEN lower(trim(${column})) ELSE '' END`;
/** What was sold, where and how, in the payer's own words, because our interpretation of them may change. */
const SUBJECT: readonly (readonly [column: string, text: string])[] = [
  ['isrc', 'isrc'],
  ['upc', 'upc'],
  ['title', nameSql('title')],
  ['artist', nameSql('artist')],
  // Folded already, a word at a time.
  ...['payer_store', 'payer_territory', 'payer_use', 'month', 'currency'].map((column) => [column, column] as const),
];

/** Texts of different columns have different digests, so that equal ones do not cancel each other out. */
const textDigest = ([column, text]: (typeof SUBJECT)[number]): string => `md5_number(concat('${column}:', ${text}))`;
/** The engine computes a digest of one column once for each distinct text, but one of joined columns for each line. */
const SUBJECT_DIGEST = SUBJECT.map(textDigest).reduce((all, one) => `xor(${all}, ${one})`);

/**
 * Selects stored lines with what recognizes them: a 128-bit digest of what they are about (`digest`), and one that
 * includes the period as the payer writes it (`subject`): a restated line keeps it.
 * @param file as an SQL literal
 */
export const digestLines = (file: string, columns: string): string => `
SELECT ${columns} FROM (
  SELECT *, xor(digest, ${textDigest(['period', 'period'])}) AS subject
  FROM (SELECT *, ${SUBJECT_DIGEST} AS digest FROM ${file}))`;
