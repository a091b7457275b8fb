import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { indexLines } from '../services/earnings/lines/index-lines.ts';
import { openEngine } from '../services/royalties/duckdb-gateway.ts';
import { linesFile, ROWS_TOGETHER } from '../services/royalties/line-store.ts';
import { literal } from '../services/royalties/sql-text.ts';
import { atMost, type Figure } from './figure.ts';
import { readFigures } from './read-figures.ts';

const LINES = 10_000_000;
const LINES_PER_RECORDING = 900;
const FIGURES = 40;

/**
 * Measures what it costs, in bytes and storage calls, to read the first page of a figure's lines in a statement of ten
 * million.
 */
export async function statementLines(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-lines-'));
  try {
    const engine = await openEngine({ folder });
    await engine.run(LINES_SQL(linesFile(engine)));
    engine.close();
    const began = performance.now();
    const index = path.join(folder, 'lines-index');
    writeFileSync(index, await indexLines(linesFile(engine)));
    const indexed = performance.now() - began;
    const recordings = Array.from({ length: FIGURES }, (_, n) =>
      Math.floor((n * LINES) / LINES_PER_RECORDING / FIGURES),
    );
    const { bytes, calls } = await readFigures(
      { index, lines: linesFile(engine) },
      recordings.map((n) => ({ isrc: `ZZSEG26${String(n).padStart(5, '0')}`, upc: upcOf(n), title: '', artist: '' })),
      '2026-08',
    );
    const of = `of ${LINES / 1_000_000}M lines`;
    return [
      atMost(`bytes of a figure ${of}, at most`, bytes / 1024, 'KB', 256),
      atMost(`calls of the storage for it, at most`, calls, 'calls', 4),
      atMost(`the index beside the file ${of}`, statSync(index).size / 1024, 'KB', null),
      atMost('to make it', indexed, 'ms', null),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const upcOf = (recording: number) => `0200000${String(recording % 1000).padStart(6, '0')}`;

/** Writes lines as `storeLines` does, generated in its order, so that nothing has to be sorted. */
const LINES_SQL = (file: string): string => {
  const recording = `(i // ${LINES_PER_RECORDING})`;
  const isrc = `'ZZSEG26' || lpad(CAST(${recording} AS VARCHAR), 5, '0')`;
  const country = `(['US','DE','GB','FR','SE','NL','BR','MX','JP','AU'])[1 + CAST(hash(i + 1) % 10 AS INT)]`;
  return `COPY (
    SELECT CAST(hash(i) % ${LINES} AS BIGINT) AS line, ${isrc} AS isrc, '0200000' || lpad(CAST(${recording} % 1000 AS VARCHAR), 6, '0') AS upc,
      'Harbour Light ' || ${recording} AS title, 'Mara Ellis' AS artist, 'Spotify' AS store, ${country} AS territory,
      '2026-0' || (7 + hash(i + 2) % 3) AS month, 'stream' AS "use", 'USD' AS currency, 1 AS lines,
      CAST(hash(i + 3) % 900 AS DECIMAL(20, 6)) AS quantity,
      CAST(CAST(hash(i + 4) % 1000000007 AS DECIMAL(18, 0)) * CAST(0.000000001 AS DECIMAL(18, 9)) AS DECIMAL(38, 24)) AS amount,
      concat_ws(chr(9), '2026-08-01', '2026-08-31', 'Spotify', ${isrc}, 'Harbour Light', 'Mara Ellis', 'Ferry House', ${country},
        'premium', CAST(hash(i + 3) % 900 AS VARCHAR), CAST(hash(i + 4) % 1000000007 AS VARCHAR), md5(CAST(i AS VARCHAR))) AS text
    FROM range(${LINES}) t(i)
  ) TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROWS_TOGETHER})`;
};
