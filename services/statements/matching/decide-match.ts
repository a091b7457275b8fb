import { isDeepStrictEqual } from 'node:util';
import type { SavedMatch } from './recording-match-repository.ts';

/**
 * Decides what to store when the office matches a recording (product 23.9, 23.13). If statements need two approvals,
 * two people must agree before statements that have already been posted pay out for the recording; until then the match
 * is pending.
 * @returns undefined if the decision adds nothing
 */
export function decideMatch(
  before: SavedMatch | undefined,
  decision: Pick<SavedMatch, 'said' | 'by' | 'at'>,
  approvalsNeeded: number,
): SavedMatch | undefined {
  const isAlone = approvalsNeeded > 1;
  if (!before || !isDeepStrictEqual(before.said, decision.said))
    return { ...decision, ...(isAlone && decision.said.to !== 'suspense' && { isAwaited: true }) };
  if (!before.isAwaited || (isAlone && before.by.id === decision.by.id)) return undefined;
  const { isAwaited: _, ...agreed } = before;
  return { ...agreed, agreed: { by: decision.by, at: decision.at } };
}

/** Whether the match allows statements that have already been posted to release the recording's money from suspense. */
export const isPayable = (match: SavedMatch | undefined): boolean =>
  match !== undefined && match.said.to !== 'suspense' && !match.isAwaited;
