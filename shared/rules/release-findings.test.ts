import fc from 'fast-check';
import { releaseSchemas, trackSchemas } from '../releases/field-schemas.ts';
import type { DraftRelease, Release } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import { aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import type { LocatedEdit } from './finding.ts';
import { isReady as isReadiness } from './is-ready.ts';
import { findingNames, readinessOf, submissionBlockers } from './readiness.ts';
import type { Finding } from './release-findings.ts';
import { openFindings, releaseFindings } from './release-findings.ts';
import { stateReason } from './state-reason.ts';

const writer = { id: newId('credit'), firstName: 'Ana', lastName: 'Lima' };
const answered: Partial<Track> = {
  composers: [writer],
  lyricists: [writer],
  contributors: [
    { id: newId('credit'), name: 'Jo Berg', role: 'Guitar' },
    { id: newId('credit'), name: 'Ida Holm', role: 'Mixing Engineer' },
  ],
  aiAudio: 'none',
  aiComposition: 'none',
};
const aSingle = (track: Partial<Track> = {}, release: Partial<DraftRelease> = {}): DraftRelease => {
  const only = aTrack({ ...answered, ...track });
  return aCompleteDraft({ title: only.title, version: only.version, stated: [], ...inOrder([only]), ...release });
};
const codesOf = (findings: readonly Finding[]) => findings.map(({ code }) => code);
const codesIn = (release: Release) => codesOf(releaseFindings(release, NOW));
const open = (release: Release) => codesOf(openFindings(release, NOW));

const isReady = (release: Release) => isReadiness(readinessOf(release));

/** Returns the release after an edit, as the page would send it. */
function after(release: Release, { trackId, edit }: LocatedEdit): Release {
  if (trackId === undefined) return { ...release, [edit.field]: edit.to };
  const track = { ...release.tracks[trackId], [edit.field]: edit.to } as Track;
  return { ...release, tracks: { ...release.tracks, [trackId]: track } };
}

test('product 11.10: a faultless release has no findings', () => {
  expect(codesIn(aSingle())).toEqual([]);
  expect(isReady(aSingle())).toBe(true);
});

test.each<[string, DraftRelease, string[], field: string]>([
  ['another title than its track', aSingle({}, { title: 'Night Ferry' }), ['single-title'], 'title'],
  ['another version', aSingle({ version: 'Live' }, { version: '' }), ['single-version'], 'version'],
  ['no composer', aSingle({ composers: [] }), ['composer-missing'], 'composers'],
  [
    'a composer without a name',
    aSingle({ composers: [{ ...writer, firstName: ' ', lastName: '' }] }),
    ['composer-missing'],
    'composers',
  ],
  ['no lyricist', aSingle({ lyricists: [] }), ['lyricist-missing'], 'lyricists'],
  ['no answer about AI for the audio', aSingle({ aiAudio: '' }), ['ai-audio-unanswered'], 'aiAudio'],
  ['none for the composition', aSingle({ aiComposition: '' }), ['ai-composition-unanswered'], 'aiComposition'],
])('product 11.10: %s blocks a submission, and is shown at its field', (_, release, codes, field) => {
  expect(codesIn(release)).toEqual(codes);
  expect(open(release)).toEqual(codes);
  expect(releaseFindings(release, NOW)[0]?.place.field).toBe(field);
  expect(isReady(release)).toBe(false);
});

test('product 11.10: a cover song without its license gives advice, with it nothing', () => {
  const stores = ['Spotify'];
  const cover = aSingle({ containsCover: true }, { stores });
  expect(codesIn(cover)).toEqual(['cover-unlicensed']);
  expect(isReady(cover)).toBe(true);
  const licence = { mediaId: newId('media'), fileName: 'l.pdf', size: 1, storedAt: NOW.toISOString() };
  expect(codesIn(aSingle({ containsCover: true, licence }, { stores }))).toEqual([]);
});

test('product 11.10: an instrumental needs no lyricist, and an album need not share a track’s title', () => {
  expect(codesIn(aSingle({ audioLanguage: 'zxx', lyricists: [] }))).toEqual([]);
  const tracks = [aTrack(answered), aTrack({ ...answered, title: 'Salt' })];
  const album = aCompleteDraft({ title: 'Night Ferry', ...inOrder(tracks) });
  expect(codesIn(album)).toEqual([]);
});

test('product 11.10: a missing item is not repeated as a finding', () => {
  expect(codesIn(aSingle({ title: 'Track 1', audio: null }))).toEqual([]);
  expect(codesIn(aSingle({ title: 'Track 1', audio: null }, { title: 'Night Ferry' }))).toEqual([]);
  expect(codesIn(aSingle({}, { title: '' }))).toEqual([]);
  expect(codesIn(aSingle({ audio: null, artists: [], explicit: '' }, { cover: null, pLine: null }))).toEqual([]);
});

test('product 5.6: a recording with the title of a new track is contested, and passes if the artist states why', () => {
  const release = aSingle({ title: 'Track 10' });
  expect(open(release)).toEqual(['title-default']);
  expect(submissionBlockers(release)).toEqual(['Title']);
  const [trackId] = release.trackIds;
  const place = { field: 'title', trackId } as const;
  const stated = after(release, stateReason(release, { code: 'title-default', place }, 'It is the name of the song'));
  expect(open(stated)).toEqual([]);
  expect(isReady(stated)).toBe(true);
});

test('product 11.10: findings come in the order in which an artist meets them', () => {
  const silent: Partial<Track> = { composers: [], lyricists: [], aiAudio: '', aiComposition: '', containsCover: true };
  const release = aSingle(silent, { title: 'Night Ferry', salesStart: '2026-11-02' });
  expect(codesIn(release)).toEqual([
    'single-title',
    'composer-missing',
    'lyricist-missing',
    'ai-audio-unanswered',
    'ai-composition-unanswered',
    'cover-unlicensed',
    'start-soon',
    'cover-korea',
  ]);
});

test('product 11.10: one click applies each fix', () => {
  const release = aSingle({ composers: [], lyricists: [], version: 'Live' }, { title: 'Night Ferry', version: '' });
  const mended = releaseFindings(release, NOW)
    .flatMap(({ fix }) => fix?.edits ?? [])
    .reduce<Release>(after, release);
  expect(open(mended)).toEqual([]);
  expect(mended).toMatchObject({ title: 'Harbour Light', version: 'Live' });
});

test('product 11.11: a stated reason unblocks a contestable finding and is shown with it; without the reason it blocks again', () => {
  const release = aSingle({}, { title: 'Night Ferry' });
  const [found] = openFindings(release, NOW);
  if (!found) throw new Error('there is a finding');
  const stated = after(release, stateReason(release, found, 'It is the name of the ferry'));
  expect(releaseFindings(stated, NOW)).toEqual([{ ...found, reason: 'It is the name of the ferry' }]);
  expect(isReady(stated)).toBe(true);
  expect(after(stated, stateReason(stated, found, ''))).toEqual(release);
  expect(releaseSchemas.stated.safeParse(stated.stated).success).toBe(true);
});

test('product 11.11: a stated reason unblocks neither a blocking finding nor one on a different track', () => {
  const text = 'Because';
  const [one, two] = [
    aTrack({ ...answered, composers: [], stated: [{ code: 'composer-missing', text }] }),
    aTrack({ ...answered, composers: [] }),
  ];
  expect(openFindings(aCompleteDraft(inOrder([one, two])), NOW).map(({ place }) => place.trackId)).toEqual([two.id]);
  const blocked = aSingle({ aiAudio: '', stated: [{ code: 'ai-audio-unanswered', text }] });
  expect(open(blocked)).toEqual(['ai-audio-unanswered']);
  expect(releaseFindings(blocked, NOW).map(({ reason }) => reason)).toEqual([undefined]);
  expect(trackSchemas.stated.safeParse([{ code: 'ai-audio-unanswered', text }]).success).toBe(false);
});

test('product 11.4: what some tracks lack is named with their numbers, what all lack is named once', () => {
  const one = aTrack({ ...answered, composers: [], aiAudio: '' });
  const two = aTrack({ ...answered, aiAudio: '' });
  const album = aCompleteDraft(inOrder([one, two]));
  const names = ['Composer of track 1', 'AI used for the audio of every track'];
  expect(findingNames(openFindings(album, NOW), album)).toEqual(names);
  expect(submissionBlockers({ ...album, cover: null })).toEqual(['Cover art', ...names]);
  expect(submissionBlockers(aSingle({ composers: [] }))).toEqual(['Composer']);
});

test('product 11.1: a release never stops being ready overnight, and something is named as lacking exactly if it is not ready', () => {
  const track = fc.record({
    composers: fc.constantFrom<Track['composers'][]>([writer], []),
    lyricists: fc.constantFrom<Track['lyricists'][]>([writer], []),
    aiAudio: fc.constantFrom<Track['aiAudio'][]>('', 'none', 'all'),
    aiComposition: fc.constantFrom<Track['aiComposition'][]>('', 'partly'),
    audioLanguage: fc.constantFrom('en', 'zxx'),
    containsCover: fc.boolean(),
    stated: fc.constantFrom<Track['stated'][]>([], [{ code: 'composer-missing', text: 'Trad.' }]),
    explicit: fc.constantFrom<Track['explicit'][]>('', 'Explicit'),
  });
  const release = fc.record({
    rows: fc.array(track, { maxLength: 3 }),
    salesStart: fc.constantFrom('', 'asap', '2026-11-03', '2027-06-01'),
    preOrder: fc.constantFrom('', '2026-01-01', '2027-01-01'),
  });
  fc.assert(
    fc.property(release, ({ rows, ...dates }) => {
      const draft = aCompleteDraft({ ...dates, ...inOrder(rows.map((row) => aTrack(row))) });
      const ready = isReady(draft);
      expect(openFindings(draft, new Date('2028-01-01'))).toEqual(openFindings(draft, NOW));
      expect(submissionBlockers(draft).length === 0).toBe(ready);
    }),
  );
});
