import { sumOf } from '../../shared/earnings/figure.ts';
import type { ArtistId, ReleaseId, TrackId } from '../../shared/ids.ts';
import type { EarningsRepository } from '../earnings/earnings-repository.ts';

/** All months that there may be. */
const EVER = { from: '0000-00', to: '9999-99' };

type Track = { releaseId: ReleaseId; trackId: TrackId };

/**
 * What tracks have earned somebody, ever, in micro-dollars: their own part alone. Who earned nothing yet costs one
 * read.
 */
export const earnedOfTracks =
  (earnings: Pick<EarningsRepository, 'head' | 'release'>) =>
  async (artistId: ArtistId, tracks: readonly Track[]): Promise<(trackId: TrackId) => bigint> => {
    const releases = [...new Set(tracks.map(({ releaseId }) => releaseId))];
    const hasAny = releases.length > 0 && (await earnings.head(artistId)).months.size > 0;
    const months = await Promise.all(
      hasAny
        ? releases.map(async (releaseId) => [...(await earnings.release(artistId, releaseId, EVER)).values()])
        : [],
    );
    const each = months.flat();
    return (trackId) => sumOf(each.flatMap(({ tracks: own }) => own.get(trackId) ?? [])).micros;
  };
