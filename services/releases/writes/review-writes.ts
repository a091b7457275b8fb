import type { ReviewMark } from '../../../shared/review/review-mark.ts';
import { isSubmitted } from '../legacy-values.ts';
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
    set: ['looksGood = :mark'],
    condition: '(attribute_not_exists(looksGood) OR looksGood.#at < :seen)',
    values: { ':mark': mark },
  }),
});

/** The mark of a submitted release is taken off. Refused when there is none. */
export const markRemoved = (tableName: string, owned: Owned, { submittedAt }: { submittedAt: string }) => ({
  Update: releaseUpdate(tableName, owned, null, isSubmitted, seen(submittedAt), {
    remove: ['looksGood'],
    condition: 'attribute_exists(looksGood)',
  }),
});

/** The release waits for the office. */
export const waitsForOffice = (tableName: string, owned: Owned) => ({
  ConditionCheck: releaseCheck(tableName, owned, isSubmitted),
});
