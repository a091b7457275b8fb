import type { RouteKey } from '../../shared/contract/route.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_MEDIA, newId } from '../../shared/test/builders.ts';
import { newLinkToken } from '../platform/link-token.ts';
import type { Subject } from './example-calls/subject.ts';
import { allRows, callAbout, exampleOf, subjectOf } from './example-calls.ts';
import { jpegOf } from './files.ts';
import { newAccount, newArtist, type Person } from './people.ts';
import { type RawAnswer, rawCall } from './raw-call.ts';
import { current, detailOf, stored, until, upload } from './releases.ts';

/** A word that appears in everything that belongs to one artist, and nowhere else. */
const CANARY = 'zqxcanaryzqx';

let victim: Person;
let releaseId: ReleaseId;
let before: Release;
let subjects: Map<RouteKey, Subject>;

beforeAll(async () => {
  victim = await newArtist('active', `Vic ${CANARY}`);
  const credit = { id: newId('credit'), firstName: CANARY, lastName: CANARY };
  const track = aTrack({
    title: CANARY,
    version: CANARY,
    artists: [aCredit(CANARY)],
    contributors: [{ id: newId('credit'), name: CANARY, role: 'Producer' }],
    composers: [credit],
    lyricists: [credit],
  });
  const release = await stored(
    aCompleteDraft({
      artistId: victim.artistId,
      title: CANARY,
      version: CANARY,
      recordLabel: CANARY,
      pLine: { year: 2026, holder: CANARY },
      cLine: { year: 2026, holder: CANARY },
      ...inOrder([track]),
    }),
  );
  releaseId = release.id;
  const cover = { fileName: `${CANARY}.jpg`, contentType: 'image/jpeg', bytes: await jpegOf(3000) };
  await upload(victim, releaseId, { kind: 'cover' }, cover);
  before = await current(release);
  const canaried = {
    artistId: victim.artistId,
    releaseId,
    trackId: track.id,
    mediaId: track.audio?.mediaId ?? NO_MEDIA,
  };
  subjects = new Map();
  for (const [route] of allRows) {
    const subject = await subjectOf(victim.artistId, route);
    // Other people do not have the link, which was sent to the victim's email address.
    subjects.set(route, { ...subject, ...canaried, token: newLinkToken() });
  }
});

/** Collects every reply that the API gives to a caller who names the victim's objects in every call. */
async function everyAnswerTo(token: string | undefined): Promise<[RouteKey, RawAnswer][]> {
  const answers: [RouteKey, RawAnswer][] = [];
  // Calls that end the sign-in come last, so that all others are made signed in.
  const signsOut = ([route]: (typeof allRows)[number]) => Number(exampleOf(route).signsOut ?? false);
  for (const [route] of [...allRows].sort((a, b) => signsOut(a) - signsOut(b))) {
    const subject = subjects.get(route);
    if (!subject) throw new Error(`No subject for ${route}`);
    answers.push([route, await rawCall(route, { ...callAbout(route, subject), token })]);
  }
  return answers;
}

test('the canary can be found: it appears in its owner’s replies', async () => {
  await until(
    () => victim.api('GET /api/releases', { query: { limit: 100 } }),
    ({ items }) => items.some(({ title }) => title === CANARY),
    'the card of the canary',
  );
  const { release, media } = await detailOf(victim, releaseId);
  expect(JSON.stringify(release).split(CANARY).length).toBeGreaterThan(10);
  expect(JSON.stringify(media)).toContain(CANARY);
});

test.each(['nobody', 'an active artist', 'a new artist'] as const)(
  'an artist’s data never appears in a reply to %s',
  async (who) => {
    const other =
      who === 'nobody' ? undefined : who === 'a new artist' ? await newAccount() : await newArtist('active');
    for (const [route, { text, status }] of await everyAnswerTo(other?.token)) {
      const reply = { route, leaks: [CANARY, victim.email, victim.artistId].filter((secret) => text.includes(secret)) };
      expect(reply).toEqual({ route, leaks: [] });
      expect(status).toBeLessThan(500);
      // Reading somebody else's object never returns 200; a call that names no object is about the caller's own.
      if (exampleOf(route).missing !== undefined)
        expect({ route, isRefused: status >= 400 }).toEqual({ route, isRefused: true });
    }
  },
);

test('after all that, the victim’s release is unchanged', async () => {
  const { release, media } = await detailOf(victim, releaseId);
  expect(release).toEqual(before);
  expect(media).toHaveLength(1);
});
