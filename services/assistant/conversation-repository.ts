import * as z from 'zod';
import { Conversation } from '../../shared/assistant/conversation.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { type ArtistId, MessageId, type ReleaseId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import { StoredTurn } from './stored-turn.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/** Where a conversation stands, and how many turns it has: none while nothing was said. */
export const Stand = z.object({
  turns: z.int(),
  conversation: Conversation,
  /** The turns that changed the release and are not taken back, the last one last. */
  changed: z.array(MessageId).default([]),
});
export type Stand = z.infer<typeof Stand>;

/** That the release is gone is remembered for a day: no request that was under way then runs so long. */
const END_SECONDS = 24 * 3600;
const NO_ID = '' as MessageId;

function readStand(item: Item): Stand {
  if (item.ended) throw new Problem('release-not-found');
  return Stand.parse(item);
}

const TURNS = 'TURN#';

/** What an artist and the assistant said to each other about a release. One item a turn, and one that says where the conversation stands. */
export const conversationRepository = (table: Table) => ({
  /**
   * Where it stands now; nothing when nobody has said anything yet.
   * @throws Problem `release-not-found` when it has ended with its release
   */
  async stand(owned: Owned): Promise<Stand | undefined> {
    const item = await table.get(keys.conversation(owned), { consistent: true });
    return item && readStand(item);
  },

  async turn(owned: Owned, messageId: MessageId): Promise<StoredTurn | undefined> {
    const item = await table.get(keys.conversationTurn({ ...owned, messageId }), { consistent: true });
    return item && StoredTurn.parse(item);
  },

  /**
   * All of it, the oldest turn first. One query.
   * @throws Problem `release-not-found` when it has ended with its release
   */
  async whole(owned: Owned): Promise<{ stand: Stand | undefined; turns: StoredTurn[] }> {
    const items = await table.partition(keys.conversation(owned).PK, { consistent: true });
    const head = items.find(({ SK }) => SK === keys.conversation.sk);
    const turns = items.filter(({ SK }) => String(SK).startsWith(TURNS)).map((item) => StoredTurn.parse(item));
    return {
      stand: head && readStand(head),
      turns: turns.sort((a, b) => a.n - b.n),
    };
  },

  /** A turn joins a conversation that stands where it was read, and has not ended: two writes for the transaction of what the turn changes. */
  joined(
    owned: Owned,
    { before, after, turn }: { before: Stand | undefined; after: Stand; turn: StoredTurn },
  ): Write[] {
    return [
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.conversation(owned), v: 1, ...after },
          ...(before
            ? {
                ConditionExpression: 'turns = :turns AND attribute_not_exists(ended)',
                ExpressionAttributeValues: { ':turns': before.turns },
              }
            : { ConditionExpression: 'attribute_not_exists(PK)' }),
        },
      },
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.conversationTurn({ ...owned, messageId: turn.id }), v: 1, ...turn },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
    ];
  },

  /** Ends a conversation whose release is gone, and takes away what was said: the end first, so that nothing comes after it. May be repeated. */
  async end(owned: Owned, now: Date): Promise<void> {
    const ttl = Math.floor(now.getTime() / 1000) + END_SECONDS;
    await table.put({ Item: { ...keys.conversation(owned), v: 1, ended: true, ttl } });
    const { PK } = keys.conversationTurn({ ...owned, messageId: NO_ID });
    for (const { SK } of await table.partition(PK, { prefix: TURNS, consistent: true }))
      await table.delete({ Key: { PK, SK: String(SK) } });
  },
});

export type ConversationRepository = ReturnType<typeof conversationRepository>;
