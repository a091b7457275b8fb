import fc from 'fast-check';
import type { DraftRelease } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';
import { ruleDescriptions } from '../rules/rule-descriptions.ts';
import { aCompleteDraft, aCredit, aTrack, aWriter, inOrder } from './builders.ts';

/** Texts with faults, as people type them: parts of the rules' own examples, in any order. */
const parts = Object.values(ruleDescriptions)
  .flatMap(({ good, bad }) => [...good, ...bad])
  .filter((example) => typeof example === 'string')
  .filter((example) => example.length < 60);

const text = fc
  .array(fc.constantFrom(...parts, ' ', '  ', '(Live)', '[feat. Jo]', '- Single', '&amp;', 'Vol 2', 'Op 3'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((some) => some.join(' ').trim())
  // Alone or in a list, a text that begins like a formula is refused where it is typed (product 6.7).
  .filter((value) => !/^\s*[=+@-]/.test(value));

const track = fc.record({
  title: text,
  version: fc.oneof(fc.constant(''), text),
  artists: fc.array(text, { minLength: 1, maxLength: 3 }).map((names) => names.map((name) => aCredit(name))),
  composers: fc.tuple(text, text).map(([first, last]) => [aWriter(first, last)]),
});

const fields = fc.record({
  title: text,
  version: fc.oneof(fc.constant(''), text),
  recordLabel: fc.oneof(fc.constant(''), text),
  holder: text,
  tracks: fc.array(track, { minLength: 1, maxLength: 3 }),
});

/** Releases whose texts are full of faults, and are otherwise complete. */
export const faultyReleases: fc.Arbitrary<DraftRelease> = fields.map(({ tracks, holder, ...release }) =>
  aCompleteDraft({
    ...release,
    pLine: { year: 2026, holder },
    ...inOrder(tracks.map((one) => aTrack(one as Partial<Track>))),
  }),
);
