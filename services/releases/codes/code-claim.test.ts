import type { Track } from '../../../shared/releases/track.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../../shared/test/builders.ts';
import { claimsOf, typedClaims } from './code-claim.ts';

const UPC = '036000291452';
const ISRC = 'USABC2600001';
const withTracks = (...tracks: Partial<Track>[]) => aCompleteDraft(inOrder(tracks.map((track) => aTrack(track))));

test('product 9.3, 9.4: a release claims its UPC, and each track’s ISRC with what identifies its recording', () => {
  const release = { ...withTracks({ isrc: '' }, { isrc: ISRC, title: ' Harbour LIGHT ', version: 'Live' }), upc: UPC };
  const owner = { artistId: release.artistId, releaseId: release.id, at: '' };
  const [, trackId = NO_TRACK] = release.trackIds;
  const audio = release.tracks[trackId]?.audio;
  expect(claimsOf(release)).toEqual([
    { kind: 'upc', code: UPC, ...owner },
    {
      kind: 'isrc',
      code: ISRC,
      ...owner,
      trackId,
      mediaId: audio?.mediaId,
      recording: 'harbour light\nlive',
      durationMs: 2000,
    },
  ]);
});

test('a track without a master is identified by its id, and one with a hashed master by the hash too', () => {
  const { audio } = aTrack();
  const release = withTracks(
    { isrc: ISRC, audio: null },
    { isrc: 'USABC2600002', audio: audio && { ...audio, sha256: 'ab' } },
  );
  const [silent, hashed] = claimsOf(release);
  expect(silent).toMatchObject({ mediaId: release.trackIds[0], durationMs: 0 });
  expect(silent).not.toHaveProperty('sha256');
  expect(hashed).toMatchObject({ mediaId: audio?.mediaId, sha256: 'ab' });
});

test('a title identifies the same recording in either Unicode form', () => {
  const [one, other] = claimsOf(
    withTracks({ isrc: ISRC, title: 'Cafe\u0301' }, { isrc: 'USABC2600002', title: 'Caf\u00e9' }),
  );
  expect(one).toMatchObject({ recording: 'caf\u00e9\n' });
  expect(other).toMatchObject({ recording: 'caf\u00e9\n' });
});

test('a release without codes claims nothing', () => {
  expect(typedClaims(withTracks({ isrc: '' }))).toEqual([]);
});

test.each([
  ['a UPC without its check digit', { upc: '036000291453' }],
  ['an ISRC in the place of a UPC', { upc: ISRC }],
])('%s is refused', (_, different) => {
  const code = 'code-wrong';
  expect(() => typedClaims(aCompleteDraft(different))).toThrow(
    expect.objectContaining({ code, details: { code: different.upc } }),
  );
});

test('a malformed ISRC is refused, even when it is a valid UPC', () => {
  for (const isrc of ['USABC260001', UPC]) {
    expect(() => typedClaims(withTracks({ isrc }))).toThrow(
      expect.objectContaining({ code: 'code-wrong', details: { code: isrc } }),
    );
  }
});

test('a release claims the codes that it has', () => {
  expect(typedClaims({ ...withTracks({ isrc: ISRC }), upc: UPC })).toHaveLength(2);
});
