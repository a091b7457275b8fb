import { nextToReview, submissionKey } from './next-to-review.ts';

const queue = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const next = (after?: string, ...passed: string[]) =>
  nextToReview(queue, { ...(after && { after }), isPassed: ({ id }) => passed.includes(id) })?.id;

describe('product 22.1, 22.2: the release that follows in a review', () => {
  test('starts with the release that has waited longest, then takes the following one', () => {
    expect(next()).toBe('a');
    expect(next('b')).toBe('c');
  });
  test('skips releases that a colleague is reviewing, or that were decided or skipped', () => {
    expect(next(undefined, 'a', 'b')).toBe('c');
    expect(next('b', 'c')).toBe('d');
  });
  test('continues at the beginning after the last release, never returns the same one, and ends when none is left', () => {
    expect(next('d')).toBe('a');
    expect(next('d', 'a')).toBe('b');
    expect(next('d', 'a', 'b', 'c')).toBeUndefined();
    expect(nextToReview([], { isPassed: () => false })).toBeUndefined();
  });
  test('continues at the beginning if the current release is no longer in the queue', () => {
    expect(next('gone')).toBe('a');
  });
  test('treats a resubmitted release as a new submission', () => {
    const seen = submissionKey({ id: 'a', submittedAt: '2026-11-01T10:00:00.000Z' });
    expect(submissionKey({ id: 'a', submittedAt: '2026-11-01T10:00:00.000Z' })).toBe(seen);
    expect(submissionKey({ id: 'a', submittedAt: '2026-11-02T10:00:00.000Z' })).not.toBe(seen);
  });
});
