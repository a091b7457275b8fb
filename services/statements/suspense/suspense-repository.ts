import * as z from 'zod';
import { ArtistId, PartyId, StatementId, TrackId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table, Write } from '../../platform/table.ts';
import type { ObjectName } from '../storage/statement-gateway.ts';

/**
 * Somebody's part of a statement that was posted before they accepted. What it is of, cells and bases, stands in its
 * batch.
 */
const Suspended = z.object({
  partyId: PartyId,
  statementId: StatementId,
  n: z.int(),
  /** Whose agreement says who the party is. */
  trackId: TrackId,
  /** The batch that it was posted with. */
  batch: z.custom<ObjectName>((name) => typeof name === 'string' && name.startsWith('plans/')),
  state: z.enum(['waiting', 'given', 'reversed']),
  /** Who has it, or had it when it was reversed. */
  artistId: ArtistId.optional(),
  /** The part was declined, and is the owner's: streams stand with the owner's own part already. */
  isFallen: z.boolean().optional(),
});
export type Suspended = z.infer<typeof Suspended>;
type Named = Pick<Suspended, 'partyId' | 'statementId' | 'n'>;

const readSuspended = (item: Item): Suspended => Suspended.parse(item);

/**
 * What waits in suspense for people who have not accepted: an item for each transaction of theirs. It stays, and says
 * what became of it.
 */
export const suspenseRepository = (table: Pick<Table, 'name' | 'get' | 'partition'>) => {
  const becomes = (
    { state: from, ...named }: Suspended,
    state: Suspended['state'],
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
    async find(named: Named): Promise<Suspended | undefined> {
      const item = await table.get(keys.suspense(named), { consistent: true });
      return item && readSuspended(item);
    },

    /** What waits for a party. */
    async waitingFor(partyId: PartyId): Promise<Suspended[]> {
      const { PK } = keys.suspense({ partyId, statementId: '' as StatementId, n: 0 });
      const items = await table.partition(PK, { consistent: true });
      return items.map(readSuspended).filter(({ state }) => state === 'waiting');
    },

    /** A write: from now on it waits. */
    suspended: (of: Omit<Suspended, 'state' | 'artistId' | 'isFallen'>): Write => ({
      Put: {
        TableName: table.name,
        Item: { ...keys.suspense(of), v: 1, ...of, state: 'waiting' },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    }),

    /** A write: it is an artist's, if it still is as it was read. */
    given: (before: Suspended, to: { artistId: ArtistId; isFallen: boolean }): Write => becomes(before, 'given', to),

    /** A write: its statement was wrong. It is refused when somebody was given it since it was read. */
    reversed: (before: Suspended): Write => becomes(before, 'reversed'),
  };
};

export type SuspenseRepository = ReturnType<typeof suspenseRepository>;
