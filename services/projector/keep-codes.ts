import type { Release } from '../../shared/releases/release.ts';
import { type CodeClaim, claimsOf } from '../releases/codes/code-claim.ts';
import type { CodeRepository } from '../releases/codes/code-repository.ts';

/**
 * Keeps who has the codes of a release. Safe to repeat.
 * @returns the codes that somebody else has, which must never be
 */
export async function keepCodes(release: Release, codes: CodeRepository): Promise<CodeClaim[]> {
  const claims = claimsOf(release);
  const isOurs = await Promise.all(claims.map((claim) => codes.keep(claim)));
  return claims.filter((_, n) => !isOurs[n]);
}
