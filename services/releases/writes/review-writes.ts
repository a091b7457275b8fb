import type { ReviewMark } from '../../../shared/review/review-mark.ts';
import { isSubmitted } from '../storage/legacy-values.ts';
import { type Owned, type Part, releaseCheck, releaseUpdate } from './release-write.ts';

/** Condition: the office still has the submission that the reviewer saw. A legacy submission has no time. */
const requireSubmission = (submittedAt: string): Part => ({
  condition: '(submission.#at = :seen OR attribute_not_exists(submission))',
  names: { '#at': 'at' },
  values: { ':seen': submittedAt },
});

/**
 * Sets a reviewer's mark on a submitted release, replacing a mark for an earlier submission. Fails if this submission
 * already has a mark.
 */
export const setMarkWrite = (
  tableName: string,
  owned: Owned,
  { mark, submittedAt }: { mark: ReviewMark; submittedAt: string },
) => ({
  // The artist has not changed anything, so the release does not move up in the library.
  Update: releaseUpdate(tableName, owned, null, isSubmitted, requireSubmission(submittedAt), {
    set: ['looksGood = :mark', 'reviewedAt = :markedAt'],
    condition: '(attribute_not_exists(looksGood) OR looksGood.#at < :seen)',
    values: { ':mark': mark, ':markedAt': mark.at },
  }),
});

/** Removes the mark from a submitted release. Fails if there is none. */
export const removeMarkWrite = (tableName: string, owned: Owned, { submittedAt }: { submittedAt: string }) => ({
  Update: releaseUpdate(tableName, owned, null, isSubmitted, requireSubmission(submittedAt), {
    remove: ['looksGood'],
    condition: 'attribute_exists(looksGood)',
  }),
});

/**
 * Condition: the release is waiting for the office, and its review has already been opened, so that renewing a claim
 * writes nothing.
 */
export const requireUnderReview = (tableName: string, owned: Owned) => ({
  ConditionCheck: releaseCheck(tableName, owned, isSubmitted, {
    condition: '(reviewedAt >= submission.#at OR (attribute_exists(reviewedAt) AND attribute_not_exists(submission)))',
    names: { '#at': 'at' },
  }),
});

/**
 * Opens the review of a release that is waiting for the office. From now on the release has been reviewed (product
 * 22.7).
 */
export const openReviewWrite = (tableName: string, owned: Owned, now: Date) => ({
  // The artist has not changed anything, so the release does not move up in the library.
  Update: releaseUpdate(tableName, owned, null, isSubmitted, {
    set: ['reviewedAt = :openedAt'],
    values: { ':openedAt': now.toISOString() },
  }),
});
