import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allocate, type Earning, type Terms } from '../../../shared/royalties/allocate.ts';
import { detectStatement } from '../../../shared/royalties/detect-statement.ts';
import { type Decimal, decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { type SplitVersion, versionsOfMonth, WHOLE } from '../../../shared/royalties/split-agreement.ts';
import { checkStatementFile } from '../../royalties/check-statement-file.ts';
import { openEngine } from '../../royalties/duckdb-gateway.ts';
import { linesFile, storeLines } from '../../royalties/line-store.ts';
import { readStatement } from '../../royalties/read-statement.ts';
import { file as fileOf, mapped } from '../../royalties/test/mapped-file.ts';
import { roundsOf } from '../../test/rounds.ts';
import { indexLines } from './index-lines.ts';
import { addFractions, type Fraction, floorFraction, fractionText, lineShare } from './line-share.ts';
import { type LinePlace, type LineQuery, readLinesPage, type StoredLine } from './read-lines-page.ts';

const LINES = roundsOf(600, 10_000);
const RECORDINGS = 40;
const countries = ['DE', 'US', 'FR'];
const shops = ['Spotify', 'Deezer'];

/** Every fifth recording has no ISRC, so its title and artist identify it. */
const recordings = Array.from({ length: RECORDINGS }, (_, n) => ({
  isrc: n % 5 === 0 ? '' : `QZZZ126${String(n).padStart(5, '0')}`,
  upc: '0860000000000',
  title: `Låt “${n}”`,
  artist: 'Mara Ellis',
}));

let seed = Number(process.env.SEED ?? 7);
const random = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * most);
};

/** The lines of the file in random order, each with its values. */
const written = Array.from({ length: LINES }, (_, n) => {
  const recording = random(RECORDINGS);
  const { isrc, title, artist } = recordings[recording] as (typeof recordings)[number];
  const month = random(2) === 0 ? '08' : '09';
  const amount = decimalText({ units: BigInt(random(2_000_000) - 100_000), places: 3 + random(15) });
  const [country, shop] = [countries[random(3)], shops[random(2)]];
  const cells = [isrc, '860000000000', title, artist, shop, country, 'Stream', String(random(90)), amount, 'EUR'];
  return { row: n + 2, recording, month: `2026-${month}`, amount, text: [...cells, `1.${month}.2026`].join(',') };
});

let folder: string;
let index: Uint8Array;
let lines: Buffer;
let read = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'segno-lines-'));
  const file = path.join(folder, 'statement');
  writeFileSync(file, fileOf(...written.map(({ text }) => text)));
  const checked = await checkStatementFile(file, { folder });
  const plan = detectStatement(checked.head, [mapped], { mark: '.' });
  const engine = await openEngine({ folder, threads: 1 });
  const { reading, source } = await readStatement(engine, { file: checked, plan });
  await storeLines(engine, source, reading);
  engine.close();
  lines = readFileSync(linesFile(engine));
  index = await indexLines(linesFile(engine));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ranged = (bytes: Uint8Array) => async (from: number, to: number) => {
  const range = bytes.subarray(from, Math.min(to, bytes.length));
  read += range.length;
  return range;
};
const wordsOf = (n: number) => {
  const { isrc, upc, title, artist } = recordings[n] as (typeof recordings)[number];
  return isrc === '' ? { isrc, upc, title, artist } : { isrc, upc, title: '', artist: '' };
};

async function allLines(query: LineQuery, limit = 50): Promise<StoredLine[]> {
  const found: StoredLine[] = [];
  let after: LinePlace | undefined;
  do {
    const page = await readLinesPage({ index: ranged(index), lines: ranged(lines) }, query, { limit, after });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    found.push(...page.items);
    after = page.next;
  } while (after);
  return found;
}

const rate = decimalOf('1.0837') as Decimal;
const ME = 'me';
/** The track is split from 10 September on, but not before. */
const split: SplitVersion = {
  version: 1,
  from: '2026-09-10',
  parties: [
    { id: ME, parts: 6_667, state: 'accepted' },
    { id: 'other', parts: 3_333, state: 'accepted' },
  ],
};
const terms: Terms = { ownerOf: () => ME, percentageOf: () => 95, splitOf: () => [split] };
const basisOf = (month: string) => ({
  percentage: 95,
  parts: versionsOfMonth([split], month).map(({ version, days, of }) => ({
    version: version?.version ?? 0,
    parts: version?.parties.find(({ id }) => id === ME)?.parts ?? WHOLE,
    days,
    of,
  })),
});

test('finds every line of a file by its recording and month, with its row and original text (product 25.4)', async () => {
  for (let n = 0; n < RECORDINGS; n += 1)
    for (const month of ['2026-08', '2026-09']) {
      const expected = written.filter((line) => line.recording === n && line.month === month);
      const found = await allLines({ recordings: [wordsOf(n)], month }, 7);
      expect(found.map(({ line, text, amount }) => [line, text, decimalText(amount)])).toEqual(
        expected.map(({ row, text, amount }) => [row, text, amount]),
      );
    }
});

test('the artist’s shares of the lines add up to the posted amount, rounded once by less than a micro-dollar (product 25.4)', async () => {
  const earnings = written.map(
    ({ recording, month, amount }): Earning => ({
      track: { releaseId: `rel_${recording % 3}`, trackId: `trk_${recording}` },
      month,
      amount: decimalOf(amount) as Decimal,
    }),
  );
  const { shares } = allocate(earnings, rate, terms);
  for (const releaseId of ['rel_0', 'rel_1', 'rel_2']) {
    const own = recordings.flatMap((_, n) => (`rel_${n % 3}` === releaseId ? [wordsOf(n)] : []));
    let sum: Fraction = { numerator: 0n, denominator: 1n };
    for (const month of ['2026-08', '2026-09'])
      for (const line of await allLines({ recordings: own, month }))
        sum = addFractions(sum, lineShare(line.amount, rate, basisOf(month)));
    const posted = shares.find(({ releaseId: of, payee }) => of === releaseId && 'id' in payee && payee.id === ME);
    expect([floorFraction(sum), floorFraction(sum) + 1n]).toContain(posted?.micros ?? 0n);
  }
});

test('a figure for a store in a country returns only its own lines (product 25.4)', async () => {
  const query = { recordings: [wordsOf(1)], month: '2026-08', store: 'Deezer', territory: 'FR' };
  const found = await allLines(query);
  const expected = written.filter(
    ({ recording, month, text }) => recording === 1 && month === '2026-08' && text.includes('Deezer,FR'),
  );
  expect(found.map(({ line }) => line)).toEqual(expected.map(({ row }) => row));
});

test('reading one figure takes less than 256 KB (design 3.21)', async () => {
  read = 0;
  await readLinesPage(
    { index: ranged(index), lines: ranged(lines) },
    { recordings: [wordsOf(7)], month: '2026-08' },
    { limit: 50 },
  );
  expect(read).toBeLessThan(256 * 1024);
});

test('writes a fraction of a micro-dollar as a truncated decimal', () => {
  expect(fractionText({ numerator: -1n, denominator: 3n }, 4)).toBe('-0.3333');
  expect(fractionText({ numerator: 5n, denominator: 2n }, 12)).toBe('2.5');
  expect(fractionText({ numerator: 12n, denominator: 1n }, 12)).toBe('12');
});
