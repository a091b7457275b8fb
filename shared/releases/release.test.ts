import { aCompleteDraft, aCredit, aTrack, inOrder, newId } from '../test/builders.ts';
import { ReleaseEdit, TrackEdit } from './field-edits.ts';
import { Release } from './release.ts';

/** Strings that an earlier rule accepted, or that bypassed the form. Today, typing any of them fails. */
const earlier = ['Ada; Bo', 'Ada\u200eBo', '\u3164', '=HYPERLINK("x")', 'Ada\u00adBo', 'x'.repeat(501)];

test.each(earlier)('a release that holds %j can still be read, and corrected', (words) => {
  const person = { id: newId('credit'), firstName: words, lastName: words };
  const track = aTrack({
    title: words,
    version: words,
    artists: [aCredit(words)],
    contributors: [{ id: newId('credit'), name: words, role: 'Producer' }],
    composers: [person],
    lyricists: [person],
  });
  const line = { year: 2026, holder: words };
  const texts = { title: words, version: words, recordLabel: words, pLine: line, cLine: line };
  const release = aCompleteDraft({ ...texts, stores: ['Spotify', 'Spotify'], ...inOrder([track]) });
  expect(Release.parse(release)).toEqual(release);
  expect(ReleaseEdit.safeParse({ field: 'title', from: words, to: 'Ada' }).success).toBe(true);
  expect(TrackEdit.safeParse({ field: 'artists', from: track.artists, to: [aCredit('Ada')] }).success).toBe(true);
  expect(TrackEdit.safeParse({ field: 'artists', from: [aCredit('Ada')], to: track.artists }).success).toBe(false);
});
