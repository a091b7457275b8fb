import type { Item } from '../../platform/table.ts';
import { type CodeClaim, LENGTH_TOLERANCE_MS, type Recording } from './code-claim.ts';

/** The range of lengths that are treated as the same recording, in milliseconds. */
export const lengthRange = ({ durationMs }: Recording) => ({
  ':shortest': durationMs - LENGTH_TOLERANCE_MS,
  ':longest': durationMs + LENGTH_TOLERANCE_MS,
});

/**
 * The condition on an existing claim: it must be for the same recording or release. If the claim was made before
 * lengths were stored, title and version decide.
 */
export function isSameClaim(claim: CodeClaim): string {
  if (claim.kind === 'upc') return 'artistId = :artistId AND releaseId = :releaseId';
  const isAsLong = '(attribute_not_exists(durationMs) OR durationMs BETWEEN :shortest AND :longest)';
  const isSameFile = claim.sha256 ? 'mediaId = :mediaId OR sha256 = :sha256' : 'mediaId = :mediaId';
  // A release that was sent back was never delivered, so it keeps its codes even if its masters change (product 21.1).
  return `artistId = :artistId AND (releaseId = :releaseId OR ${isSameFile} OR (recording = :recording AND ${isAsLong}))`;
}

/** Checks the same as `isSameClaim`, for a claim that has been read. */
export function isSameClaimIn(item: Item, claim: CodeClaim): boolean {
  if (item.artistId !== claim.artistId) return false;
  if (item.releaseId === claim.releaseId) return true;
  if (claim.kind === 'upc') return false;
  const { ':shortest': shortest, ':longest': longest } = lengthRange(claim);
  const isAsLong =
    item.durationMs === undefined || (Number(item.durationMs) >= shortest && Number(item.durationMs) <= longest);
  const isSameFile = item.mediaId === claim.mediaId || (claim.sha256 !== undefined && item.sha256 === claim.sha256);
  return isSameFile || (item.recording === claim.recording && isAsLong);
}
