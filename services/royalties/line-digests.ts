import path from 'node:path';
import type { Engine } from './duckdb-gateway.ts';
import { linesFile } from './line-store.ts';
import { literal } from './sql-text.ts';

export const digestsFile = (engine: Engine): string => path.join(engine.folder, 'digests.parquet');

const SEPARATOR = 'chr(31)';
const folded = (text: string): string => `lower(trim(${text}))`;
/** The same amount is one text, whatever the scale of its statement: there are always decimals, so only zeros of the scale are cut. */
const AMOUNT = `rtrim(amount::VARCHAR, '0')`;

/** What was sold, where, and how, in the payer's own words: what the product makes of them may change. */
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
 * Stores a digest of each stored line, in 128 bits (`a`, `b`): two lines with the same one are equal. `subject` is that of everything but
 * quantity and amount, with the period as the payer writes it: a line that was restated keeps it. MD5, because it is the same in every
 * version of the engine; nobody gains by making two lines equal.
 */
export async function storeDigests(engine: Engine): Promise<void> {
  await engine.run(`COPY (
    SELECT line, month, (digest >> 64)::UBIGINT AS a, (digest & ${HALF})::UBIGINT AS b, subject FROM (
      SELECT line, month, md5_number(concat_ws(${SEPARATOR}, ${LINE.join(', ')})) AS digest,
        md5_number_lower(concat_ws(${SEPARATOR}, ${[...SUBJECT, 'period'].join(', ')})) AS subject
      FROM ${literal(linesFile(engine))})
  ) TO ${literal(digestsFile(engine))} (FORMAT parquet, COMPRESSION zstd)`);
}
