import { auditKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const reviewPatterns: readonly Pattern[] = [
  {
    what: 'the submissions that have waited longest',
    by: 'cardRepository.queue',
    how: 'Query',
    on: [indexKeys.releasesByState],
  },
  {
    what: 'the current reviewers',
    by: 'claimRepository.inForce',
    how: 'Query',
    on: [{ ...keys.reviewClaim, sk: 'all' }],
  },
  {
    what: 'a reviewer claims a release',
    by: 'claimRepository.take',
    how: 'TransactWriteItems',
    on: [keys.release, keys.reviewClaim],
  },
  { what: 'a reviewer releases the claim', by: 'claimRepository.end', how: 'DeleteItem', on: [keys.reviewClaim] },
  {
    what: 'a submission is marked as good, or the mark is removed',
    by: 'markRepository.set',
    how: 'TransactWriteItems',
    on: [keys.release, auditKeys.entry],
  },
];
