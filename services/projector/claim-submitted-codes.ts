import type { Change } from '../platform/item-change.ts';
import type { CodeClaim } from '../releases/codes/code-claim.ts';
import type { CodeRepository } from '../releases/codes/code-repository.ts';
import { currentStatus } from '../releases/storage/legacy-values.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import { claimAllCodes } from './claim-all-codes.ts';

/**
 * Claims the codes of a newly submitted release. Codes that the platform assigned are claimed only here, so that a
 * submission stays a single write. Safe to repeat.
 * @returns codes that a different release has, which must never happen
 */
export async function claimSubmittedCodes({ before, after }: Change, codes: CodeRepository): Promise<CodeClaim[]> {
  if (!after || currentStatus(after.status) !== 'submitted' || currentStatus(before?.status) === 'submitted') return [];
  return claimAllCodes(readRelease(after), codes);
}
