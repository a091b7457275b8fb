import { guards, type Mutant } from './mutant.ts';

const TEST = 'services/review/review.service-test';

export const reviewMutants: readonly Mutant[] = [
  ...guards('services/review/claim-repository.ts', 'service', TEST, [
    [
      'a claim that has not ended is its owner’s',
      "'attribute_not_exists(PK) OR #until <= :now OR #by.#id = :me'",
      "'attribute_not_exists(PK) OR #until >= :now OR #until <= :now OR #by.#id = :me'",
      'the first has it',
    ],
    ['a claim is ended by its owner only', "'#by.#id = :me',", "'#by.#id = :me OR #by.#id <> :me',", 'gives it back'],
    [
      'what has ended holds no more, before the table takes it away',
      '.filter(({ until }) => until > now.toISOString())',
      '',
      'the first has it',
    ],
    [
      'only what waits is claimed',
      'waitsForOffice(table.name, owned),',
      "{ ConditionCheck: { TableName: table.name, Key: keys.release(owned), ConditionExpression: 'attribute_exists(PK)' } },",
      'there is none',
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
      'a submission is marked once',
      "condition: '(attribute_not_exists(looksGood) OR looksGood.#at < :seen)'",
      "condition: ':seen = :seen'",
      'is set once',
    ],
  ]),
];
