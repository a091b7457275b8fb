import { CREDIT_LIMIT } from '../../../shared/releases/credit-limit.ts';
import { releaseSchemas } from '../../../shared/releases/field-schemas.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../../../shared/releases/fields.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { sharedTrackFields } from '../../../shared/releases/shared-track-fields.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK } from '../../../shared/test/builders.ts';
import { TITLE_LIMIT } from '../../../shared/text-limit.ts';
import { releaseLimits, trackLimits } from '../../test/field-limits.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { firstMessage, rawCall } from '../../test/raw-call.ts';
import { current, stored } from '../../test/releases.ts';

let artist: Person;
let release: Release;
beforeAll(async () => {
  artist = await newArtist('active');
  release = await stored(aCompleteDraft({ artistId: artist.artistId }));
});

const rowsOf = (limits: Readonly<Record<string, readonly (readonly [string, unknown, string | undefined])[]>>) =>
  Object.entries(limits).flatMap(([field, cases]) => cases.map((one) => [field, ...one] as const));

const refused = async (answer: Promise<Awaited<ReturnType<typeof rawCall>>>, message: string | undefined) => {
  const refusal = await answer;
  expect([refusal.status, refusal.code]).toEqual([400, 'invalid-request']);
  if (message) expect(firstMessage(refusal)).toBe(message);
};

test.each(rowsOf(releaseLimits))('product 6.4: the release’s %s refuses %s', async (field, _, to, message) => {
  const body = { field, from: release[field as ReleaseField], to };
  const params = { releaseId: release.id };
  await refused(rawCall('PATCH /api/releases/{releaseId}', { token: artist.token, params, body }), message);
});

test.each(rowsOf(trackLimits))('product 6.4: a track’s %s refuses %s', async (field, _, to, message) => {
  const [trackId = NO_TRACK] = release.trackIds;
  const body = { field, from: release.tracks[trackId]?.[field as TrackField], to };
  const params = { releaseId: release.id, trackId };
  await refused(
    rawCall('PATCH /api/releases/{releaseId}/tracks/{trackId}', { token: artist.token, params, body }),
    message,
  );
});

const sharedRows = rowsOf(trackLimits).filter(([field]) => (sharedTrackFields as readonly string[]).includes(field));
test.each(sharedRows)('product 6.4: %s of all tracks at once refuses %s', async (field, _, to, message) => {
  const [trackId = NO_TRACK] = release.trackIds;
  const body = { field, from: { [trackId]: release.tracks[trackId]?.[field as TrackField] }, to };
  const params = { releaseId: release.id };
  await refused(rawCall('PATCH /api/releases/{releaseId}/tracks', { token: artist.token, params, body }), message);
});

test('product 16.3: a sixteenth track, a fifty-first credit and another account are refused too', async () => {
  const full = await stored(
    aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: TRACK_LIMIT }, () => aTrack())) }),
  );
  const params = { releaseId: full.id };
  await expect(
    artist.api('POST /api/releases/{releaseId}/tracks', { params, idempotencyKey: 'sixteenth' }),
  ).rejects.toMatchObject({ code: 'too-many-tracks' });
  const [trackId = NO_TRACK] = full.trackIds;
  const credits = Array.from({ length: CREDIT_LIMIT + 1 }, () => aCredit('x'));
  await refused(
    rawCall('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      token: artist.token,
      params: { ...params, trackId },
      body: { field: 'artists', from: full.tracks[trackId]?.artists, to: credits },
    }),
    `A track has at most ${CREDIT_LIMIT} credits of a kind`,
  );
  const stranger = await newArtist('active');
  const edit = { field: 'title', from: 'Night Ferry', to: 'Mine now' } as const;
  await expect(stranger.api('PATCH /api/releases/{releaseId}', { params, body: edit })).rejects.toMatchObject({
    code: 'release-not-found',
  });
  expect(await current(full)).toEqual(full);
});

test('after all rejections the release is unchanged', async () => {
  expect(await current(release)).toEqual(release);
});

/** Values exactly at the limits, which are accepted. */
const right: { release: [ReleaseField, unknown][]; track: [TrackField, unknown][] } = {
  release: [
    ['title', 'x'.repeat(TITLE_LIMIT)],
    ['upc', '036000291452'],
    ['upc', '4006381333931'],
    ['upc', ''],
    ['pLine', { year: 1900, holder: 'x' }],
    ['pLine', { year: 2100, holder: 'x; y' }],
    ['salesStart', '2028-02-29'],
    ['salesStart', 'asap'],
    ['salesStart', ''],
    ['originalRelease', ''],
    ['territories', ['PT', 'ES']],
    ['territories', ['WW']],
    ['stated', [{ code: 'single-title', text: 'x'.repeat(500) }]],
    ['stated', []],
    ['contentId', ['exclusive:yes', 'original:yes', 'own:no', 'long:yes']],
    ['contentId', []],
    ['stores', [releaseSchemas.stores.element.options[0] ?? '']],
  ],
  track: [
    ['title', '+44'],
    ['isrc', 'USABC2600001'],
    ['isrc', 'PTA1B2600001'],
    ['isrc', ''],
    ['previewStartSeconds', 0],
    ['previewStartSeconds', 9999],
    ['audioLanguage', 'zxx'],
    ['explicit', 'Cleaned Version'],
    ['stated', [{ code: 'composer-missing', text: 'It is a bird' }]],
    ['stated', []],
    ['artists', Array.from({ length: CREDIT_LIMIT }, (_, n) => aCredit(`Artist ${n}`))],
    ['artists', [{ ...aCredit('x'), spotifyUri: 'spotify:artist:0123456789abcdefghijAB' }]],
  ],
};

test('product 6.4: values just within the limits are accepted', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const [trackId = NO_TRACK] = draft.trackIds;
  let now: Release = draft;
  for (const [field, to] of right.release) {
    const body = { field, from: now[field], to } as never;
    now = await artist.api('PATCH /api/releases/{releaseId}', { params: { releaseId: draft.id }, body });
    expect(now[field]).toEqual(to);
  }
  for (const [field, to] of right.track) {
    const body = { field, from: now.tracks[trackId]?.[field], to } as never;
    const params = { releaseId: draft.id, trackId };
    now = await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', { params, body });
    expect(now.tracks[trackId]?.[field]).toEqual(to);
  }
});

test('every field that can be edited has its limits here', () => {
  expect(Object.keys(releaseLimits).sort()).toEqual(Object.keys(releaseFields).sort());
  expect(Object.keys(trackLimits).sort()).toEqual(Object.keys(trackFields).sort());
});
