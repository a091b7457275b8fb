import { isReviewed } from './is-reviewed.ts';

const submission = { at: '2026-11-02T10:00:00.000Z' };

test('product 22.7: the office reviewed the submission that it has, not an earlier one', () => {
  expect(isReviewed({ submission, reviewedAt: '2026-11-02T10:00:00.001Z' })).toBe(true);
  expect(isReviewed({ submission, reviewedAt: submission.at })).toBe(true);
  expect(isReviewed({ submission, reviewedAt: '2026-11-02T09:59:59.999Z' })).toBe(false);
  expect(isReviewed({ submission })).toBe(false);
  expect(isReviewed({ reviewedAt: submission.at })).toBe(false);
});
