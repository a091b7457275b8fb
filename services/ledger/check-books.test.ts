import type { ArtistId } from '../../shared/ids.ts';
import { ledgerKeys, walletKeys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import { monthsBetween, statementLines } from './account-statement.ts';
import { isAccount, rowOf } from './chart-of-accounts.ts';
import { checkTransactions, counterpartKeys, readLedgerPart } from './check-transactions.ts';
import { checkWallet } from './check-wallet.ts';
import { type MoneyTables, post } from './post.ts';
import { type AnyPosting, postingHash } from './posting.ts';
import { readEntry, readTransaction } from './stored-transaction.ts';
import { addToTotals, trialBalance, wrongSideAccounts } from './trial-balance.ts';
import { Wallet } from './wallet.ts';

const at = new Date('2026-11-21T10:00:00Z');
const tables: MoneyTables = { ledger: 'ledger', wallets: 'wallets' };
const sale: AnyPosting = {
  key: 'plan:pi_1',
  what: 'plan',
  entries: [
    { account: 'card-clearing', micros: 5n },
    { account: 'plan-revenue', micros: -5n },
  ],
  at,
};
const earned: AnyPosting = {
  key: 'statement:1:a1',
  what: 'royalties',
  entries: [
    { account: 'receivable:blue', micros: 7n },
    { account: 'artist:a1', part: 'available', micros: -7n },
  ],
  at,
};
const walletOfA1 = walletKeys.wallet({ artistId: 'a1' as ArtistId });
/** Returns the items that `post()` stores in the ledger: header and entries. */
const stored = (posting: AnyPosting): [Item, Item, Item] =>
  post(tables, posting).flatMap(({ Put }) => Put?.Item ?? []) as [Item, Item, Item];
const walletItem = (months = ['202611']): Item => ({ ...walletOfA1, months: new Set(months) });

const check = (page: Item[], everything: Item[], wallets: Item[] = []) =>
  checkTransactions(readLedgerPart(page), { ledger: everything, wallets }).map(({ invariant }) => invariant);

describe('the check of a transaction and its entries (design 3.11)', () => {
  const [header, first, second] = stored(sale);
  const all = [header, first, second];

  it('accepts what post() wrote', () => expect(check(all, all)).toEqual([]));

  it.each<[string, Item[]]>([
    ['an entry is missing', [header, first]],
    ['an entry has another amount', [header, first, { ...second, micros: -4n }]],
    ['an entry has another part of the wallet', [header, first, { ...second, part: 'held' }]],
    ['an entry is malformed', [header, first, { ...second, micros: 'five' }]],
  ])('finds a difference when %s', (_, everything) => {
    expect(check([header], everything)).toEqual(['ledger-transaction-differs']);
  });

  it('finds entries that do not sum to zero, even if they match the header', () => {
    const lopsided = { ...header, entries: [sale.entries[0], { ...sale.entries[1], micros: -4n }] };
    expect(check([lopsided], [lopsided, first, { ...second, micros: -4n }])).toEqual(['ledger-transaction-differs']);
  });

  it('finds a transaction with a single entry', () => {
    const single = { ...header, entries: [{ account: 'card-clearing', micros: 0n }] };
    expect(check([single], [single, { ...first, micros: 0n }])).toEqual(['ledger-transaction-differs']);
  });

  it('finds an account that is not in the chart', () => {
    const strange = { ...header, entries: [{ account: 'pocket', micros: 5n }, sale.entries[1]] };
    expect(check([strange], [strange, first, second])).toEqual(['ledger-transaction-differs']);
  });

  it.each<[string, Item[]]>([
    ['there is no header', [first, second]],
    [
      'the header has another account',
      [{ ...header, entries: [{ account: 'cash', micros: 5n }, sale.entries[1]] }, first],
    ],
    ['the header is malformed', [{ ...header, entries: 'none' }, first]],
  ])('finds an entry that differs because %s', (_, everything) => {
    expect(check([first], everything)).toEqual(['ledger-entry-differs']);
  });

  it('reports items that are neither transaction nor entry', () => {
    expect(check([{ PK: 'STRANGE#1', SK: 'H' }], [])).toEqual(['ledger-entry-differs']);
    expect(check([{ ...first, micros: 'five' }], [])).toEqual(['ledger-entry-differs']);
    expect(check([{ ...header, entries: undefined }], [])).toEqual(['ledger-transaction-differs']);
  });
});

test('counterpartKeys requests the other side of each item once', () => {
  const [header, first, own] = stored(earned);
  const keyOf = ({ PK, SK }: Item) => ({ PK, SK });
  const { ledger, wallets } = counterpartKeys(readLedgerPart([header, first, own]));
  expect(ledger).toEqual([first, own, header].map(keyOf));
  expect(wallets).toEqual([walletOfA1]);
});

describe('the check of an artist’s entry against the wallet', () => {
  const [header, first, own] = stored(earned);
  const all = [header, first, own];
  it('finds a wallet without the entry’s month', () => {
    expect(check(all, all, [walletItem()])).toEqual([]);
    expect(check(all, all, [walletItem(['202610'])])).toEqual(['ledger-wallet-differs']);
    expect(check(all, all, [])).toEqual(['ledger-wallet-differs']);
  });
});

describe('the check of a wallet against its entries', () => {
  const entries = [stored(earned)[2], stored({ ...earned, key: 'statement:2:a1' })[2]].map(readEntry);
  const right = Wallet.parse({ available: 14, earned: 14, ver: 2, months: new Set(['202611']) });
  const differences = (change: Partial<Wallet>, of = entries) =>
    checkWallet('artist:a1', { ...right, ...change }, of).map(({ invariant }) => invariant);

  it('accepts a wallet that equals their sum and counts their transactions', () => expect(differences({})).toEqual([]));

  it('subtracts payouts', () => {
    const sent = {
      ...earned,
      key: 'payout:1:completed',
      entries: earned.entries.map((entry) => ({ ...entry, micros: -entry.micros })),
    };
    const all = [...entries, readEntry(stored(sent)[2])];
    expect(differences({ available: 7n, paidOut: 7n, ver: 3 }, all)).toEqual([]);
  });

  it.each<[string, Partial<Wallet>]>([
    ['a part', { available: 13n }],
    ['another part', { held: 1n }],
    ['the count', { ver: 3 }],
    ['the earned total', { earned: 15n }],
    ['the paid-out total', { paidOut: 1n }],
  ])('finds a difference in %s', (_, change) => expect(differences(change)).toEqual(['ledger-wallet-differs']));

  it('allows a negative balance only in the available part, and only after a clawback', () => {
    const [entry] = entries.slice(0, 1).map((one) => ({ ...one, micros: 7n }));
    const below = { available: -7n, earned: -7n, ver: 1 };
    const of = entry ? [entry] : [];
    expect(differences(below, of)).toEqual(['ledger-wallet-overdrawn']);
    expect(differences({ ...below, clawedBackAt: '2026-11-21T10:00:00Z' }, of)).toEqual([]);
    const held = of.map((one) => ({ ...one, part: 'held' as const }));
    const heldBelow = { available: 0n, held: -7n, earned: -7n, ver: 1, clawedBackAt: 'then' };
    expect(differences(heldBelow, held)).toEqual(['ledger-wallet-overdrawn']);
  });
});

describe('the trial balance', () => {
  const totals = addToTotals(
    new Map([['card-clearing', 1n]]),
    [sale, earned].map((posting) => readTransaction(stored(posting)[0])),
  );

  it('shows each account on its normal side, and all artists in one line', () => {
    expect(trialBalance(totals)).toEqual([
      { account: 'artist', normal: 'credit', micros: 7n },
      { account: 'card-clearing', normal: 'debit', micros: 6n },
      { account: 'plan-revenue', normal: 'credit', micros: 5n },
      { account: 'receivable:blue', normal: 'debit', micros: 7n },
    ]);
    expect(wrongSideAccounts(totals)).toEqual([]);
  });

  it('reports accounts on their wrong side, except those that may turn', () => {
    const turned = new Map([
      ['plan-revenue', 1n],
      ['cash', -1n],
      ['fx', -1n],
      ['artist', 1n],
      ['suspense', 0n],
    ]);
    expect(wrongSideAccounts(turned).map(({ where }) => where)).toEqual(['cash', 'plan-revenue']);
  });
});

describe('an account statement', () => {
  const entryOf = (key: string, when: string, micros: bigint) =>
    readEntry(
      stored({
        key,
        what: key,
        entries: [
          { account: 'plan-revenue', micros },
          { account: 'card-clearing', micros: -micros },
        ],
        at: new Date(when),
      })[1],
    );
  const entries = [
    entryOf('c', '2026-12-01T00:00:00Z', -3n),
    entryOf('b', '2026-11-30T23:59:59Z', 2n),
    entryOf('a', '2026-11-01T00:00:00Z', -5n),
    entryOf('before', '2026-10-31T23:59:59Z', -5n),
  ];

  it('has the entries from one day until before another, by time, on the account’s normal side', () => {
    const times = { from: new Date('2026-11-01'), to: new Date('2026-12-01') };
    expect(statementLines('plan-revenue', entries, times)).toEqual([
      { at: new Date('2026-11-01'), what: 'a', micros: 5n, sum: 5n },
      { at: new Date('2026-11-30T23:59:59Z'), what: 'b', micros: -2n, sum: 3n },
    ]);
    expect(statementLines('card-clearing', entries, times)[0]).toMatchObject({ micros: -5n });
  });

  it('names the part of an artist’s wallet', () => {
    const times = { from: new Date('2026-11-01'), to: new Date('2026-12-01') };
    const [line] = statementLines('artist:a1', [readEntry(stored(earned)[2])], times);
    expect(line).toEqual({ at, what: 'royalties', part: 'available', micros: 7n, sum: 7n });
  });

  it('reads the months that its range touches', () => {
    expect(monthsBetween(new Date('2026-11-15'), new Date('2027-01-01'))).toEqual(['202611', '202612']);
    expect(monthsBetween(new Date('2026-11-15'), new Date('2027-01-02'))).toEqual(['202611', '202612', '202701']);
  });
});

test('isAccount knows the accounts of the chart, with an owner where one is needed', () => {
  for (const account of ['cash', 'receivable:blue', 'artist:a1'])
    expect([account, isAccount(account)]).toEqual([account, true]);
  for (const account of ['pocket', 'artist', 'artist:', 'cash:mine'])
    expect([account, isAccount(account)]).toEqual([account, false]);
  expect(rowOf('receivable:blue')).toMatchObject({ normal: 'debit' });
  expect(() => rowOf('pocket')).toThrow('There is no account pocket');
});

test('readEntry reads where an entry belongs from its key', () => {
  const [header, first] = stored(sale);
  expect(header.PK).toBe(ledgerKeys.transaction({ hash: postingHash(sale) }).PK);
  expect(readEntry(first)).toMatchObject({ hash: postingHash(sale), n: 0, account: 'card-clearing', micros: 5n });
});
