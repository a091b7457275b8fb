import { latestPreviewStart, previewPart } from '../releases/preview-start.ts';
import type { Release } from '../releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NOW } from '../test/builders.ts';
import { releaseFindings } from './release-findings.ts';

const late = (release: Release) => releaseFindings(release, NOW).filter(({ code }) => code === 'preview-late');
const findings = (previewStartSeconds: number | null, durationMs: number) => {
  const { audio, ...track } = aTrack({ title: 'Night Ferry', previewStartSeconds });
  if (!audio) throw new Error('Has no audio');
  const whole = { ...track, audio: { ...audio, durationMs } };
  return late(aCompleteDraft(inOrder([whole])));
};

describe('the preview is 30 seconds of the track (product 37.5)', () => {
  it.each([
    [180_000, 150],
    [180_999, 150],
    [31_000, 1],
    [30_000, 0],
    [29_999, 0],
    [1000, 0],
  ])('of a track of %i ms, it starts at second %i at the latest', (durationMs, latest) => {
    expect(latestPreviewStart(durationMs)).toBe(latest);
    expect(findings(latest, durationMs)).toEqual([]);
    expect(findings(latest + 1, durationMs)).toMatchObject([
      { code: 'preview-late', severity: 'advice', fix: { edits: [{ edit: { from: latest + 1, to: latest } }] } },
    ]);
  });

  it('needs no preview, and no audio', () => {
    expect(findings(null, 180_000)).toEqual([]);
    const silent = { ...aTrack({ title: 'Night Ferry', previewStartSeconds: 900 }), audio: null };
    expect(late(aCompleteDraft(inOrder([silent])))).toEqual([]);
  });

  it('is played only to the end of the track', () => {
    expect(previewPart(42, 180_000)).toEqual({ fromMs: 42_000, toMs: 72_000 });
    expect(previewPart(900, 180_500)).toEqual({ fromMs: 150_000, toMs: 180_000 });
    expect(previewPart(0, 12_500)).toEqual({ fromMs: 0, toMs: 12_500 });
  });
});
