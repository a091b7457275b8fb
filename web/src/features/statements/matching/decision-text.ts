import type { UnmatchedRecording } from '../../../../../shared/statements/statement-parts.ts';
import type { StatementState } from '../../../../../shared/statements/statement-state.ts';

const PAID = 'it is being paid';
const PAID_ONCE_CONFIRMED = 'it will be paid once somebody else matches it with the same track';

type DecisionText = {
  /** The office's decision about the recording, and its consequence. */
  text?: string;
  /** The action that the page can offer. */
  may?: 'match' | 'take-back';
};

/**
 * Describes the decision about a recording, and the action that is still possible (product 23.13, 30.7). Once the
 * recording is paid, no action is possible.
 */
export function decisionText(
  state: StatementState,
  { kind, decision, release }: Pick<UnmatchedRecording, 'kind' | 'decision' | 'release'>,
): DecisionText {
  const isOpen = state === 'ready' || state === 'approved';
  const isWaiting = (state === 'posted' || state === 'posting') && kind !== 'matched';
  if (!decision) {
    const text = release && `Shared among the ${release.tracks} tracks of ${release.title} by ${release.artist}`;
    return { ...(text && { text }), ...((isOpen || isWaiting) && { may: 'match' }) };
  }
  const text = textOf(decision);
  if (isOpen) return { text, may: 'take-back' };
  if (!isWaiting) return { text };
  if (decision.said.to === 'suspense') return { text, may: 'match' };
  return decision.isAwaited ? { text: `${text}: ${PAID_ONCE_CONFIRMED}`, may: 'match' } : { text: `${text}: ${PAID}` };
}

function textOf({ said, by, track, release }: NonNullable<UnmatchedRecording['decision']>): string {
  if (said.to === 'suspense') return `${by.name} marked it as none of ours`;
  if (said.to === 'release')
    return release
      ? `${by.name} matched it with all of ${release.title} by ${release.artist}`
      : `${by.name} matched it with a release that no longer exists`;
  if (!track) return `${by.name} matched it with a track that no longer exists`;
  return `${by.name} matched it with ${track.title} by ${track.artist}${track.isrc && `, ISRC ${track.isrc}`}`;
}
