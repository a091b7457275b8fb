import { Problem } from '../../shared/contract/problem.ts';
import { firstCredit } from '../../shared/releases/first-credit.ts';
import { nextTrack } from '../../shared/releases/next-track.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import type { tracksContract } from '../../shared/releases/tracks-contract.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from './storage/release-repository.ts';
import { indexOfTrack } from './tracks/index-of-track.ts';
import type { TrackRepository } from './tracks/track-repository.ts';

export type TrackNeeds = { releases: ReleaseRepository; tracks: TrackRepository; now: () => Date };

export const trackHandlers = ({ releases, tracks, now }: TrackNeeds): Handlers<typeof tracksContract> => ({
  async 'POST /api/releases/{releaseId}/tracks'({ actor, params, sameId }) {
    const owned = { artistId: actor.artistId, ...params };
    const artist = firstCredit({ id: sameId('credit'), artistName: actor.artistName });
    const attempt = async () => {
      const release = await releases.get(owned, { consistent: true });
      const id = sameId('track');
      if (release.tracks[id]) return release;
      const { trackIds } = release;
      if (trackIds.length >= TRACK_LIMIT) throw new Problem('too-many-tracks');
      const at = now();
      const track = nextTrack(release, { id, number: trackIds.length + 1, artist, now: at });
      return tracks.add(owned, { track, count: trackIds.length, now: at });
    };
    // An attempt fails only if another track was added. A release has room for fifteen, so sixteen attempts are enough.
    return retryWhenChanged('release-changed', attempt, TRACK_LIMIT + 1);
  },

  async 'PATCH /api/releases/{releaseId}/tracks/{trackId}'({ actor, params: { releaseId, trackId }, body }) {
    const owned = { artistId: actor.artistId, releaseId };
    if (body.field !== 'isrc' || body.to === '') return tracks.edit(owned, { ...body, trackId, now: now() });
    const attempt = async () => {
      const { trackIds } = await releases.get(owned, { consistent: true });
      return tracks.editIsrc(owned, { ...body, trackId, trackIds, now: now() });
    };
    // An attempt fails only if a track was added, removed or moved, which is very unlikely to happen this many times in
    // a row.
    return retryWhenChanged('release-changed', attempt, TRACK_LIMIT);
  },

  'PATCH /api/releases/{releaseId}/tracks': ({ actor, params, body }) =>
    tracks.editAll({ artistId: actor.artistId, ...params }, { ...body, now: now() }),

  'DELETE /api/releases/{releaseId}/tracks/{trackId}'({ actor, params: { releaseId, trackId } }) {
    const owned = { artistId: actor.artistId, releaseId };
    const attempt = async () => {
      const release = await releases.get(owned, { consistent: true });
      return tracks.remove(owned, { release, trackId, index: indexOfTrack(release, trackId), now: now() });
    };
    // An attempt fails only if an earlier track was removed, or the order changed, which is very unlikely to happen
    // this many times in a row.
    return retryWhenChanged('release-changed', attempt, TRACK_LIMIT);
  },

  'PUT /api/releases/{releaseId}/track-order': ({ actor, params, body }) =>
    tracks.reorder({ artistId: actor.artistId, ...params }, { ...body, now: now() }),
});
