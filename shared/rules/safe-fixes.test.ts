import fc from 'fast-check';
import type { Release } from '../releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NOW } from '../test/builders.ts';
import { faultyReleases } from '../test/generated-releases.ts';
import type { Finding } from './release-findings.ts';
import { releaseFindings } from './release-findings.ts';
import { textsOf } from './release-texts.ts';
import { afterFix, safeFixes } from './safe-fixes.ts';

/** How many releases to generate: `npm run proof` sets PROOF=1. */
const numRuns = process.env.PROOF ? 500 : 60;

/** The texts that a finding is about: one, unless a list of names has the same one twice. */
const textsAt = (release: Release, { place: { field, trackId }, words }: Finding) =>
  textsOf(release).filter(({ place, value }) => place.field === field && place.trackId === trackId && value === words);
const editsOf = (fixes: readonly Finding[]) => fixes.flatMap(({ fix }) => fix?.edits ?? []);

test('product 39.3: safe fixes end, leave none behind, and are the same if they are computed again', () => {
  fc.assert(
    fc.property(faultyReleases, (draft) => {
      const fixes = safeFixes(draft, NOW);
      const fixed = afterFix(draft, editsOf(fixes));
      expect(fixes.every(({ fix }) => fix?.isSafe)).toBe(true);
      expect(safeFixes(fixed, NOW)).toEqual([]);
      expect(safeFixes(draft, NOW)).toEqual(fixes);
    }),
    { numRuns },
  );
});

test('product 39.3: every fix resolves its finding, and applying every fix ends', () => {
  fc.assert(
    fc.property(faultyReleases, (draft) => {
      let current = draft;
      for (let round = 0; round < 100; round++) {
        const found = releaseFindings(current, NOW).find(({ fix, reason }) => fix && reason === undefined);
        if (!found?.fix) return;
        const after = afterFix(current, found.fix.edits);
        const isLeft = releaseFindings(after, NOW).some(
          ({ code, place, words, reason }) =>
            code === found.code &&
            place.field === found.place.field &&
            place.trackId === found.place.trackId &&
            words === found.words &&
            reason === undefined,
        );
        // Of two artists with the same faulty name, a fix corrects one.
        const isTwice = textsAt(current, found).length > 1;
        expect([found.code, found.words, isLeft && !isTwice]).toEqual([found.code, found.words, false]);
        current = after;
      }
      throw new Error('The fixes never end');
    }),
    { numRuns },
  );
});

test('product 39.3: if a single and its track have the same title, a fix writes both', () => {
  const track = aTrack({ title: 'Night  Ferry' });
  const release = aCompleteDraft({ title: 'Night  Ferry', ...inOrder([track]) });
  const [first, ...others] = safeFixes(release, NOW);
  expect(others).toEqual([]);
  const fixed = afterFix(release, editsOf(first ? [first] : []));
  expect([fixed.title, fixed.tracks[track.id]?.title]).toEqual(['Night Ferry', 'Night Ferry']);
});
