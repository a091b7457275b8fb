import type { ReleaseId } from '../../shared/ids.ts';
import { newId } from '../../shared/test/builders.ts';
import { anAdvance } from '../test/an-advance.ts';
import type { StoredAdvance } from './advance.ts';
import { type AllocatedCell, recoupmentFrom } from './recoupment.ts';

const [r1, r2] = [newId('release'), newId('release')];
const cell = (micros: bigint, releaseId: ReleaseId = r1, month = '2026-08'): AllocatedCell => ({
  releaseId,
  month,
  micros,
});
const sums = (cells: AllocatedCell[], advances: StoredAdvance[]) =>
  recoupmentFrom(cells, advances).map(({ releaseId, month, micros }) => [releaseId, month, micros]);

describe('product 26.3: what an advance recoups', () => {
  it('is its part of the sum of each release and month', () => {
    expect(sums([cell(30n), cell(11n), cell(8n, r2, '2026-07')], [anAdvance()])).toEqual([
      [r1, '2026-08', 20n],
      [r2, '2026-07', 4n],
    ]);
  });
  it('is never more than is outstanding', () => {
    expect(sums([cell(1_000n)], [anAdvance({ repaid: 40n })])).toEqual([[r1, '2026-08', 60n]]);
    const ended = { how: 'forgiven', micros: 60n, at: '', by: { id: '', name: '' }, reason: '' } as const;
    expect(sums([cell(1_000n)], [anAdvance({ repaid: 40n, ended })])).toEqual([]);
  });
  it('comes only from the named releases', () => {
    const releases = [{ releaseId: r2, title: 'Two' }];
    expect(sums([cell(100n), cell(10n, r2)], [anAdvance({ releases })])).toEqual([[r2, '2026-08', 5n]]);
  });
  it('is zero for negative earnings, and never more than the transaction allocates', () => {
    expect(sums([cell(-50n)], [anAdvance()])).toEqual([]);
    expect(sums([cell(50n), cell(-40n, r2)], [anAdvance({ parts: 10_000 })])).toEqual([[r1, '2026-08', 10n]]);
    expect(sums([cell(50n), cell(-60n, r2)], [anAdvance()])).toEqual([]);
  });
  it('goes to the oldest advance first, and stops when nothing is left', () => {
    const [first, second] = [anAdvance({ parts: 8_000 }), anAdvance({ parts: 8_000 })];
    const recoupments = recoupmentFrom([cell(50n)], [second, first]);
    expect(recoupments.map(({ advanceId, micros }) => [advanceId, micros])).toEqual([
      [first.advanceId, 40n],
      [second.advanceId, 10n],
    ]);
  });
});
