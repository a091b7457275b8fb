import { newId } from '../../shared/test/builders.ts';
import { anAdvance } from '../test/an-advance.ts';
import type { StoredAdvance } from './advance.ts';
import { recoupInOrder } from './recoup-in-order.ts';
import type { MonthRecoupment } from './recoupment.ts';

const [one, other] = [newId('release'), newId('release')];
const allocated = (releaseId: typeof one, micros: bigint) => [{ releaseId, month: '2026-08', micros }];
/** The first advance is limited to one release, so the second one's recoupment depends on the order of transactions. */
const advances = [
  anAdvance({ micros: 40n, parts: 10_000, releases: [{ releaseId: one, title: 'One' }] }),
  anAdvance({ micros: 100n, parts: 5_000 }),
];
const planned = [allocated(other, 61n), allocated(one, 50n), allocated(one, -7n), allocated(one, 33n)];

/**
 * Posts the transactions in the given order.
 * @returns what each recouped, in plan order
 */
function posted(order: readonly number[]): MonthRecoupment[][] {
  let now: StoredAdvance[] = advances;
  const recouped = new Map<string, bigint>();
  const recoupments: MonthRecoupment[][] = [];
  for (const n of order) {
    const own = recoupInOrder({ planned, n, advances: now, recouped });
    recoupments[n] = own;
    for (const { advanceId, micros } of own) recouped.set(advanceId, (recouped.get(advanceId) ?? 0n) + micros);
    now = advances.map((each) => ({ ...each, repaid: recouped.get(each.advanceId) ?? 0n }));
  }
  return recoupments;
}

describe('product 26.3, 30.6: recoupment from a share with several transactions', () => {
  it('is the same in every order of posting', () => {
    const inOrder = posted([0, 1, 2, 3]);
    expect(inOrder.map((each) => each.map(({ micros }) => micros))).toEqual([[30n], [40n, 10n], [], [16n]]);
    const orders = [
      [3, 2, 1, 0],
      [1, 0, 3, 2],
      [2, 3, 0, 1],
      [3, 0, 1, 2],
    ];
    for (const order of orders) expect(posted(order)).toEqual(inOrder);
  });

  it('never exceeds what is outstanding after another statement recouped', () => {
    const [first, second] = advances as [StoredAdvance, StoredAdvance];
    const now = [first, { ...second, repaid: 100n - 3n }];
    const recoupments = recoupInOrder({ planned, n: 3, advances: now, recouped: new Map() });
    expect(recoupments.map(({ micros }) => micros)).toEqual([]);
    expect(recoupInOrder({ planned, n: 0, advances: now, recouped: new Map() }).map(({ micros }) => micros)).toEqual([
      3n,
    ]);
    const other = [
      { ...first, repaid: 40n },
      { ...second, repaid: 100n - 3n },
    ];
    const recouped = new Map<string, bigint>([[second.advanceId, 90n]]);
    expect(recoupInOrder({ planned, n: 0, advances: other, recouped }).map(({ micros }) => micros)).toEqual([3n]);
  });

  it('is zero for a transaction that is not in the plan', () => {
    expect(recoupInOrder({ planned, n: 9, advances, recouped: new Map() })).toEqual([]);
  });
});
