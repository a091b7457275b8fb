import { newId } from '../../shared/test/builders.ts';
import { anAdvance } from '../test/an-advance.ts';
import { recoupTransactions } from './recoup-transactions.ts';

const release = newId('release');
const allocated = (micros: bigint) => [{ releaseId: release, month: '2026-08', micros }];

describe('product 26.3, 30.6: recoupment from several transactions of a statement', () => {
  it('is never more than was outstanding before the first', () => {
    const recoupments = recoupTransactions([allocated(120n), allocated(50n), allocated(120n)], [anAdvance()]);
    expect(recoupments.map((each) => each.map(({ micros }) => micros))).toEqual([[60n], [25n], [15n]]);
  });
  it('goes to a younger advance once the older one is recouped', () => {
    const [first, second] = [anAdvance({ micros: 10n }), anAdvance({ parts: 10_000 })];
    const recoupments = recoupTransactions([allocated(20n), allocated(20n)], [second, first]);
    expect(recoupments.map((each) => each.map(({ advanceId, micros }) => [advanceId, micros]))).toEqual([
      [
        [first.advanceId, 10n],
        [second.advanceId, 10n],
      ],
      [[second.advanceId, 20n]],
    ]);
  });
  it('is zero without transactions or earnings', () => {
    expect(recoupTransactions([], [anAdvance()])).toEqual([]);
    expect(recoupTransactions([allocated(20n)], [])).toEqual([[]]);
  });
});
