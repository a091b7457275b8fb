import type { Change } from '../../shared/assistant/change.ts';
import { isUndone } from '../../shared/assistant/undo-changes.ts';
import type { ArtistId, MessageId, ReleaseId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { ConversationRepository } from './conversation-repository.ts';

/** The maximum number of turns that can be undone one after another. */
const MAX_UNDOABLE = 50;

export type LastChange = {
  changes: readonly Change[];
  /** Earlier turns that changed something and have not been undone. */
  earlier: MessageId[];
};

/**
 * Finds the last change that has not been undone (product 31.13). Skips a turn whose changes the artist has already
 * reverted one by one.
 */
export async function lastChange(
  conversations: Pick<ConversationRepository, 'turn'>,
  owned: { artistId: ArtistId; releaseId: ReleaseId },
  release: Release,
  changed: readonly MessageId[],
): Promise<LastChange> {
  for (let n = changed.length - 1; n >= 0; n--) {
    const messageId = changed[n];
    const turn = messageId && (await conversations.turn(owned, messageId));
    if (turn && !isUndone(release, turn.reply.changes))
      return { changes: turn.reply.changes, earlier: changed.slice(0, n) };
  }
  return { changes: [], earlier: [] };
}

/**
 * The turns that can be undone after this one. A turn with too many changes to store cannot be undone. It must not be
 * skipped silently, so the turns before it cannot be undone any more either.
 */
export const undoableTurns = (
  changed: readonly MessageId[],
  turn: { id: MessageId; isChange: boolean; isStored: boolean },
): MessageId[] => {
  if (!turn.isChange) return [...changed];
  return turn.isStored ? [...changed, turn.id].slice(-MAX_UNDOABLE) : [];
};
