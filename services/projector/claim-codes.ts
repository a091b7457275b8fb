import type { Change } from '../platform/item-change.ts';
import type { CodeClaim } from '../releases/codes/code-claim.ts';
import type { CodeRepository } from '../releases/codes/code-repository.ts';
import { currentStatus } from '../releases/storage/legacy-values.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import { keepCodes } from './keep-codes.ts';

/**
 * Keeps who has the codes of a release that was submitted: those that the platform assigned are claimed only now, so that a submission
 * stays one write. Safe to repeat.
 * @returns the codes that somebody else has, which must never be
 */
export async function claimCodes({ before, after }: Change, codes: CodeRepository): Promise<CodeClaim[]> {
  if (!after || currentStatus(after.status) !== 'submitted' || currentStatus(before?.status) === 'submitted') return [];
  return keepCodes(readRelease(after), codes);
}
