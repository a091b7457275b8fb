import type { DraftRelease } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK, NOW } from '../test/builders.ts';
import { acceptReasons } from './accept-reasons.ts';
import { isReady } from './is-ready.ts';
import { openCodes, readinessOf } from './readiness.ts';
import { rejectTexts } from './reject-texts.ts';
import { releaseFindings } from './release-findings.ts';
import { safeFixes } from './safe-fixes.ts';

const CHK = { code: 'artist-signs', text: '!!!' };

/** A single that is ready unless a finding about its artists, or about its title, is open. */
function aSingle(names: readonly string[], track: Partial<Track> = {}, release: Partial<DraftRelease> = {}) {
  const only = aTrack({ title: 'Harbour Light', artists: names.map((name) => aCredit(name)), ...track });
  return aCompleteDraft({ title: only.title, stated: [], ...inOrder([only]), ...release });
}
const withReason = { stated: [{ code: 'artist-signs', text: 'It is our name' }] };
const trackOf = ({ trackIds }: DraftRelease) => trackIds[0] ?? NO_TRACK;

test('product 39.6: an accepted text needs no reason, and the finding says that it was accepted', () => {
  const [first, next] = [aSingle(['!!!']), aSingle(['!!!'], {}, { accepted: [CHK] })];
  expect(openCodes(first)).toEqual(['artist-signs']);
  expect(openCodes(next)).toEqual([]);
  expect(isReady(readinessOf(next))).toBe(true);
  const found = releaseFindings(next, NOW).filter(({ code }) => code === 'artist-signs');
  expect(found).toMatchObject([{ place: { field: 'artists' }, isAccepted: true }]);
});

test('product 39.6: an acceptance holds for its text and its finding only', () => {
  expect(openCodes(aSingle(['???'], {}, { accepted: [CHK] }))).toEqual(['artist-signs']);
  expect(openCodes(aSingle(['!!!'], {}, { accepted: [{ ...CHK, code: 'artist-generic' }] }))).toEqual(['artist-signs']);
});

test('product 39.6: case, accents and signs make no difference', () => {
  const accepted = [{ code: 'text-store', text: 'spotifysessions' }];
  const release = aSingle(['Mara'], { title: 'Spotify  Sessions!' }, { title: 'SPOTIFY SESSIONS!', accepted });
  expect(openCodes({ ...release, accepted: [] })).toContain('text-store');
  expect(openCodes(release)).not.toContain('text-store');
});

test('product 39.6: among several wrong names of a track, each has to be accepted', () => {
  const accepted = [CHK, { code: 'artist-signs', text: '???' }];
  expect(openCodes(aSingle(['!!!', '???'], {}, { accepted: [CHK] }))).toEqual(['artist-signs']);
  expect(openCodes(aSingle(['!!!', '???'], {}, { accepted }))).toEqual([]);
});

test('product 39.6: where two titles differ, both have to be the same again', () => {
  const single = aCompleteDraft({ title: 'Night Ferry', ...inOrder([aTrack({ title: 'Harbour Light' })]) });
  const accepted = acceptReasons(single);
  expect(accepted).toEqual([{ code: 'single-title', text: 'nightferryharbourlight' }]);
  expect(openCodes({ ...single, stated: [], accepted })).toEqual([]);
  expect(openCodes({ ...single, title: 'Day Ferry', stated: [], accepted })).toEqual(['single-title']);
});

test('product 39.6: an export accepts each text once for which a reason answers a finding', () => {
  const both = [
    aTrack({ artists: [aCredit('!!!')], ...withReason }),
    aTrack({ artists: [aCredit('!!!')], ...withReason }),
  ];
  expect(acceptReasons(aCompleteDraft(inOrder(both)))).toEqual([CHK]);
  // The name has changed since the reason was stated.
  expect(acceptReasons(aSingle(['Mara'], withReason))).toEqual([]);
  // Nothing was stated.
  expect(acceptReasons(aSingle(['!!!'], {}, { accepted: [CHK] }))).toEqual([]);
});

test('product 39.6: an empty field, a file and a long text are not remembered', () => {
  const stated = [
    { code: 'composer-missing', text: 'Trad.' },
    { code: 'text-store', text: 'A long story' },
  ];
  const title = `Spotify ${'and on '.repeat(20)}`;
  const release = aSingle(['Mara'], { composers: [], title, stated });
  expect(releaseFindings(release, NOW).filter(({ reason }) => reason).length).toBe(2);
  expect(acceptReasons(release)).toEqual([]);
});

test('product 39.6: a request for changes of a field rejects what was accepted or stated there', () => {
  const release = aSingle(['!!!'], {}, { accepted: [CHK, { code: 'text-store', text: 'spotify' }] });
  const [trackId, other] = [trackOf(release), NO_TRACK];
  const left = [{ code: 'text-store', text: 'spotify' }];
  expect(rejectTexts(release, [{ code: 'credits-wrong', trackId }])).toEqual({ rejected: [CHK], accepted: left });
  expect(rejectTexts(release, [{ code: 'credits-wrong' }]).rejected).toEqual([CHK]);
  expect(rejectTexts(release, [{ code: 'other', field: 'artists', note: 'Really?' }]).rejected).toEqual([CHK]);
  expect(rejectTexts(aSingle(['!!!'], withReason), [{ code: 'credits-wrong' }]).rejected).toEqual([CHK]);
  for (const reason of [{ code: 'title-style' }, { code: 'credits-wrong', trackId: other }, { code: 'other' }])
    expect(rejectTexts(release, [reason])).toEqual({ rejected: [], accepted: release.accepted });
});

test('product 39.3, 39.6: an accepted spelling is not among the fixes', () => {
  const accepted = [{ code: 'version-brackets', text: 'live' }];
  const release = aSingle(['Mara'], { version: '(Live)' }, { version: '(Live)' });
  const codes = (one: DraftRelease) => safeFixes(one, NOW).map(({ code }) => code);
  expect(codes(release)).toContain('version-brackets');
  expect(codes({ ...release, accepted })).not.toContain('version-brackets');
});
