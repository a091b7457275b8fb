import type { Change } from '../../shared/assistant/change.ts';
import { isUndone } from '../../shared/assistant/undo-changes.ts';
import type { ArtistId, MessageId, ReleaseId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { ConversationRepository } from './conversation-repository.ts';

/** Turns that an undo can go back through, one after the other. */
const MOST = 50;

export type LastChange = {
  changes: readonly Change[];
  /** The turns before it that changed something and are not taken back. */
  earlier: MessageId[];
};

/**
 * What the last turn changed that changed something and is not taken back (product 31.13). A turn whose changes the artist has taken back one
 * by one is passed over.
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
 * The turns that can be taken back after one more. One whose changes are too many to be stored with it cannot, and nothing from before it: it
 * would be passed over without a word.
 */
export const withChanged = (
  changed: readonly MessageId[],
  turn: { id: MessageId; isChange: boolean; isStored: boolean },
): MessageId[] => {
  if (!turn.isChange) return [...changed];
  return turn.isStored ? [...changed, turn.id].slice(-MOST) : [];
};
