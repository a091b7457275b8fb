import type { ReviewMark } from '../../../shared/review/review-mark.ts';
import { isSubmitted } from '../storage/legacy-values.ts';
import { type Owned, type Part, releaseCheck, releaseUpdate } from './release-write.ts';

/** The office still has the submission that the reviewer has seen. One of earlier years says no time. */
const seen = (submittedAt: string): Part => ({
  condition: '(submission.#at = :seen OR attribute_not_exists(submission))',
  names: { '#at': 'at' },
  values: { ':seen': submittedAt },
});

/** A submitted release has a reviewer's mark, which replaces one of an earlier submission. Refused when this one has a mark. */
export const markSet = (
  tableName: string,
  owned: Owned,
  { mark, submittedAt }: { mark: ReviewMark; submittedAt: string },
) => ({
  // Nothing of the artist's changes: it does not move up in the library.
  Update: releaseUpdate(tableName, owned, null, isSubmitted, seen(submittedAt), {
    set: ['looksGood = :mark', 'reviewedAt = :markedAt'],
    condition: '(attribute_not_exists(looksGood) OR looksGood.#at < :seen)',
    values: { ':mark': mark, ':markedAt': mark.at },
  }),
});

/** The mark of a submitted release is taken off. Refused when there is none. */
export const markRemoved = (tableName: string, owned: Owned, { submittedAt }: { submittedAt: string }) => ({
  Update: releaseUpdate(tableName, owned, null, isSubmitted, seen(submittedAt), {
    remove: ['looksGood'],
    condition: 'attribute_exists(looksGood)',
  }),
});

/** The release waits for the office, and its review was opened before: a claim that is renewed writes nothing to it. */
export const isUnderReview = (tableName: string, owned: Owned) => ({
  ConditionCheck: releaseCheck(tableName, owned, isSubmitted, {
    condition: '(reviewedAt >= submission.#at OR (attribute_exists(reviewedAt) AND attribute_not_exists(submission)))',
    names: { '#at': 'at' },
  }),
});

/** The review of a release that waits for the office is opened: from now on it is reviewed (product 22.7). */
export const reviewOpened = (tableName: string, owned: Owned, now: Date) => ({
  // Nothing of the artist's changes: it does not move up in the library.
  Update: releaseUpdate(tableName, owned, null, isSubmitted, {
    set: ['reviewedAt = :openedAt'],
    values: { ':openedAt': now.toISOString() },
  }),
});
