import { guards, type Mutant } from './mutant.ts';

const TEST = 'services/review/review.service-test';

export const reviewMutants: readonly Mutant[] = [
  ...guards('services/review/claim-repository.ts', 'service', TEST, [
    [
      'a claim that has not ended is its owner’s',
      "'attribute_not_exists(PK) OR #until <= :now OR #by.#id = :me'",
      "'attribute_not_exists(PK) OR #until >= :now OR #until <= :now OR #by.#id = :me'",
      'the first reviewer gets',
    ],
    ['a claim is ended by its owner only', "'#by.#id = :me',", "'#by.#id = :me OR #by.#id <> :me',", 'gives it back'],
    [
      'what has ended holds no more, before the table takes it away',
      '.filter(({ until }) => until > now.toISOString())',
      '',
      'the first reviewer gets',
    ],
    [
      'a renewed claim writes nothing to the release',
      'store(requireUnderReview(table.name, owned), () =>',
      'Promise.resolve().then(async () =>',
      'once its review is opened',
    ],
  ]),
  ...guards('services/releases/writes/review-writes.ts', 'service', TEST, [
    [
      'a mark is of the submission that was seen',
      "condition: '(submission.#at = :seen OR attribute_not_exists(submission))'",
      "condition: '(submission.#at = :seen OR submission.#at <> :seen)'",
      'is of the submission',
    ],
    [
      'only what waits is claimed',
      "Update: releaseUpdate(tableName, owned, null, isSubmitted, {\n    set: ['reviewedAt = :openedAt'],",
      "Update: releaseUpdate(tableName, owned, null, { condition: 'attribute_exists(#status)', names: isSubmitted.names }, {\n    set: ['reviewedAt = :openedAt'],",
      'there is none',
    ],
    [
      'a submission is marked once',
      "condition: '(attribute_not_exists(looksGood) OR looksGood.#at < :seen)'",
      "condition: ':seen = :seen'",
      'is set once',
    ],
    [
      'a mark is a review',
      "set: ['looksGood = :mark', 'reviewedAt = :markedAt']",
      "set: ['looksGood = :mark']",
      'once it is marked',
    ],
    [
      'a review of an earlier submission is none of this one',
      '(reviewedAt >= submission.#at OR (attribute_exists(reviewedAt) AND attribute_not_exists(submission)))',
      '(attribute_exists(reviewedAt) OR submission.#at = submission.#at)',
      'a review of an earlier submission',
    ],
  ]),
];
