import type { ArtistId } from '../../shared/ids.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import type { StoredAdvance } from './advance.ts';
import { takenOfEach } from './taken-of-each.ts';

const release = newId('release');
const advance = (of: Partial<StoredAdvance> = {}): StoredAdvance => ({
  advanceId: newId('advance'),
  artistId: anId<ArtistId>('3f0c8d1e-5b5a-4b0e-9c39-0d5b4c1f2a11'),
  micros: 100n,
  repaid: 0n,
  parts: 5_000,
  reason: 'For the album',
  grantedAt: '2026-01-01T00:00:00.000Z',
  grantedBy: { id: 'fin', name: 'Fin' },
  ver: 1,
  ...of,
});
const given = (micros: bigint) => [{ releaseId: release, month: '2026-08', micros }];

describe('product 26.3, 30.6: what advances take of a statement that is several transactions', () => {
  it('is never more than was out before the first of them', () => {
    const taken = takenOfEach([given(120n), given(50n), given(120n)], [advance()]);
    expect(taken.map(({ micros }) => micros)).toEqual([60n, 25n, 15n]);
  });
  it('is taken by a younger advance once the older one is back', () => {
    const [first, second] = [advance({ micros: 10n }), advance({ parts: 10_000 })];
    const taken = takenOfEach([given(20n), given(20n)], [second, first]);
    expect(taken.map(({ advanceId, micros }) => [advanceId, micros])).toEqual([
      [first.advanceId, 10n],
      [second.advanceId, 10n],
      [second.advanceId, 20n],
    ]);
  });
  it('is nothing of nothing', () => {
    expect(takenOfEach([], [advance()])).toEqual([]);
    expect(takenOfEach([given(20n)], [])).toEqual([]);
  });
});
