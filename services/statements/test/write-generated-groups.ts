import path from 'node:path';
import { openEngine } from '../../royalties/duckdb-gateway.ts';
import { literal } from '../../royalties/sql-text.ts';

/**
 * Writes the groups of a statement that names this many releases of `generatedCatalogue`, each by the codes of its
 * first track, as the read stage leaves them.
 * @param rows the groups of each release
 * @returns the files, and the sum of the amounts
 */
export async function writeGeneratedGroups(folder: string, releases: number, rows: number) {
  const engine = await openEngine({ folder });
  const files = { groups: path.join(folder, 'groups.parquet'), recordings: path.join(folder, 'recordings.parquet') };
  const codes = `
    format('QZ{:03d}26{:05d}', n // 100000, n % 100000) AS isrc, format('0860{:09d}', n) AS upc`;
  await engine.run(`
    COPY (SELECT ${codes}, '' AS title, '' AS artist, format('Store {}', m // 2) AS store, 'US' AS territory,
      format('2026-{:02d}', 7 + m % 2) AS month, 'stream' AS "use", 'EUR' AS currency, CAST(3 AS HUGEINT) AS lines,
      CAST(n % 1000 AS DECIMAL(38, 3)) AS quantity,
      CAST((n * 7919 % 1000003 + m) / CAST(1000000 AS DECIMAL(38, 12)) AS DECIMAL(38, 12)) AS amount
    FROM range(${releases}) AS r(n), range(${rows}) AS s(m)) TO ${literal(files.groups)} (FORMAT parquet)`);
  await engine.run(`
    COPY (SELECT ${codes}, format('Song {}', n) AS title, format('Artist {}', n) AS artist FROM range(${releases}) AS r(n))
    TO ${literal(files.recordings)} (FORMAT parquet)`);
  const [sum] = await engine.rows(`SELECT sum(amount) AS amount FROM ${literal(files.groups)}`);
  engine.close();
  return { files, amount: sum?.amount ?? '0' };
}
