import { aCompleteDraft, NOW } from '../test/builders.ts';
import { openExamples, withReasons } from '../test/open-examples.ts';
import { isReady } from './is-ready.ts';
import { itemOfPlace } from './item-of-place.ts';
import { readinessOf } from './readiness.ts';
import { openFindings } from './release-findings.ts';

test('a complete release has all ten items, and is ready', () => {
  expect(readinessOf(aCompleteDraft())).toEqual({ missing: [], lacking: [], openFindings: 0 });
});

test.each(openExamples())('product 11.2: $code keeps its item open: “$shown”', ({ release, code, isContestable }) => {
  const readiness = readinessOf(release);
  const items = openFindings(release, NOW).map(({ place }) => itemOfPlace(place));
  expect(openFindings(release, NOW).map((found) => found.code)).toContain(code);
  expect(new Set(readiness.missing)).toEqual(new Set(items));
  expect(isReady(readiness)).toBe(false);
  if (isContestable) expect(isReady(readinessOf(withReasons(release)))).toBe(true);
});

test('a card that was stored before findings belonged to items is not ready while it counts one', () => {
  expect(isReady({ missing: [], openFindings: 1 })).toBe(false);
});
