import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Cell } from '../../shared/earnings/cell.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { detectStatement } from '../../shared/royalties/detect-statement.ts';
import { type Decimal, decimalOf } from '../../shared/royalties/exact-decimal.ts';
import { largestRemainder } from '../../shared/royalties/largest-remainder.ts';
import type { StatementFormat } from '../../shared/royalties/statement-format.ts';
import { newId } from '../../shared/test/builders.ts';
import { chunkCells } from '../earnings/chunk-cells.ts';
import { earningsWrites } from '../earnings/earnings-writes.ts';
import { indexLines } from '../earnings/lines/index-lines.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import { checkStatementFile } from '../royalties/check-statement-file.ts';
import { openEngine } from '../royalties/duckdb-gateway.ts';
import { linesFile, storeLines } from '../royalties/line-store.ts';
import { readStatement } from '../royalties/read-statement.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';
import { developer } from './storage.ts';

/** A line in a store's file. */
export type SoldLine = {
  track: number;
  /** YYYY-MM */
  month: string;
  store: string;
  country: string;
  streams: number;
  amount: string;
};

const format = {
  id: 'ferry',
  name: 'Ferry Distribution',
  signature: ['ISRC', 'Store', 'Net'],
  cells: {
    isrc: ['ISRC'],
    title: ['Song'],
    store: ['Store'],
    territory: ['Country'],
    use: ['What'],
    quantity: ['Count'],
    amount: ['Net'],
    currency: ['Money'],
    from: ['When'],
  },
  use: 'stream',
  dates: 'day-first',
  decimals: 24,
  footers: [],
} as const satisfies StatementFormat;

const PERCENTAGE = 95n;
const isrcOf = (track: number): string => `QZZZ126${String(track).padStart(5, '0')}`;

/**
 * Posts a store's statement about an artist's release as the product does: its lines are stored with their index, and
 * money, wallet and earnings change in one transaction. The artist gets the whole share, at 95%.
 */
export async function postedStatement(
  release: Pick<Release, 'id' | 'title' | 'tracks' | 'trackIds'> & { artistId: ArtistId },
  lines: readonly SoldLine[],
  { rate = '1', currency = 'USD', fileName = 'ferry.csv' } = {},
): Promise<string> {
  const statementId = newId('statement');
  await storedLinesOf(statementId, release, lines, currency);
  const { artistId } = release;
  const statement = { statementId, source: format.name, fileName, currency, rate };
  const cells = cellsOf(release, lines, rate);
  const tables: MoneyTables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };
  for (const [n, chunk] of chunkCells(cells).entries()) {
    const sum = (of: 'micros' | 'platformMicros') => chunk.reduce((all, cell) => all + cell[of], 0n);
    const [own, ours] = [sum('micros'), sum('platformMicros')];
    const writes = await earningsWrites(table, {
      artistId,
      statement,
      cells: chunk,
      bases: basesOf(release, chunk),
      at: new Date(),
      sign: 1,
    });
    await ledgerRepository(table, tables).record(
      {
        key: `statement:${statementId}:${artistId}:${n}`,
        what: 'royalties',
        entries: [
          { account: 'receivable:ferry', micros: own + ours },
          { account: `artist:${artistId}`, part: 'available', micros: -own },
          { account: 'platform-fee', micros: -ours },
        ],
        at: new Date(),
      },
      writes,
    );
  }
  return statementId;
}

type About = Pick<Release, 'id' | 'title' | 'tracks' | 'trackIds'> & { artistId: ArtistId };
const trackIdOf = ({ trackIds }: About, track: number) => trackIds[track] ?? (trackIds[0] as Cell['trackId']);

/** Makes one cell for each line, and rounds them together as for a statement. */
function cellsOf(release: About, lines: readonly SoldLine[], rate: string): Cell[] {
  const dollars = decimalOf(rate) as Decimal;
  const places = 18;
  const parts = lines.flatMap((line, n) => {
    const amount = decimalOf(line.amount) as Decimal;
    const micros = amount.units * dollars.units * 10n ** BigInt(places - amount.places) * 1_000_000n;
    return [
      { key: n * 2, over: micros * PERCENTAGE },
      { key: n * 2 + 1, over: micros * (100n - PERCENTAGE) },
    ];
  });
  const under = 10n ** BigInt(places + dollars.places) * 100n;
  const { rounded } = largestRemainder(parts, under, (one, other) => one - other);
  return lines.map((line, n): Cell => {
    const [micros, platformMicros] = [rounded[n * 2]?.units ?? 0n, rounded[n * 2 + 1]?.units ?? 0n];
    return {
      artistId: release.artistId,
      releaseId: release.id,
      trackId: trackIdOf(release, line.track),
      month: line.month,
      store: line.store,
      territory: line.country,
      use: 'stream',
      quantity: BigInt(line.streams),
      grossMicros: micros + platformMicros,
      micros,
      platformMicros,
    };
  });
}

const basesOf = (release: About, cells: readonly Cell[]) =>
  [...new Map(cells.map((cell) => [`${cell.trackId} ${cell.month}`, cell])).values()].map(({ trackId, month }) => ({
    releaseId: release.id,
    trackId,
    month,
    releaseTitle: release.title,
    trackTitle: release.tracks[trackId]?.title ?? '',
    recordings: [{ isrc: isrcOf(release.trackIds.indexOf(trackId)), upc: '', title: '', artist: '' }],
    percentage: Number(PERCENTAGE),
    parts: [{ version: 0, parts: 10_000, days: 30, of: 30 }],
  }));

async function storedLinesOf(statementId: string, release: About, lines: readonly SoldLine[], currency: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-posted-'));
  const engine = await openEngine({ folder, threads: 1 });
  try {
    const rows = lines.map(({ track, month, store, country, streams, amount }) => {
      const title = release.tracks[trackIdOf(release, track)]?.title ?? '';
      return [
        isrcOf(track),
        `"${store}"`,
        title,
        country,
        'Stream',
        streams,
        amount,
        currency,
        `1.${month.slice(5)}.${month.slice(0, 4)}`,
      ];
    });
    const file = path.join(folder, 'statement');
    const header = 'ISRC,Store,Song,Country,What,Count,Net,Money,When';
    writeFileSync(file, `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`);
    const checked = await checkStatementFile(file, { folder });
    const plan = detectStatement(checked.head, [format], { mark: '.' });
    const { reading, source } = await readStatement(engine, { file: checked, plan });
    await storeLines(engine, source, reading);
    const put = (name: string, Body: Uint8Array) =>
      developer.send(
        new PutObjectCommand({ Bucket: laptop.outputs.StatementsBucket, Key: `${statementId}/${name}`, Body }),
      );
    await put('lines.parquet', readFileSync(linesFile(engine)));
    await put('lines-index', await indexLines(linesFile(engine)));
  } finally {
    engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
