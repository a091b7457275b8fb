import { Problem } from '../../../shared/contract/problem.ts';
import type { Item } from '../../platform/table.ts';
import { type CodeClaim, TRACK_KNOWN } from './code-claim.ts';

/**
 * The refusal of a code that an artist typed. Where a code is used is shown to its owner; of somebody else's it says only that it is taken.
 * @param existing the claim that stands, as it was stored; undefined when nobody has the code, and it is of a range that is still to be assigned
 */
export function codeTaken({ code, artistId }: CodeClaim, existing: Item | undefined): Problem {
  if (existing?.artistId !== artistId) return new Problem('code-taken', { code });
  const usedIn = { releaseId: existing.releaseId, ...(existing.v === TRACK_KNOWN && { trackId: existing.trackId }) };
  return new Problem('code-taken', { code, usedIn });
}
