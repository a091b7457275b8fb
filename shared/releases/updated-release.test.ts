import { describe, expect, it } from '@jest/globals';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK, newId } from '../test/builders.ts';
import type { Release } from './release.ts';
import type { Audio } from './track.ts';
import { isNewRecording, updatedContent, withCodesOf } from './updated-release.ts';

const mediaIds = { a: newId('media'), b: newId('media') };
const audio = (mediaId: 'a' | 'b', durationMs: number): Audio => ({
  ...(aTrack().audio as Audio),
  mediaId: mediaIds[mediaId],
  durationMs,
});
const delivered = aCompleteDraft({
  upc: '0860000000017',
  ...inOrder([aTrack({ isrc: 'QZZZ12600001', audio: audio('a', 180_000) })]),
});
const [trackId = NO_TRACK] = delivered.trackIds;
const changed = (durationMs: number, different: Partial<Release> = {}): Release => {
  const track = delivered.tracks[trackId];
  if (!track) throw new Error('The release has no track');
  return { ...delivered, tracks: { [trackId]: { ...track, audio: audio('b', durationMs) } }, ...different } as Release;
};
const isrcOf = (release: Pick<Release, 'tracks'>) => release.tracks[trackId]?.isrc;

describe('a replaced audio file (product 35.4)', () => {
  it.each([
    [180_000, false],
    [182_000, false],
    [178_000, false],
    [182_001, true],
    [177_999, true],
  ])('of %i ms instead of 180,000 is a new recording: %s', (durationMs, isNew) => {
    expect(isNewRecording(audio('a', 180_000), audio('b', durationMs))).toBe(isNew);
    expect(isrcOf(withCodesOf(changed(durationMs), delivered))).toBe(isNew ? '' : 'QZZZ12600001');
  });

  it('is the same recording if the upload is the same', () => {
    expect(isNewRecording(audio('a', 180_000), audio('a', 1))).toBe(false);
  });

  it('keeps the ISRC that the change got for it', () => {
    const change = changed(200_000);
    const coded = { ...change, tracks: { [trackId]: { ...change.tracks[trackId], isrc: 'QZZZ12600002' } } } as Release;
    expect(isrcOf(updatedContent(delivered, coded))).toBe('QZZZ12600002');
  });
});

describe('codes that were assigned while the change was open (product 35.4)', () => {
  const before = changed(180_000, { upc: '' });
  const blank = { ...before, tracks: { [trackId]: { ...before.tracks[trackId], isrc: '' } } } as Release;

  it('are those of the release, not of the older copy', () => {
    const content = updatedContent(delivered, blank);
    expect([content.upc, isrcOf(content)]).toEqual(['0860000000017', 'QZZZ12600001']);
  });
});
