import { sumOf } from '../../shared/earnings/figure.ts';
import type { ArtistId, ReleaseId, TrackId } from '../../shared/ids.ts';
import type { EarningsRepository } from '../earnings/earnings-repository.ts';

/** A range that includes every month. */
const ALL_MONTHS = { from: '0000-00', to: '9999-99' };

type Track = { releaseId: ReleaseId; trackId: TrackId };

/**
 * Sums up a person's lifetime earnings from tracks, from their own part only, in micro-dollars. Makes only one read if
 * they have no earnings.
 */
export const trackEarnings =
  (earnings: Pick<EarningsRepository, 'head' | 'release'>) =>
  async (artistId: ArtistId, tracks: readonly Track[]): Promise<(trackId: TrackId) => bigint> => {
    const releases = [...new Set(tracks.map(({ releaseId }) => releaseId))];
    const hasAny = releases.length > 0 && (await earnings.head(artistId)).months.size > 0;
    const months = await Promise.all(
      hasAny
        ? releases.map(async (releaseId) => [...(await earnings.release(artistId, releaseId, ALL_MONTHS)).values()])
        : [],
    );
    const each = months.flat();
    return (trackId) => sumOf(each.flatMap(({ tracks: own }) => own.get(trackId) ?? [])).micros;
  };
