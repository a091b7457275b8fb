import { Problem } from '../../shared/contract/problem.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import { AN_ARTIST, aCompleteDraft, NOW, newId } from '../../shared/test/builders.ts';
import { type TrackNeeds, trackHandlers } from './track-handlers.ts';

/** Returns the reply to an artist who adds a track after losing this many races. */
async function addedAfter(lostTries: number) {
  const release = aCompleteDraft();
  let lost = 0;
  const needs = {
    releases: { get: async () => release },
    tracks: {
      add: async () => {
        if (lost++ < lostTries) throw new Problem('release-changed');
        return release;
      },
    },
    now: () => NOW,
  } as unknown as TrackNeeds;
  const add = trackHandlers(needs)['POST /api/releases/{releaseId}/tracks'];
  return add({
    actor: { artistId: AN_ARTIST, artistName: 'Mara' },
    params: { releaseId: release.id },
    sameId: newId,
  } as unknown as Parameters<typeof add>[0]);
}

it('an added track is kept, however many concurrent ones came first (product 7.2)', async () => {
  await expect(addedAfter(TRACK_LIMIT)).resolves.toMatchObject({ title: 'Night Ferry' });
});
