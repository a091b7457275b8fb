import type { StatementRow } from '../../../../shared/earnings/earnings-view.ts';
import type { TrackId } from '../../../../shared/ids.ts';
import { deductionShares } from './deduction-shares.ts';

const [one, other] = ['trk_1' as TrackId, 'trk_2' as TrackId];
const statement: Pick<StatementRow, 'source' | 'deductions' | 'deducted'> = {
  source: 'DistroKid',
  deductions: [
    { kind: 'fee', reason: 'Distribution', amount: '1' },
    { kind: 'bank-charge', reason: 'Wire', amount: '0.5' },
  ],
  deducted: [
    { trackId: one, store: 'Fee (DistroKid)', micros: '-30' },
    { trackId: other, store: 'Fee (DistroKid)', micros: '-12' },
    { trackId: one, store: 'Bank charge (DistroKid)', micros: '-5' },
  ],
};
const sums = (of: Parameters<typeof deductionShares>[1]) =>
  deductionShares(statement, of).map(({ kind, micros, deductions }) => [kind, micros, deductions[0]?.reason]);

test('explains a figure by the deductions that it contains (product 23.20)', () => {
  expect(sums({})).toEqual([
    ['fee', '-42', 'Distribution'],
    ['bank-charge', '-5', 'Wire'],
  ]);
  expect(sums({ trackId: other })).toEqual([['fee', '-12', 'Distribution']]);
  expect(sums({ store: 'Bank charge (DistroKid)' })).toEqual([['bank-charge', '-5', 'Wire']]);
  expect(sums({ store: 'Spotify' })).toEqual([]);
  expect(sums({ country: 'DE' })).toEqual([]);
  expect(sums({ country: 'ZZ' })).toHaveLength(2);
});
