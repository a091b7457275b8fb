import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Basis } from '../../../shared/earnings/cell.ts';
import type { ArtistId, ReleaseId, StatementId } from '../../../shared/ids.ts';
import { ALBUM_WHOLE } from '../../../shared/royalties/album-parts.ts';
import { type Decimal, decimalOf, isSameDecimal } from '../../../shared/royalties/exact-decimal.ts';
import { WHOLE } from '../../../shared/royalties/split-agreement.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import { groupBy } from '../../earnings/group-by.ts';
import { addFractions, type Fraction, lineShare } from '../../earnings/lines/line-share.ts';
import { isLineOf, type LinePlace, readLinesPage, type StoredLine } from '../../earnings/lines/read-lines-page.ts';
import { readEntry, readTransaction, type StoredEntry } from '../../ledger/stored-transaction.ts';
import { type PartyCell, type PlannedPosting, planObject, unpackBatch } from '../planning/plan-objects.ts';
import { withTemporaryFolder } from '../stages/temporary-folder.ts';
import type { OwnImport } from './own-import.ts';
import { NOTHING, notRoundedOnce, type Posted, sumOfParts } from './rounded-once.ts';

/** The lines of the original file, header first. */
type Original = readonly string[];
type Reckoned = Pick<Basis, 'trackId' | 'percentage' | 'parts' | 'recordings'>;
/** A cell of an entry, with the amounts that the payee and the platform receive from its stored lines. */
type Resolved = { payee: string; cell: PartyCell; own: Fraction; platform: Fraction };

const exactOf = (text: string): Decimal => decimalOf(text) as Decimal;
const PAGE = 500;
const wholeOf = (amount: Decimal, rate: Decimal): Fraction =>
  lineShare(amount, rate, { percentage: 100, parts: [{ version: 0, parts: WHOLE, days: 1, of: 1 }] });

/**
 * Traces each entry that a statement posted back to the stored lines, and recomputes it without the planner's code:
 * entry, transaction, the basis shown to the artist, stored row, row of the original file.
 * @returns mismatches, and the number of lines traced
 */
export async function followEntries(own: OwnImport, statementId: StatementId, original: Original) {
  const wrong: string[] = [];
  const stored = await own.needs.statements.get(statementId);
  if (stored.statement.state !== 'posted') throw new Error(`It is ${stored.statement.state}`);
  const rate = exactOf(stored.statement.read.rate ?? '1');
  const transactions = await transactionsOf(own, statementId);
  const planned = new Map<string, PlannedPosting>();
  for (let n = 0; n < stored.statement.plan.batches; n++) {
    const batch = await own.objects.readJson(statementId, planObject(stored.planFolder ?? '', 'batches', n));
    for (const posting of unpackBatch(batch)) planned.set(`${posting.payee}:${posting.n}`, posting);
  }
  const linesOf = await readerOf(own, statementId);
  const basesOf = basisReader(own, statementId);
  /** How much of each line has been attributed to a payee or the platform: in the end, all of it. */
  const held = new Map<number, Fraction>();
  let followed = 0;

  const resolve = async (posting: Exclude<PlannedPosting, { to: 'unmatched' }>, cell: PartyCell): Promise<Resolved> => {
    const { payee } = posting;
    const isOfCell = ({ trackId }: Reckoned) => trackId === cell.trackId;
    const basis =
      posting.to === 'artist'
        ? (await basesOf(payee as ArtistId, cell)).find(isOfCell)
        : posting.bases.find((one) => isOfCell(one) && one.month === cell.month);
    if (!basis) {
      wrong.push(`${payee} is told nothing of ${cell.trackId} in ${cell.month}`);
      return { payee, cell, own: NOTHING, platform: NOTHING };
    }
    const { percentage, parts, recordings } = basis;
    const lines = (await linesOf(basis, cell.month)).filter(
      ({ store, territory, use }) => store === cell.store && territory === cell.territory && use === cell.use,
    );
    if (lines.length === 0) wrong.push(`no line is behind ${payee} ${cell.trackId} ${cell.month} ${cell.store}`);
    let [share, whole] = [NOTHING, NOTHING];
    for (const line of lines) {
      followed++;
      const ofLine = BigInt(recordings.find(isLineOf(line))?.part ?? ALBUM_WHOLE);
      share = addFractions(share, lineShare(line.amount, rate, { percentage, parts }, ofLine));
      whole = addFractions(whole, lineShare(line.amount, rate, { percentage: 100 - percentage, parts }, ofLine));
      for (const { parts: of, days, of: month } of parts) {
        const part = { numerator: BigInt(of * days) * ofLine, denominator: BigInt(WHOLE * month) * ALBUM_WHOLE };
        held.set(line.line, addFractions(held.get(line.line) ?? NOTHING, part));
      }
      wrong.push(...notAsDropped(line, original));
    }
    return { payee, cell, own: share, platform: whole };
  };

  const resolved: Resolved[] = [];
  let unmatched = 0n;
  for (const { name, entries } of transactions) {
    const posting = planned.get(name);
    if (!posting) {
      wrong.push(`${name} was posted, and not planned`);
      continue;
    }
    planned.delete(name);
    const cells = posting.to === 'unmatched' ? [] : posting.cells;
    for (const cell of cells)
      resolved.push(await resolve(posting as Exclude<PlannedPosting, { to: 'unmatched' }>, cell));
    if (posting.to === 'unmatched') unmatched += credited(entries, 'suspense');
    else wrong.push(...entriesNotOfCells(posting, cells, entries).map((what) => `${name}: ${what}`));
  }
  for (const name of planned.keys()) wrong.push(`${name} was planned, and not posted`);

  // Sums up unmatched lines, and checks that every part of each other line is attributed.
  let nobodys = NOTHING;
  let all = NOTHING;
  for (const [n, text] of original.entries()) {
    if (n === 0 || text === '') continue;
    const whole = wholeOf(amountIn(text), rate);
    all = addFractions(all, whole);
    const part = held.get(n + 1);
    if (!part) nobodys = addFractions(nobodys, whole);
    else if (part.numerator !== part.denominator)
      wrong.push(`of line ${n + 1} somebody has ${part.numerator}/${part.denominator}`);
  }
  const shares = sharesOf(resolved, { exact: nobodys, micros: unmatched });
  wrong.push(...shares.flatMap(({ of }) => notRoundedOnce(of)), ...notRoundedOnce(shares));
  const sum = sumOfParts(shares);
  if (sum.micros !== all.numerator / all.denominator)
    wrong.push(`${sum.micros} is posted, and the file comes to ${all.numerator / all.denominator}`);
  return { wrong, followed, entries: transactions.flatMap(({ entries }) => entries).length };
}

/**
 * Computes each share of the statement from its cells. Parties in suspense have shares too, and the platform has a
 * share in each release.
 */
function sharesOf(resolved: readonly Resolved[], unmatched: Pick<Posted, 'exact' | 'micros'>) {
  const cellName = ({ payee, cell }: Resolved) =>
    `${payee} ${cell.trackId} ${cell.month} ${cell.store} ${cell.territory}`;
  const share = (name: string, of: Posted[]) => ({ name, of, ...sumOfParts(of) });
  const ofPayees = [...groupBy(resolved, ({ payee, cell }) => `${cell.releaseId} ${payee}`)].map(([name, own]) =>
    share(
      name,
      own.map((one) => ({ name: cellName(one), exact: one.own, micros: one.cell.micros })),
    ),
  );
  const ofPlatform = [...groupBy(resolved, ({ cell }) => cell.releaseId)].map(([name, own]) =>
    share(
      `platform of ${name}`,
      own.map((one) => ({
        name: `platform of ${cellName(one)}`,
        exact: one.platform,
        micros: one.cell.platformMicros,
      })),
    ),
  );
  return [...ofPayees, ...ofPlatform, { name: 'unmatched', of: [], ...unmatched }];
}

/** Reads the ledger entries of a posted statement. */
async function transactionsOf({ books }: OwnImport, statementId: StatementId) {
  const prefix = `statement:${statementId}:`;
  const names = new Map<string, string>();
  const entries: StoredEntry[] = [];
  let from: Awaited<ReturnType<typeof books.page>>['next'];
  do {
    const page = await books.page('ledger', { limit: 500, from });
    for (const item of page.items) {
      if (!String(item.PK).startsWith('LTX#')) entries.push(readEntry(item));
      else {
        const { hash, key } = readTransaction(item);
        if (key.startsWith(prefix)) names.set(hash, key.slice(prefix.length));
      }
    }
    from = page.next;
  } while (from);
  const own = groupBy(
    entries.filter(({ hash }) => names.has(hash)),
    ({ hash }) => hash,
  );
  return [...own].map(([hash, each]) => ({ name: names.get(hash) ?? '', entries: each }));
}

/** Returns the sum that the entries credit to an account. */
const credited = (entries: readonly StoredEntry[], account: string): bigint =>
  -entries.filter((entry) => entry.account === account).reduce((sum, { micros }) => sum + micros, 0n);

function entriesNotOfCells(
  { to, payee }: Pick<PlannedPosting, 'to' | 'payee'>,
  cells: readonly PartyCell[],
  entries: readonly StoredEntry[],
): string[] {
  const sum = (of: 'micros' | 'platformMicros') => cells.reduce((all, cell) => all + cell[of], 0n);
  const account = to === 'artist' ? `artist:${payee}` : 'suspense';
  const pairs = [
    [credited(entries, account), sum('micros')],
    [credited(entries, 'platform-fee'), sum('platformMicros')],
  ] as const;
  return pairs.flatMap(([posted, shown]) => (posted === shown ? [] : [`${posted} is posted, and ${shown} is shown`]));
}

/**
 * Returns a function that reads the basis of a statement's figure for a release and month, as the artist's page does.
 */
function basisReader({ table }: OwnImport, statementId: StatementId) {
  const earnings = earningsRepository(table);
  const known = new Map<string, Promise<readonly Reckoned[]>>();
  return (artistId: ArtistId, { releaseId, month }: Pick<PartyCell, 'releaseId' | 'month'>) => {
    const name = `${artistId} ${releaseId} ${month}`;
    const read = async (): Promise<readonly Reckoned[]> => {
      const { statements } = await earnings.releaseMonth(artistId, releaseId as ReleaseId, month);
      return (statements.find((part) => part.statementId === statementId)?.bases ?? []) as readonly Reckoned[];
    };
    const bases = known.get(name) ?? read();
    known.set(name, bases);
    return bases;
  };
}

/** Returns a function that reads the stored lines for a recording in a month, page by page through the index. */
async function readerOf({ objects }: OwnImport, statementId: StatementId) {
  const bytesOf = (name: 'lines.parquet' | 'lines-index') =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'bytes');
      if (!(await objects.fetch(statementId, name, file))) throw new Error(`${statementId} has no ${name}`);
      return readFile(file);
    });
  const [lines, index] = [await bytesOf('lines.parquet'), await bytesOf('lines-index')];
  const ranged = (bytes: Uint8Array) => async (from: number, to: number) => bytes.subarray(from, to);
  const known = new Map<string, Promise<StoredLine[]>>();
  return ({ trackId, recordings }: Reckoned, month: string): Promise<StoredLine[]> => {
    const read = async () => {
      const found: StoredLine[] = [];
      let after: LinePlace | undefined;
      do {
        const page = await readLinesPage(
          { index: ranged(index), lines: ranged(lines) },
          { recordings, month },
          { limit: PAGE, after },
        );
        found.push(...page.items);
        after = page.next;
      } while (after);
      return found;
    };
    const rows = known.get(`${trackId} ${month}`) ?? read();
    known.set(`${trackId} ${month}`, rows);
    return rows;
  };
}

/** Returns the amount, which is the last cell of a line (`own-import.ts`). */
const amountIn = (text: string): Decimal => exactOf(text.slice(text.lastIndexOf(',') + 1));

/** Finds differences between a stored line and its row in the file, to the last digit. */
function notAsDropped({ line, text, amount }: StoredLine, original: Original): string[] {
  const dropped = original[line - 1] ?? '';
  if (text !== dropped) return [`line ${line} is stored with another text`];
  return isSameDecimal(amount, amountIn(dropped)) ? [] : [`line ${line} is stored with another amount`];
}
