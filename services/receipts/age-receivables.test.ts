import type { StatementId } from '../../shared/ids.ts';
import { type ActiveReceipt, ageReceivables } from './age-receivables.ts';

const now = new Date('2026-11-26T12:00:00Z');
const id = (n: number) => `stm_${n}` as StatementId;
const posted = (n: number, micros: bigint, days: number) => ({
  statementId: id(n),
  micros,
  postedAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
});
const aged = (statements: ReturnType<typeof posted>[], receipts: ActiveReceipt[] = []) =>
  ageReceivables(statements, receipts, now);

describe('product 28.4: receivables by age', () => {
  test.each([
    [30, [7n, 0n, 0n, 0n]],
    [31, [0n, 7n, 0n, 0n]],
    [60, [0n, 7n, 0n, 0n]],
    [61, [0n, 0n, 7n, 0n]],
    [90, [0n, 0n, 7n, 0n]],
    [91, [0n, 0n, 0n, 7n]],
  ])('a statement that was posted %i days ago', (days, ages) => expect(aged([posted(1, 7n, days)]).ages).toEqual(ages));

  it('a receipt that names no statement pays the oldest first', () => {
    const { ages, open, overpaid } = aged([posted(1, 5n, 10), posted(2, 7n, 70)], [{ micros: 8n }]);
    expect([ages, open, overpaid]).toEqual([[4n, 0n, 0n, 0n], 4n, 0n]);
  });

  it('a receipt that names a statement pays that one, and its excess pays the oldest', () => {
    const { statements, ages } = aged([posted(1, 5n, 10), posted(2, 7n, 70)], [{ micros: 6n, statementId: id(1) }]);
    expect(ages).toEqual([0n, 0n, 6n, 0n]);
    expect(statements.map(({ received, applied, open }) => [received, applied, open])).toEqual([
      [0n, 1n, 6n],
      [6n, 0n, 0n],
    ]);
  });

  it('a negative statement reduces what the store owes', () => {
    expect(aged([posted(1, -3n, 10), posted(2, 7n, 70)])).toMatchObject({ owed: 4n, open: 4n, overpaid: 0n });
  });

  it('anything above the amount owed is overpaid, even after a receipt’s statement was reversed', () => {
    expect(aged([posted(1, 5n, 1)], [{ micros: 9n }])).toMatchObject({ open: 0n, overpaid: 4n });
    expect(aged([], [{ micros: 9n, statementId: id(1) }])).toMatchObject({ open: 0n, overpaid: 9n });
  });

  it('owed minus received equals open minus overpaid', () => {
    const { owed, received, open, overpaid } = aged(
      [posted(1, 5n, 1), posted(2, -2n, 40), posted(3, 11n, 95)],
      [{ micros: 3n }, { micros: 1n, statementId: id(3) }, { micros: 9n, statementId: id(1) }],
    );
    expect(owed - received).toBe(open - overpaid);
  });
});
