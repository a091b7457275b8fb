import type { ItemChange } from '../platform/item-change.ts';
import { type CodeClaim, claimsOf } from '../releases/code-claim.ts';
import type { CodeRepository } from '../releases/code-repository.ts';
import { currentStatus } from '../releases/legacy-values.ts';
import { readRelease } from '../releases/read-release.ts';

/**
 * Keeps who has the codes of a release that was submitted: those that the platform assigned are claimed only now, so that a submission
 * stays one write. Safe to repeat.
 * @returns the codes that somebody else has, which must never be
 */
export async function claimCodes({ before, after }: ItemChange, codes: CodeRepository): Promise<CodeClaim[]> {
  if (!after || currentStatus(after.status) !== 'submitted' || currentStatus(before?.status) === 'submitted') return [];
  const claims = claimsOf(readRelease(after));
  const kept = await Promise.all(claims.map((claim) => codes.keep(claim)));
  return claims.filter((_, n) => !kept[n]);
}
