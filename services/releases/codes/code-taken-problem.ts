import { Problem } from '../../../shared/contract/problem.ts';
import type { Item } from '../../platform/table.ts';
import { type CodeClaim, TRACK_CLAIM_VERSION } from './code-claim.ts';

/**
 * The problem for an entered code that is already taken. The code's owner sees where it is used; others see only that
 * it is taken.
 * @param existing the stored claim; undefined if the code has no owner but is from a range that has yet to be assigned
 */
export function codeTakenProblem({ code, artistId }: CodeClaim, existing: Item | undefined): Problem {
  if (existing?.artistId !== artistId) return new Problem('code-taken', { code });
  const usedIn = {
    releaseId: existing.releaseId,
    ...(existing.v === TRACK_CLAIM_VERSION && { trackId: existing.trackId }),
  };
  return new Problem('code-taken', { code, usedIn });
}
