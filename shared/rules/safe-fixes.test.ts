import fc from 'fast-check';
import type { Track } from '../releases/track.ts';
import { aCompleteDraft, aCredit, aTrack, aWriter, inOrder, NOW } from '../test/builders.ts';
import { releaseFindings } from './release-findings.ts';
import { rules } from './rules.ts';
import { afterFix, safeFixes } from './safe-fixes.ts';

/** Texts with faults, as people type them: parts of the rules' own examples, in any order. */
const parts = Object.values(rules)
  .flatMap(({ good, bad }) => [...good, ...bad])
  .filter((example) => typeof example === 'string')
  .filter((example) => example.length < 60);
const text = fc
  .array(fc.constantFrom(...parts, ' ', '  ', '(Live)', '[feat. Jo]', '- Single', '&amp;', 'Vol 2', 'Op 3'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((some) => some.join(' ').trim());

const track = fc.record({
  title: text,
  version: fc.oneof(fc.constant(''), text),
  artists: fc.array(text, { minLength: 1, maxLength: 3 }).map((names) => names.map((name) => aCredit(name))),
  composers: fc.tuple(text, text).map(([first, last]) => [aWriter(first, last)]),
});
const release = fc.record({
  title: text,
  version: fc.oneof(fc.constant(''), text),
  recordLabel: fc.oneof(fc.constant(''), text),
  holder: text,
  tracks: fc.array(track, { minLength: 1, maxLength: 3 }),
});

const made = ({ tracks, holder, ...fields }: typeof release extends fc.Arbitrary<infer R> ? R : never) =>
  aCompleteDraft({
    ...fields,
    pLine: { year: 2026, holder },
    ...inOrder(tracks.map((one) => aTrack(one as Partial<Track>))),
  });

test('product 39.3: safe fixes end, leave none behind, and are the same if they are computed again', () => {
  fc.assert(
    fc.property(release, (fields) => {
      const draft = made(fields);
      const fixes = safeFixes(draft, NOW);
      const fixed = afterFix(
        draft,
        fixes.flatMap(({ fix }) => fix?.edits ?? []),
      );
      expect(safeFixes(fixed, NOW)).toEqual([]);
      expect(safeFixes(draft, NOW)).toEqual(fixes);
    }),
    { numRuns: 200 },
  );
});

test('product 39.3: every fix resolves its finding, and applying every fix ends', () => {
  fc.assert(
    fc.property(release, (fields) => {
      let current = made(fields);
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
        expect([found.code, found.words, isLeft]).toEqual([found.code, found.words, false]);
        current = after;
      }
      throw new Error('The fixes never end');
    }),
    { numRuns: 200 },
  );
});
