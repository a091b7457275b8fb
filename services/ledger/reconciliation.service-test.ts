import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { anId } from '../../shared/test/builders.ts';
import { whenRefused } from '../platform/condition.ts';
import { indexKeys, keys, ledgerKeys, walletKeys } from '../platform/keys.ts';
import { laptop } from '../test/laptop.ts';
import { ownBooks } from '../test/own-books.ts';
import { table as productTable } from '../test/people.ts';
import { runSchedule } from '../test/run-schedule.ts';
import { booksRepository } from './books-repository.ts';
import { checkBooks } from './check-books.ts';
import { entryKey } from './entry-key.ts';
import { ledgerRepository } from './ledger-repository.ts';
import { type AnyPosting, postingHash } from './posting.ts';
import { reconciliationRepository } from './reconciliation-repository.ts';
import { walks } from './reconciliation-walks.ts';

const at = new Date('2026-11-21T10:00:00Z');
const a1 = walletKeys.wallet({ artistId: anId('a1') });
const earned = (key: string, micros: bigint): AnyPosting => ({
  key,
  what: 'royalties',
  entries: [
    { account: 'receivable:blue', micros },
    { account: 'artist:a1', part: 'available', micros: -micros },
  ],
  at,
});
const payoutRequest = (key: string, micros: bigint): AnyPosting => ({
  key,
  what: 'payout',
  entries: [
    { account: 'artist:a1', part: 'available', micros },
    { account: 'artist:a1', part: 'requested', micros: -micros },
  ],
  at,
});

async function someBooks() {
  const own = await ownBooks();
  const ledger = ledgerRepository(own.table, own.tables);
  await ledger.record(earned('statement:1', 1_000_000n));
  await ledger.record(payoutRequest('payout:1', 400_000n));
  const differences = async () => (await checkBooks(own)).differences.map(({ invariant }) => invariant);
  return { ...own, ledger, differences };
}

describe('wallets (design 3.9)', () => {
  it('are the sum of their entries, and no part falls below zero', async () => {
    const { ledger, books, differences } = await someBooks();
    const refused = await whenRefused(ledger.record(payoutRequest('payout:2', 600_001n)), ({ index, existing }) => ({
      index,
      existing,
    }));
    // The header and two entries precede the wallet's write.
    expect(refused).toMatchObject({ index: 3, existing: { available: 600_000 } });
    expect(await ledger.record(payoutRequest('payout:3', 600_000n))).toMatchObject({ outcome: 'posted' });
    expect(await books.wallet(a1)).toMatchObject({
      available: 0n,
      requested: 1_000_000n,
      earned: 1_000_000n,
      paidOut: 0n,
      ver: 3,
      months: new Set(['202611']),
    });
    expect(await differences()).toEqual([]);
  });

  it('have nothing to pay out without any posting', async () => {
    const own = await ownBooks();
    const record = ledgerRepository(own.table, own.tables).record(payoutRequest('payout:1', 1n));
    expect(await whenRefused(record, ({ existing }) => existing)).toBeUndefined();
    expect(await checkBooks(own)).toEqual({ differences: [], balances: [] });
  });

  it('let one of fifty concurrent requests take the whole balance', async () => {
    const { ledger, books, differences } = await someBooks();
    const requests = Array.from({ length: 50 }, (_, n) =>
      whenRefused(
        ledger.record(payoutRequest(`at-once:${n}`, 600_000n)).then(() => 'posted'),
        () => 'refused',
      ),
    );
    const ends = await Promise.all(requests);
    expect(ends.filter((end) => end === 'posted')).toHaveLength(1);
    expect(await books.wallet(a1)).toMatchObject({ available: 0n, requested: 1_000_000n, ver: 3 });
    expect(await differences()).toEqual([]);
  });
});

it('posts a fact repeated a hundred times concurrently once, with the same result for every caller', async () => {
  const own = await ownBooks();
  const ledger = ledgerRepository(own.table, own.tables);
  const record = () => ledger.record({ ...earned('statement:1', 5n), result: { share: 5 } });
  const results = await Promise.all(Array.from({ length: 100 }, record));
  expect(results.filter(({ outcome }) => outcome === 'posted').length).toBeLessThanOrEqual(1);
  expect(new Set(results.map(({ result }) => result.share))).toEqual(new Set([5]));
  expect(await own.books.wallet(a1)).toMatchObject({ available: 5n, ver: 1 });
});

describe('the check of the books (design 3.11) finds', () => {
  const hash = postingHash({ key: 'statement:1' });
  const place = entryKey('receivable:blue', { at, hash, n: 0 });

  it('nothing wrong in correct books, with a trial balance that sums to zero', async () => {
    const books = await someBooks();
    expect(await checkBooks(books)).toEqual({
      differences: [],
      balances: [
        { account: 'artist', normal: 'credit', micros: 1_000_000n },
        { account: 'receivable:blue', normal: 'debit', micros: 1_000_000n },
      ],
    });
  });

  it('an entry that was removed, and one that was changed', async () => {
    const { table, tables, differences } = await someBooks();
    await table.client.send(new DeleteCommand({ TableName: tables.ledger, Key: place }));
    expect(await differences()).toEqual(['ledger-transaction-differs']);
    const Item = { ...place, v: 2, micros: 999_999, at: at.toISOString(), what: 'royalties' };
    await table.client.send(new PutCommand({ TableName: tables.ledger, Item }));
    expect((await differences()).sort()).toEqual(['ledger-entry-differs', 'ledger-transaction-differs']);
  });

  it('an entry without a transaction', async () => {
    const { table, tables, differences } = await someBooks();
    const Item = {
      ...entryKey('cash', { at, hash: 'f'.repeat(64), n: 0 }),
      v: 2,
      micros: 1,
      at: at.toISOString(),
      what: '',
    };
    await table.client.send(new PutCommand({ TableName: tables.ledger, Item }));
    expect(await differences()).toEqual(['ledger-entry-differs']);
  });

  it('a transaction that was removed', async () => {
    const { table, tables, differences } = await someBooks();
    await table.client.send(new DeleteCommand({ TableName: tables.ledger, Key: ledgerKeys.transaction({ hash }) }));
    expect(await differences()).toEqual(['ledger-entry-differs', 'ledger-entry-differs']);
  });

  it('a wallet that was changed by a micro-dollar, and one that was removed', async () => {
    const { table, tables, differences } = await someBooks();
    const change = { UpdateExpression: 'ADD available :one', ExpressionAttributeValues: { ':one': 1 } };
    await table.client.send(new UpdateCommand({ TableName: tables.wallets, Key: a1, ...change }));
    expect(await differences()).toEqual(['ledger-wallet-differs']);
    await table.client.send(new DeleteCommand({ TableName: tables.wallets, Key: a1 }));
    expect(new Set(await differences())).toEqual(new Set(['ledger-wallet-differs']));
  });

  it('an account on its wrong side', async () => {
    const { ledger, differences } = await someBooks();
    const entries = [
      { account: 'plan-revenue' as const, micros: 5n },
      { account: 'card-clearing' as const, micros: -5n },
    ];
    await ledger.record({ key: 'wrong way round', what: 'test', entries, at });
    expect(await differences()).toEqual(['ledger-account-turned']);
  });

  it('no account on its wrong side if a walk saw a reversal but not the posting it reverses', async () => {
    const { ledger, books, table } = await someBooks();
    const sold = (key: string, micros: bigint) => ({
      key,
      what: 'test',
      entries: [
        { account: 'card-clearing' as const, micros },
        { account: 'plan-revenue' as const, micros: -micros },
      ],
      at,
    });
    await ledger.record(sold('sold', 5n));
    await ledger.record(sold('taken back', -5n));
    let walks = 0;
    const page: typeof books.page = async (part, options) => {
      const found = await books.page(part, options);
      if (part === 'ledger' && !options.from) walks += 1;
      const isSeen = (item: object) => walks > 1 || !JSON.stringify(item).includes(postingHash({ key: 'sold' }));
      return { ...found, items: found.items.filter(isSeen) };
    };
    expect((await checkBooks({ table, books: { ...books, page } })).differences).toEqual([]);
    expect(walks).toBe(2);
  });

  it('a payment that was not posted', async () => {
    const { table, ledger, differences } = await someBooks();
    const paidAt = at.toISOString();
    for (const paymentId of ['pi_1', 'pi_2']) {
      const key = keys.payment({ artistId: anId('a1'), releaseId: anId('rel_1'), paymentId });
      await table.put({ Item: { ...key, ...indexKeys.allPayments({ paidAt }) } });
    }
    const entries = [
      { account: 'card-clearing' as const, micros: 5n },
      { account: 'plan-revenue' as const, micros: -5n },
    ];
    await ledger.record({ key: 'plan:pi_1', what: 'plan', entries, at });
    expect(await differences()).toEqual(['ledger-payment-unposted']);
  });
});

it('reads a wallet again that changes during the check, and finds nothing wrong', async () => {
  const { books, ledger, table } = await someBooks();
  let postings = 2;
  const moving: typeof books = {
    ...books,
    async entries(...asked) {
      const read = await books.entries(...asked);
      if (postings < 4) await ledger.record(earned(`statement:${postings++}`, 1n));
      return read;
    },
  };
  expect((await walks.wallets({ books: moving, table, now: at }, undefined)).differences).toEqual([]);
  expect(await books.wallet(a1)).toMatchObject({ ver: 4 });
});

it('saves progress only over its own last piece, so that one of two concurrent runs continues', async () => {
  const { table } = await someBooks();
  const reconciliations = reconciliationRepository(table);
  const piece = (ver: number) => ({
    ver,
    totals: new Map([['cash', 2n ** 70n]]),
    turned: { cash: 2 },
    differences: 0,
    found: [],
    from: 'there',
  });
  expect(await reconciliations.save('ledger', piece(1))).toBe(true);
  expect(await reconciliations.save('ledger', piece(1))).toBe(false);
  expect(await reconciliations.save('ledger', piece(3))).toBe(false);
  expect(await reconciliations.save('ledger', piece(2))).toBe(true);
  expect(await reconciliations.find('ledger')).toEqual(piece(2));
});

it('runs on the local books by schedule, with the template’s permissions, and records when it finished', async () => {
  const { LedgerTableName, WalletTableName } = laptop.outputs;
  const tables = { ledger: LedgerTableName, wallets: WalletTableName };
  const artistId = randomUUID();
  await ledgerRepository(productTable, tables).record({
    ...earned(`statement:${artistId}`, 5n),
    entries: [
      { account: 'receivable:blue', micros: 5n },
      { account: `artist:${artistId}`, part: 'available', micros: -5n },
    ],
  });
  await runSchedule('Reconciliation');
  const reconciliations = reconciliationRepository(productTable);
  for (const walk of ['recent', 'ledger', 'wallets', 'payments', 'statements'] as const)
    expect(await reconciliations.find(walk)).toMatchObject({ finishedAt: expect.any(String) });
  const { differences } = await checkBooks({ table: productTable, books: booksRepository(tables) });
  expect(differences.filter(({ where }) => where.includes(artistId))).toEqual([]);
});

describe('the daily walk through recent items (design 3.11)', () => {
  const DAY = 24 * 3_600_000;
  const hash = postingHash({ key: 'statement:1' });

  /** Runs the recent walk some days after the postings, in as many pieces as it takes. */
  async function found({ books, table }: Awaited<ReturnType<typeof someBooks>>, days: number): Promise<string[]> {
    const now = new Date(at.getTime() + days * DAY);
    const all: string[] = [];
    let from: string | undefined;
    do {
      const piece = await walks.recent({ books, table, now }, from);
      all.push(...piece.differences.map(({ invariant }) => invariant));
      from = piece.next;
    } while (from);
    return all;
  }

  /** Books with a statement from a store, which is also in the office's list. */
  async function storeBooks() {
    const own = await someBooks();
    const key = keys.statement({ statementId: anId('st_1') });
    const Item = {
      ...key,
      ...indexKeys.statements({ createdAt: at.toISOString() }),
      state: 'read',
      read: { payer: 'blue' },
    };
    await own.table.put({ Item });
    return own;
  }

  it('finds nothing wrong in correct books', async () => {
    expect(await found(await storeBooks(), 1)).toEqual([]);
  });

  it.each([
    ['an entry of the house', entryKey('receivable:blue', { at, hash, n: 0 }), 'ledger-transaction-differs', 0],
    ['an entry of an artist', entryKey('artist:a1', { at, hash, n: 1 }), 'ledger-transaction-differs', 1],
    ['a transaction', ledgerKeys.transaction({ hash }), 'ledger-entry-differs', 1],
  ])('finds that %s was removed, unless the posting is older than three days', async (_, Key, invariant, seen) => {
    const own = await storeBooks();
    await own.table.client.send(new DeleteCommand({ TableName: own.tables.ledger, Key }));
    expect(await found(own, 1)).toEqual(seen ? [invariant] : []);
    expect(await found(own, 4)).toEqual([]);
    expect((await checkBooks(own)).differences.map((difference) => difference.invariant)).toContain(invariant);
  });

  it('checks each transaction once, and finds a removed entry by the other one of the house', async () => {
    const own = await someBooks();
    const entries = [
      { account: 'card-clearing' as const, micros: 5n },
      { account: 'plan-revenue' as const, micros: -5n },
    ];
    await own.ledger.record({ key: 'plan:pi_1', what: 'plan', entries, at });
    const second = entryKey('plan-revenue', { at, hash: postingHash({ key: 'plan:pi_1' }), n: 1 });
    expect(await found(own, 1)).toEqual([]);
    await own.table.client.send(new DeleteCommand({ TableName: own.tables.ledger, Key: second }));
    expect(await found(own, 1)).toEqual(['ledger-transaction-differs']);
  });

  it('finds a payment that was not posted', async () => {
    const own = await someBooks();
    const key = keys.payment({ artistId: anId('a1'), releaseId: anId('rel_1'), paymentId: 'pi_1' });
    await own.table.put({ Item: { ...key, ...indexKeys.allPayments({ paidAt: at.toISOString() }) } });
    expect([await found(own, 1), await found(own, 4)]).toEqual([['ledger-payment-unposted'], []]);
  });
});
