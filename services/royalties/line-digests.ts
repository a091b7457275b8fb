import path from 'node:path';
import type { Engine } from './duckdb-gateway.ts';
import { linesFile } from './line-store.ts';
import { literal } from './sql-text.ts';

export const digestsFile = (engine: Engine): string => path.join(engine.folder, 'digests.parquet');

const SEPARATOR = 'chr(31)';
const folded = (text: string): string => `lower(trim(${text}))`;
/**
 * The text of an amount, independent of the statement's scale. It always has decimals, so only their trailing zeros go.
 */
const AMOUNT = `rtrim(amount::VARCHAR, '0')`;

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
const LINE = [...SUBJECT, 'quantity::VARCHAR', AMOUNT];

const HALF = '18446744073709551615::UHUGEINT';

/**
 * Stores a 128-bit digest (`a`, `b`) of each stored line: equal digests mean equal lines. `subject` is a digest of
 * everything but quantity and amount, with the period as the payer writes it, so a restated line keeps it. MD5, because
 * every version of the engine computes it in the same way, and nobody gains from a collision.
 */
export async function storeDigests(engine: Engine): Promise<void> {
  await engine.run(`COPY (
    SELECT line, month, (digest >> 64)::UBIGINT AS a, (digest & ${HALF})::UBIGINT AS b, subject FROM (
      SELECT line, month, md5_number(concat_ws(${SEPARATOR}, ${LINE.join(', ')})) AS digest,
        md5_number_lower(concat_ws(${SEPARATOR}, ${[...SUBJECT, 'period'].join(', ')})) AS subject
      FROM ${literal(linesFile(engine))})
  ) TO ${literal(digestsFile(engine))} (FORMAT parquet, COMPRESSION zstd)`);
}
