import * as z from 'zod';
import { Conversation } from '../../shared/assistant/conversation.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { type ArtistId, MessageId, type ReleaseId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import { StoredTurn } from './stored-turn.ts';

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/** A conversation's state and its number of turns. Not stored before the first message. */
export const ConversationState = z.object({
  turns: z.int(),
  conversation: Conversation,
  /** Turns that changed the release and were not undone, oldest first. */
  changed: z.array(MessageId).default([]),
});
export type ConversationState = z.infer<typeof ConversationState>;

/** How long to remember that the release was deleted: longer than any request can take. */
const END_SECONDS = 24 * 3600;
const NO_ID = '' as MessageId;

function readState(item: Item): ConversationState {
  if (item.ended) throw new Problem('release-not-found');
  return ConversationState.parse(item);
}

const TURN_PREFIX = 'TURN#';

/**
 * Conversations between artists and the assistant, one per release. The state is one item, and each turn is another.
 */
export const conversationRepository = (table: Table) => ({
  /**
   * The current state; undefined before the first message.
   * @throws Problem `release-not-found` if the conversation ended with its release
   */
  async stand(owned: Owned): Promise<ConversationState | undefined> {
    const item = await table.get(keys.conversation(owned), { consistent: true });
    return item && readState(item);
  },

  async turn(owned: Owned, messageId: MessageId): Promise<StoredTurn | undefined> {
    const item = await table.get(keys.conversationTurn({ ...owned, messageId }), { consistent: true });
    return item && StoredTurn.parse(item);
  },

  /**
   * Reads the whole conversation in one query, oldest turn first.
   * @throws Problem `release-not-found` if the conversation ended with its release
   */
  async whole(owned: Owned): Promise<{ stand: ConversationState | undefined; turns: StoredTurn[] }> {
    const items = await table.partition(keys.conversation(owned).PK, { consistent: true });
    const head = items.find(({ SK }) => SK === keys.conversation.sk);
    const turns = items.filter(({ SK }) => String(SK).startsWith(TURN_PREFIX)).map((item) => StoredTurn.parse(item));
    return {
      stand: head && readState(head),
      turns: turns.sort((a, b) => a.n - b.n),
    };
  },

  /**
   * The two writes that add a turn, for the turn's transaction. They fail if the conversation has changed since it was
   * read, or has ended.
   */
  joined(
    owned: Owned,
    { before, after, turn }: { before: ConversationState | undefined; after: ConversationState; turn: StoredTurn },
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

  /**
   * Ends the conversation of a deleted release and deletes its turns. Marks the end first, so that no turn can be added
   * after that. Safe to repeat.
   */
  async end(owned: Owned, now: Date): Promise<void> {
    const ttl = Math.floor(now.getTime() / 1000) + END_SECONDS;
    await table.put({ Item: { ...keys.conversation(owned), v: 1, ended: true, ttl } });
    const { PK } = keys.conversationTurn({ ...owned, messageId: NO_ID });
    for (const { SK } of await table.partition(PK, { prefix: TURN_PREFIX, consistent: true }))
      await table.delete({ Key: { PK, SK: String(SK) } });
  },
});

export type ConversationRepository = ReturnType<typeof conversationRepository>;
