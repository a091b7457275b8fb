import { isDeepStrictEqual } from 'node:util';
import type { SavedMatch } from './recording-match-repository.ts';

/**
 * What is kept of a recording when somebody of the office has said what it is (product 23.9, 23.13). Where two approve a statement, two
 * accounts say the same of one before anything that was posted without it is paid by it: the first word is awaited.
 * @returns undefined when it is known already, and this word adds nothing
 */
export function decideMatch(
  before: SavedMatch | undefined,
  now: Pick<SavedMatch, 'said' | 'by' | 'at'>,
  approvalsNeeded: number,
): SavedMatch | undefined {
  const isAlone = approvalsNeeded > 1;
  if (!before || !isDeepStrictEqual(before.said, now.said))
    return { ...now, ...(isAlone && now.said.to !== 'suspense' && { isAwaited: true }) };
  if (!before.isAwaited || (isAlone && before.by.id === now.by.id)) return undefined;
  const { isAwaited: _, ...agreed } = before;
  return { ...agreed, agreed: { by: now.by, at: now.at } };
}

/** Whether what was posted without the recording is paid by it. */
export const isPayable = (match: SavedMatch | undefined): boolean =>
  match !== undefined && match.said.to !== 'suspense' && !match.isAwaited;
