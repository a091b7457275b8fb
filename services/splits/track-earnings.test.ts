import { type Figure, ZERO_FIGURE } from '../../shared/earnings/figure.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import { noEarnings, noReleaseMonth, type ReleaseMonth } from '../earnings/artist-earnings.ts';
import { trackEarnings } from './track-earnings.ts';

const kit = anId<ArtistId>('3f0c8d1e-5b5a-4b0e-9c39-0d5b4c1f2a11');
const [album, single] = [newId('release'), newId('release')];
const [one, other, alone] = [newId('track'), newId('track'), newId('track')];
const figure = (micros: bigint): Figure => ({ ...ZERO_FIGURE, micros });

/** The stored months of each release. */
function earningsOf(stored: Map<ReleaseId, Map<string, ReleaseMonth>>) {
  const read: ReleaseId[] = [];
  const months = new Map([...stored.values()].flatMap((each) => [...each.keys()]).map((month) => [month, ZERO_FIGURE]));
  return {
    asked: read,
    head: async () => ({ ...noEarnings, months }),
    async release(_: ArtistId, releaseId: ReleaseId) {
      read.push(releaseId);
      return stored.get(releaseId) ?? new Map<string, ReleaseMonth>();
    },
  };
}
const tracks = [one, other].map((trackId) => ({ releaseId: album, trackId }));
const all = [...tracks, { releaseId: single, trackId: alone }];

describe('the earnings of each split (product 29.8)', () => {
  it('are the sum over all months of the track, reading each release once', async () => {
    const month = (...each: [typeof one, bigint][]) => ({
      ...noReleaseMonth,
      tracks: new Map(each.map(([trackId, micros]) => [trackId as string, figure(micros)])),
    });
    const earnings = earningsOf(
      new Map([
        [
          album,
          new Map([
            ['2026-07', month([one, 5n], [other, 7n])],
            ['2026-08', month([one, -1n])],
          ]),
        ],
        [single, new Map()],
      ]),
    );
    const earned = await trackEarnings(earnings)(kit, all);
    expect([one, other, alone].map(earned)).toEqual([4n, 7n, 0n]);
    expect(earnings.asked).toEqual([album, single]);
  });
  it('are zero without a statement, and no release is read', async () => {
    const earnings = earningsOf(new Map());
    const earned = await trackEarnings(earnings)(kit, all);
    expect([one, other, alone].map(earned)).toEqual([0n, 0n, 0n]);
    expect(earnings.asked).toEqual([]);
  });
});
