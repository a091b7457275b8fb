import path from 'node:path';
import type { NamedRecording } from '../../../shared/royalties/match-recording.ts';
import { openEngine } from '../../royalties/duckdb-gateway.ts';
import { createTable, literal } from '../../royalties/sql-text.ts';

/** A group of a statement's lines: a recording in a month, at a store, in a country, with a use. */
export type MadeGroup = NamedRecording & {
  store: string;
  territory: string;
  month: string;
  use: string;
  lines: number;
  quantity: string;
  amount: string;
};

/** Makes a group of one line for a recording. */
export const madeGroup = ({ isrc, upc, title, artist }: NamedRecording): MadeGroup => ({
  ...{ isrc, upc, title, artist, store: 'Spotify', territory: 'US', month: '2026-08', use: 'stream' },
  ...{ lines: 1, quantity: '2', amount: '0.25' },
});

/** Writes groups into a folder as the read stage leaves them, with the names of their recordings. */
export async function writeGroups(folder: string, groups: readonly MadeGroup[]) {
  const engine = await openEngine({ folder });
  const columns = [
    'isrc',
    'upc',
    'title',
    'artist',
    'store',
    'territory',
    'month',
    'use',
    'lines',
    'quantity',
    'amount',
  ];
  const rows = groups.map(({ isrc, upc, title, artist, store, territory, month, use, lines, quantity, amount }) => [
    ...[isrc, upc, title, artist, store, territory, month, use, String(lines), quantity, amount],
  ]);
  for (const sql of createTable('made', columns, rows)) await engine.run(sql);
  const files = { groups: path.join(folder, 'groups.parquet'), recordings: path.join(folder, 'recordings.parquet') };
  await engine.run(`
    COPY (SELECT isrc, upc, title, artist, store, territory, month, "use", 'EUR' AS currency,
      CAST(lines AS HUGEINT) AS lines, CAST(quantity AS DECIMAL(38, 3)) AS quantity,
      CAST(amount AS DECIMAL(38, 12)) AS amount FROM made)
    TO ${literal(files.groups)} (FORMAT parquet)`);
  await engine.run(`
    COPY (SELECT isrc, upc, min('Song ' || isrc) AS title, min('Artist ' || upc) AS artist FROM made
      WHERE isrc <> '' GROUP BY 1, 2) TO ${literal(files.recordings)} (FORMAT parquet)`);
  engine.close();
  return files;
}
