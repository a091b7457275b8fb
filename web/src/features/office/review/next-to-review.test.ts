import { nextToReview, submissionKey } from './next-to-review.ts';

const queue = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const next = (after?: string, ...passed: string[]) =>
  nextToReview(queue, { ...(after && { after }), isPassed: ({ id }) => passed.includes(id) })?.id;

describe('product 22.1, 22.2: where a reviewer goes on to', () => {
  test('who has waited longest, then who is behind', () => {
    expect(next()).toBe('a');
    expect(next('b')).toBe('c');
  });
  test('past what a colleague reviews, what was decided and what was skipped', () => {
    expect(next(undefined, 'a', 'b')).toBe('c');
    expect(next('b', 'c')).toBe('d');
  });
  test('from the beginning when nobody is behind; never to the same; to nothing when nothing is left', () => {
    expect(next('d')).toBe('a');
    expect(next('d', 'a')).toBe('b');
    expect(next('d', 'a', 'b', 'c')).toBeUndefined();
    expect(nextToReview([], { isPassed: () => false })).toBeUndefined();
  });
  test('one that is no longer in the queue leads to its beginning', () => {
    expect(next('gone')).toBe('a');
  });
  test('what was decided and submitted again waits anew', () => {
    const seen = submissionKey({ id: 'a', submittedAt: '2026-11-01T10:00:00.000Z' });
    expect(submissionKey({ id: 'a', submittedAt: '2026-11-01T10:00:00.000Z' })).toBe(seen);
    expect(submissionKey({ id: 'a', submittedAt: '2026-11-02T10:00:00.000Z' })).not.toBe(seen);
  });
});
