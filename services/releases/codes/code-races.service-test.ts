import { brand } from '../../../shared/brand.ts';
import { isIsrc, isrcYear } from '../../../shared/releases/isrc.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import { isUpc } from '../../../shared/releases/upc.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { current, freshKey, stored } from '../../test/releases.ts';

/** `npm run proof` runs this with PROOF=1. */
const AT_ONCE = process.env.PROOF ? 100 : 20;
const TRACKS = 3;

let artists: Person[];
beforeAll(async () => {
  artists = [await newArtist('active'), await newArtist('active')];
});

test(`product 9.6: ${AT_ONCE} releases that are submitted at once never share a code`, async () => {
  const drafts = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      const artist = artists[n % artists.length] as Person;
      const tracks = inOrder(Array.from({ length: TRACKS }, () => aTrack()));
      return { artist, release: await stored(aCompleteDraft({ artistId: artist.artistId, ...tracks })) };
    }),
  );
  const submitted = await Promise.all(
    drafts.map(({ artist, release }) =>
      artist.api('POST /api/releases/{releaseId}/submit', {
        params: { releaseId: release.id },
        body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
        ...freshKey(),
      }),
    ),
  );
  const upcs = submitted.map(({ upc }) => upc);
  const isrcs = submitted.flatMap((release) => orderedTracks(release).map(({ isrc }) => isrc));
  expect(new Set(upcs).size).toBe(AT_ONCE);
  expect(upcs.filter((upc) => !isUpc(upc))).toEqual([]);
  expect(new Set(isrcs).size).toBe(AT_ONCE * TRACKS);
  const years = new Set(submitted.map(({ updatedAt }) => isrcYear(new Date(updatedAt))));
  expect(isrcs.filter((isrc) => !isIsrc(isrc) || !years.has(isrc.slice(5, 7)))).toEqual([]);
  for (const release of submitted) expect(await current(release)).toEqual(release);
});
