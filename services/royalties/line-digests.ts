import path from 'node:path';
import type { Engine } from './duckdb-gateway.ts';
import { linesFile } from './line-store.ts';
import { literal } from './sql-text.ts';

export const digestsFile = (engine: Engine): string => path.join(engine.folder, 'digests.parquet');

const SEPARATOR = 'chr(31)';
const folded = (text: string): string => `lower(trim(${text}))`;
/** What was sold, where and how, in the payer's own words, because our interpretation of them may change. */
const SUBJECT = [
  'isrc',
  'upc',
  `CASE WHEN isrc = '' THEN ${folded('title')} ELSE '' END`,
  `CASE WHEN isrc = '' THEN ${folded('artist')} ELSE '' END`,
  // Folded already, a word at a time.
  ...['payer_store', 'payer_territory', 'payer_use'],
  'month',
  'currency',
];
const HALF = '18446744073709551615::UHUGEINT';
/** As numbers: the engine takes six times as long to make one half of an MD5 by itself (`md5_number_lower`). */
const digestSql = (texts: readonly string[]): string => `md5_number(concat_ws(${SEPARATOR}, ${texts.join(', ')}))`;

/**
 * Stores what recognizes each stored line: a 128-bit digest of what it is about (`a`, `b`), with its quantity and
 * amount. `subject` is a digest that includes the period as the payer writes it: a restated line keeps it. MD5, because
 * every version of the engine computes it in the same way, and nobody gains from a collision.
 */
export async function storeDigests(engine: Engine): Promise<void> {
  await engine.run(`COPY (
    SELECT line, month, (digest >> 64)::UBIGINT AS a, (digest & ${HALF})::UBIGINT AS b,
      (subject & ${HALF})::UBIGINT AS subject, quantity, amount FROM (
      SELECT line, month, quantity, amount, ${digestSql(SUBJECT)} AS digest, ${digestSql([...SUBJECT, 'period'])} AS subject
      FROM ${literal(linesFile(engine))})
  ) TO ${literal(digestsFile(engine))} (FORMAT parquet, COMPRESSION zstd)`);
}
