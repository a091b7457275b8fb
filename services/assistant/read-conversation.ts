import type { ConversationView } from '../../shared/assistant/contract.ts';
import { newConversation } from '../../shared/assistant/conversation.ts';
import { openTurn } from '../../shared/assistant/open-turn.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { ConversationRepository } from './conversation-repository.ts';
import { messagesFrom, type StoredTurn } from './stored-turn.ts';

/** Limits on what a page receives: the number of turns (the newest), and their size in bytes of JSON. */
const LIMITS = { turns: 200, bytes: 2_000_000 } as const;

type Needs = {
  releases: Pick<ReleaseRepository, 'get' | 'sentBack'>;
  conversations: Pick<ConversationRepository, 'whole'>;
  now: () => Date;
};

/**
 * Reads the conversation about a release: its messages, and the points still open in the current release (product
 * 31.21).
 * @throws Problem `release-not-found`
 */
export const readConversation =
  ({ releases, conversations, now }: Needs) =>
  async (owned: { artistId: ArtistId; releaseId: ReleaseId }): Promise<ConversationView> => {
    const [release, { stand, turns }] = await Promise.all([
      releases.get(owned, { consistent: true }),
      conversations.whole(owned),
    ]);
    const earlier =
      release.status === 'changes_requested' ? await releases.sentBack(owned, release.submission.at) : null;
    const { nextStep, asked } = openTurn({
      release,
      earlier,
      conversation: stand?.conversation ?? newConversation,
      now: now(),
    });
    return { releaseId: release.id, messages: newest(turns).flatMap(messagesFrom), nextStep, asked };
  };

export type ReadConversation = ReturnType<typeof readConversation>;

function newest(turns: readonly StoredTurn[]): StoredTurn[] {
  let bytes = 0;
  return turns
    .slice(-LIMITS.turns)
    .reverse()
    .filter((turn) => {
      bytes += Buffer.byteLength(JSON.stringify(turn));
      return bytes <= LIMITS.bytes;
    })
    .reverse();
}
