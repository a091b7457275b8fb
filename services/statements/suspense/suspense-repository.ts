import * as z from 'zod';
import { ArtistId, PartyId, StatementId, TrackId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table, Write } from '../../platform/table.ts';
import type { ObjectName } from '../storage/statement-gateway.ts';

/** A party's part of a statement that was posted before the party accepted. Its cells and bases are in the batch. */
const SuspendedPart = z.object({
  partyId: PartyId,
  statementId: StatementId,
  n: z.int(),
  /** The track whose split agreement identifies the party. */
  trackId: TrackId,
  /** The batch in which the part was posted. */
  batch: z.custom<ObjectName>((name) => typeof name === 'string' && name.startsWith('plans/')),
  state: z.enum(['waiting', 'given', 'reversed']),
  /** The artist who was paid; kept after a reversal. */
  artistId: ArtistId.optional(),
  /** Set if the party declined, so that the part went to the owner, whose own part already counts the streams. */
  isFallen: z.boolean().optional(),
});
export type SuspendedPart = z.infer<typeof SuspendedPart>;
type PartKey = Pick<SuspendedPart, 'partyId' | 'statementId' | 'n'>;

const readPart = (item: Item): SuspendedPart => SuspendedPart.parse(item);

/**
 * Suspended parts of parties who have not accepted, one item for each transaction. Items are kept after they have been
 * paid or reversed.
 */
export const suspenseRepository = (table: Pick<Table, 'name' | 'get' | 'partition'>) => {
  const moveTo = (
    { state: from, ...named }: SuspendedPart,
    state: SuspendedPart['state'],
    to?: { artistId: ArtistId; isFallen: boolean },
  ): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.suspense(named),
      UpdateExpression: `SET #state = :state${to ? ', artistId = :who, isFallen = :fallen' : ''}`,
      ConditionExpression: '#state = :from',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':state': state,
        ':from': from,
        ...(to && { ':who': to.artistId, ':fallen': to.isFallen }),
      },
    },
  });

  return {
    async find(named: PartKey): Promise<SuspendedPart | undefined> {
      const item = await table.get(keys.suspense(named), { consistent: true });
      return item && readPart(item);
    },

    /** Lists a party's parts that are still in suspense. */
    async waitingFor(partyId: PartyId): Promise<SuspendedPart[]> {
      const { PK } = keys.suspense.prefix({ partyId });
      const items = await table.partition(PK, { consistent: true });
      return items.map(readPart).filter(({ state }) => state === 'waiting');
    },

    /** A write that puts a part into suspense. */
    suspend: (part: Omit<SuspendedPart, 'state' | 'artistId' | 'isFallen'>): Write => ({
      Put: {
        TableName: table.name,
        Item: { ...keys.suspense(part), v: 1, ...part, state: 'waiting' },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    }),

    /** A write that marks a part as paid to an artist. Fails if it has changed since it was read. */
    pay: (before: SuspendedPart, to: { artistId: ArtistId; isFallen: boolean }): Write => moveTo(before, 'given', to),

    /** A write that marks a part as reversed with its statement. Fails if it has changed since it was read. */
    reverse: (before: SuspendedPart): Write => moveTo(before, 'reversed'),
  };
};

export type SuspenseRepository = ReturnType<typeof suspenseRepository>;
