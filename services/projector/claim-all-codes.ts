import type { Release } from '../../shared/releases/release.ts';
import { type CodeClaim, claimsOf } from '../releases/codes/code-claim.ts';
import type { CodeRepository } from '../releases/codes/code-repository.ts';

/**
 * Claims all codes of a release for it. Safe to repeat.
 * @returns codes that a different release has, which must never happen
 */
export async function claimAllCodes(release: Release, codes: CodeRepository): Promise<CodeClaim[]> {
  const claims = claimsOf(release);
  const isOurs = await Promise.all(claims.map((claim) => codes.keep(claim)));
  return claims.filter((_, n) => !isOurs[n]);
}
