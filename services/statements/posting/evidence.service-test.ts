import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomFrom } from '../../../infra/faults/random-from.ts';
import type { StatementId } from '../../../shared/ids.ts';
import { decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { indexLines } from '../../earnings/lines/index-lines.ts';
import { openEngine } from '../../royalties/duckdb-gateway.ts';
import { literal } from '../../royalties/sql-text.ts';
import { roundsOf } from '../../test/rounds.ts';
import { withTemporaryFolder } from '../stages/temporary-folder.ts';
import { fileIn, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { followEntries } from '../test/posted-evidence.ts';
import { sharedCatalogue } from '../test/shared-catalogue.ts';

/** The minimum number of lines to trace back from the ledger, and the number of lines in a statement. */
const LINES = roundsOf(300, 10_000);
const OF_A_STATEMENT = roundsOf(300, 2_000);

const random = randomFrom(Number(process.env.SEED ?? 20261123));
const below = (most: number): number => Math.floor(random() * most);
const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;

let own: OwnImport;
let catalogue: Awaited<ReturnType<typeof sharedCatalogue>>;
beforeAll(async () => {
  own = await ownImport();
  catalogue = await sharedCatalogue(own);
});

const months = ['2026-06', '2026-07', '2026-08'];
const stores = ['Spotify', 'Deezer', 'Apple Music'];

/**
 * Makes a random line: a twentieth are unmatched, a tenth are for whole releases (product 23.18), and some are
 * negative.
 */
function anyLine(): string {
  const { upc, tracks } = pick(catalogue);
  const net = decimalText({ units: BigInt(below(4_000_000) - 200_000), places: 3 + below(14) });
  const kind = random();
  const codes =
    kind < 0.05
      ? { title: `Nameless ${below(9)}` }
      : kind < 0.15
        ? { upc, title: `The whole release ${below(2)}` }
        : { upc, isrc: pick(tracks).isrc };
  return line({ ...codes, net, month: pick(months), store: pick(stores), country: pick(['US', 'DE', 'FR']) });
}

async function posted(): Promise<{ statementId: StatementId; original: string[] }> {
  const content = fileIn('EUR', ...Array.from({ length: OF_A_STATEMENT }, anyLine));
  const dropped = { fileName: 'any.csv', given: { rate: '1.0837' } };
  const { statementId } = await own.drop(content, dropped);
  await own.approve(statementId);
  await own.post(statementId);
  return { statementId, original: content.split('\n') };
}

/** Changes a statement's stored lines with SQL, and rebuilds their index. */
const store = (statementId: StatementId, lines: Buffer, select: string) =>
  withTemporaryFolder(async (folder) => {
    const [before, after] = [path.join(folder, 'before.parquet'), path.join(folder, 'after.parquet')];
    await writeFile(before, lines);
    const engine = await openEngine({ folder, threads: 1 });
    await engine.run(`CREATE VIEW lines AS SELECT * FROM ${literal(before)}`);
    await engine.run(`COPY (${select}) TO ${literal(after)} (FORMAT parquet, COMPRESSION zstd)`);
    engine.close();
    await own.objects.storeFile(statementId, 'lines.parquet', after);
    await own.objects.storeBytes(statementId, 'lines-index', await indexLines(after));
  });

describe('product 25.4, design 3.15: tracing a posting from the ledger to the rows of the file', () => {
  let last: Awaited<ReturnType<typeof posted>>;

  it(`for ${LINES} lines, each entry is the exact sum, rounded once, and every part of each line belongs to somebody`, async () => {
    let followed = 0;
    while (followed < LINES) {
      last = await posted();
      const found = await followEntries(own, last.statementId, last.original);
      expect(found.wrong).toEqual([]);
      expect(found.entries).toBeGreaterThan(10);
      followed += found.followed;
    }
    expect(await own.check()).toEqual([]);
  });

  it('detects a changed row: an amount, its last digits, a text, a month, and a missing row', async () => {
    const { statementId, original } = last;
    const lines = await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'lines.parquet');
      await own.objects.fetch(statementId, 'lines.parquet', file);
      return readFile(file);
    });
    const wrongWith = async (select: string) => {
      await store(statementId, lines, select);
      return (await followEntries(own, statementId, original)).wrong;
    };
    // Whether a line is for at least a cent: smaller amounts may vanish when the share is rounded.
    const isOfCents = (text: string) => Math.abs(Number(text.slice(text.lastIndexOf(',') + 1))) >= 0.01;
    const n = original.findIndex((text) => text.includes(catalogue[0]?.upc ?? '') && isOfCents(text)) + 1;
    const changed = (column: string, to: string) =>
      `SELECT * REPLACE (CASE WHEN line = ${n} THEN ${to} ELSE ${column} END AS ${column}) FROM lines`;
    const mismatch = expect.stringContaining('was posted, but its lines come to');
    const amount = `line ${n} is stored with another amount`;

    expect(await wrongWith('SELECT * FROM lines')).toEqual([]);
    const cent = await wrongWith(changed('amount', 'amount + 0.01'));
    expect(cent).toEqual(expect.arrayContaining([amount, mismatch]));
    expect(await wrongWith(changed('amount', 'amount + 0.00000000000000001'))).toContain(amount);
    expect(await wrongWith(changed('text', "text || ' '"))).toContain(`line ${n} is stored with another text`);
    expect(await wrongWith(changed('month', "'2026-05'"))).toEqual(expect.arrayContaining([mismatch]));
    expect(await wrongWith(`SELECT * FROM lines WHERE line <> ${n}`)).toEqual(expect.arrayContaining([mismatch]));
  });
});
