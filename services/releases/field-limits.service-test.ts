import { CREDIT_LIMIT } from '../../shared/releases/credit-limit.ts';
import { releaseSchemas } from '../../shared/releases/field-schemas.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../../shared/releases/fields.ts';
import type { Release } from '../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import { sharedTrackFields } from '../../shared/releases/tracks-edit.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { newArtist, type Person } from '../test/people.ts';
import { firstMessage, rawCall } from '../test/raw-call.ts';
import { current, stored } from '../test/releases.ts';

let artist: Person;
let release: Release;
beforeAll(async () => {
  artist = await newArtist('active');
  release = await stored(aCompleteDraft({ artistId: artist.artistId }));
});

const INVISIBLE = 'Contains a character that cannot be seen. Please type it again.';
const TOO_LONG = 'Must be less than 500 characters';
const NO_DATE = 'Must be in YYYY-MM-DD format';
const NO_NUMBER = 'Must be a valid number';
const FORMULA = 'Must not begin like a spreadsheet formula';
const ONE_NAME = 'Please write one name only: a name cannot contain ";"';

type Case = [what: string, typed: unknown, message: string | undefined];

const text: Case[] = [
  ['501 characters', 'x'.repeat(501), TOO_LONG],
  ['a line break', 'one\ntwo', INVISIBLE],
  ['a tab', 'one\ttwo', INVISIBLE],
  ['a control character', 'one\u0007two', INVISIBLE],
  ['a null character', 'one\u0000two', INVISIBLE],
  ['a line separator', 'one\u2028two', INVISIBLE],
  ['a zero-width space', 'one\u200btwo', INVISIBLE],
  ['a direction override', 'one\u202etwo', INVISIBLE],
  ['a mark of direction', 'one\u200etwo', INVISIBLE],
  ['nothing to read', '\u3164', INVISIBLE],
  ['what a spreadsheet would run', '=HYPERLINK("x")', FORMULA],
];
const date: Case[] = [
  ['a day that does not exist', '2026-02-30', NO_DATE],
  ['another order', '30-01-2026', NO_DATE],
  ['a short year', '26-01-30', NO_DATE],
  ['a word', 'soon', NO_DATE],
];
const rights: Case[] = [
  ['a year before 1900', { year: 1899, holder: 'x' }, 'Must be a year from 1900'],
  ['a year after 2100', { year: 2101, holder: 'x' }, 'Must be a year to 2100'],
  ['a year in parts', { year: 2026.5, holder: 'x' }, NO_NUMBER],
  ['a year in letters', { year: '2026', holder: 'x' }, NO_NUMBER],
  ['a negative year', { year: -2026, holder: 'x' }, 'Must be a year from 1900'],
  ['no holder', { year: 2026, holder: '  ' }, 'Please write who holds the right'],
  ['a long holder', { year: 2026, holder: 'x'.repeat(501) }, TOO_LONG],
];
/** A wrong choice has no message: a page offers only right ones. */
const choice: Case[] = [['an unknown choice', 'nonsense', undefined]];

const name: Case[] = [
  ['a ";"', 'Mara; Io', ONE_NAME],
  ['501 characters', 'x'.repeat(501), TOO_LONG],
  ['an invisible character', 'Ma\u200bra', INVISIBLE],
  ['a control character', 'Ma\u001bra', INVISIBLE],
  ['what a spreadsheet would run', '@SUM(A1)', FORMULA],
];
const tooMany = (entry: () => object): Case => [
  'too many entries',
  Array.from({ length: CREDIT_LIMIT + 1 }, entry),
  `A track has at most ${CREDIT_LIMIT} credits of a kind`,
];
const writer = (different: object = {}) => ({ id: newId('credit'), firstName: 'Ana', lastName: 'Lima', ...different });
const writers: Case[] = [
  ...name.map(([what, firstName, message]): Case => [`${what} in a first name`, [writer({ firstName })], message]),
  ...name.map(([what, lastName, message]): Case => [`${what} in a last name`, [writer({ lastName })], message]),
  tooMany(writer),
];

const stated: Case[] = [
  ['a reason for what is no finding', [{ code: 'whim', text: 'x' }], undefined],
  ['a reason for what only can be mended', [{ code: 'ai-audio-unanswered', text: 'x' }], undefined],
  ['a reason without words', [{ code: 'single-title', text: ' ' }], 'Please write why it is right'],
  ['501 characters', [{ code: 'single-title', text: 'x'.repeat(501) }], TOO_LONG],
  [
    'two reasons for one finding',
    [
      { code: 'single-title', text: 'x' },
      { code: 'single-title', text: 'y' },
    ],
    'Please state each reason only once',
  ],
];

/** Every field with what it refuses (product 6.4). A new field does not compile until it has a row here. */
const releaseLimits: Record<ReleaseField, Case[]> = {
  title: text,
  version: text,
  recordLabel: text,
  primaryGenre: choice,
  secondaryGenre: choice,
  metadataLanguage: choice,
  upc: [
    ['11 digits', '12345678901', 'UPC must be 12 or 13 digits'],
    ['14 digits', '12345678901234', 'UPC must be 12 or 13 digits'],
    ['letters', '12345678901A', 'UPC must be 12 or 13 digits'],
    ['a negative number', '-12345678901', 'UPC must be 12 or 13 digits'],
    ['other scripts’ digits', '١٢٣٤٥٦٧٨٩٠١٢', 'UPC must be 12 or 13 digits'],
    ['a wrong digit', '036000291453', 'This UPC has a wrong digit: please compare it with the original'],
  ],
  pLine: rights,
  cLine: rights,
  salesStart: date,
  preOrder: [...date, ['as soon as possible', 'asap', NO_DATE]],
  originalRelease: date,
  stores: [
    ['none', [], 'Please choose at least one store'],
    ['an unknown store', ['My Garage'], undefined],
    ['one store twice', ['Spotify', 'Deezer', 'Spotify'], 'Please choose each store only once'],
  ],
  territories: [
    ['none', [], 'Please choose at least one territory'],
    ['WW and a country', ['WW', 'PT'], 'Worldwide excludes every single territory'],
    ['a country and WW', ['PT', 'WW'], 'Worldwide excludes every single territory'],
    ['an unknown country', ['XX'], undefined],
    ['one country twice', ['PT', 'ES', 'PT'], 'Please choose each territory only once'],
  ],
  contentId: [
    ['an answer to what nobody asked', ['taste:yes'], undefined],
    ['what is no answer', ['own:perhaps'], undefined],
    ['two answers to one question', ['own:yes', 'own:no'], 'Please answer each question only once'],
    ['five answers', ['own:yes', 'own:yes', 'own:yes', 'own:yes', 'own:yes'], 'Please answer each question only once'],
  ],
  stated,
};

const isrcMessage = 'ISRC must look like USABC2600001';
const trackLimits: Record<TrackField, Case[]> = {
  title: text,
  version: text,
  isrc: [
    ['lower case', 'usabc2600001', isrcMessage],
    ['one digit too few', 'USABC260000', isrcMessage],
    ['one digit too many', 'USABC26000012', isrcMessage],
    ['hyphens', 'US-ABC-26-00001', isrcMessage],
    ['a digit as country', '1SABC2600001', isrcMessage],
  ],
  audioLanguage: [...choice, ['no language at all', '', undefined]],
  explicit: choice,
  aiAudio: choice,
  aiComposition: choice,
  containsCover: [['a word', 'yes', undefined]],
  previewStartSeconds: [
    ['a negative number', -1, NO_NUMBER],
    ['parts of a second', 1.5, NO_NUMBER],
    ['a word', 'ten', NO_NUMBER],
    ['more than 9999', 10_000, NO_NUMBER],
  ],
  artists: [
    ...name.map(([what, typed, message]): Case => [what, [{ ...aCredit('x'), name: typed }], message]),
    ['an unknown role', [{ ...aCredit('x'), role: 'Boss' }], undefined],
    [
      'a link for a URI',
      [{ ...aCredit('x'), spotifyUri: 'https://open.spotify.com/artist/1' }],
      'Must look like spotify:artist: and 22 letters or digits',
    ],
    ['no id', [{ name: 'x', role: 'Primary', spotifyUri: '' }], undefined],
    ['none: the last entry cannot be deleted', [], 'A track needs at least one artist'],
    tooMany(() => aCredit('x')),
  ],
  contributors: [
    ...name.map(
      ([what, typed, message]): Case => [what, [{ id: newId('credit'), name: typed, role: 'Producer' }], message],
    ),
    ['an unknown role', [{ id: newId('credit'), name: 'x', role: 'Boss' }], undefined],
    tooMany(() => ({ id: newId('credit'), name: 'x', role: 'Producer' })),
  ],
  composers: writers,
  lyricists: writers,
  stated,
};

const rowsOf = (limits: Record<string, Case[]>) =>
  Object.entries(limits).flatMap(([field, cases]) => cases.map((one) => [field, ...one] as const));

const refused = async (answer: Promise<Awaited<ReturnType<typeof rawCall>>>, message: string | undefined) => {
  const told = await answer;
  expect([told.status, told.code]).toEqual([400, 'invalid-request']);
  if (message) expect(firstMessage(told)).toBe(message);
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

test('product 16.3: nor does a sixteenth track, a fifty-first credit or a foreign hand reach it', async () => {
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

test('after all refusals the release is untouched', async () => {
  expect(await current(release)).toEqual(release);
});

/** What is at the very edge, and is right. */
const right: { release: [ReleaseField, unknown][]; track: [TrackField, unknown][] } = {
  release: [
    ['title', 'x'.repeat(500)],
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

test('product 6.4: what is just within the limits is taken', async () => {
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
