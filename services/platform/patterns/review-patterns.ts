import { auditKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const reviewPatterns: readonly Pattern[] = [
  {
    what: 'what has waited longest for the office',
    by: 'cardRepository.queue',
    how: 'Query',
    on: [indexKeys.releasesByState],
  },
  {
    what: 'who reviews what now',
    by: 'claimRepository.inForce',
    how: 'Query',
    on: [{ ...keys.reviewClaim, sk: 'all' }],
  },
  {
    what: 'somebody reviews a release',
    by: 'claimRepository.take',
    how: 'TransactWriteItems',
    on: [keys.release, keys.reviewClaim],
  },
  { what: 'nobody reviews it any more', by: 'claimRepository.end', how: 'DeleteItem', on: [keys.reviewClaim] },
  {
    what: 'a submission looks good, or no longer',
    by: 'markRepository.set',
    how: 'TransactWriteItems',
    on: [keys.release, auditKeys.entry],
  },
];
