import type { Reconciliation } from '../ledger/reconciliation-repository.ts';
import { summarizeBooks } from './summarize-books.ts';

const totals = new Map([
  ['receivable:spotify', 3_000_001n],
  ['artist', -3_000_001n],
]);
const finished: Reconciliation = {
  ver: 2,
  totals,
  turned: {},
  differences: 0,
  found: [],
  finishedAt: '2026-11-23T03:00:00.000Z',
};
const none: Reconciliation = { ver: 0, totals: new Map(), turned: {}, differences: 0, found: [] };

const amountOf = (books: ReturnType<typeof summarizeBooks>, account: string) =>
  books.balances.find((balance) => balance.account === account)?.amountMicros;

describe('the trial balance (product 28.1)', () => {
  test('has every account of the chart, each store once, and sums to zero', () => {
    const books = summarizeBooks(new Map([['ledger', finished]]));
    expect(books.asOf).toBe(finished.finishedAt);
    expect(amountOf(books, 'receivable:spotify')).toBe('3000001');
    expect(amountOf(books, 'artist')).toBe('-3000001');
    expect(amountOf(books, 'cash')).toBe('0');
    expect(books.balances.map(({ account }) => account)).not.toContain('receivable');
    expect(books.balances.reduce((sum, { amountMicros }) => sum + BigInt(amountMicros), 0n)).toBe(0n);
  });

  test('is that of the last finished check while the next one runs, and empty before the first', () => {
    const { totals, differences, found, finishedAt = '' } = { ...finished, differences: 1 };
    const again = { ...none, ver: 3, from: 'there', last: { totals, differences, found, finishedAt } };
    const books = summarizeBooks(new Map([['ledger', again]]));
    expect(amountOf(books, 'receivable:spotify')).toBe('3000001');
    expect(books.checks).toEqual([{ part: 'ledger', finishedAt, isUnderWay: true, differences: 1, found: [] }]);
    expect(summarizeBooks(new Map([['ledger', none]]))).toMatchObject({ checks: [{ isUnderWay: false }] });
    expect(summarizeBooks(new Map([['ledger', none]]))).not.toHaveProperty('asOf');
  });
});
