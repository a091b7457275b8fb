import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';

type Change = { from: AccountStatus; to: AccountStatus; at: Date; refusal?: string | undefined };

/**
 * Gives an account a status, with the reason when it is refused: a write for a transaction. It is refused, with what is stored, when the account has another status than `from`,
 * is closed, or is not there.
 */
export const statusUpdate = (
  table: { name: string },
  artistId: ArtistId,
  { from, to, at, refusal }: Change,
): Write => ({
  Update: {
    TableName: table.name,
    Key: keys.profile({ artistId }),
    UpdateExpression: `SET #status = :to, statePK = :statePK, updatedAt = :now${refusal ? ', refusal = :refusal' : ' REMOVE refusal'}`,
    ConditionExpression: '#status = :from AND attribute_not_exists(closedAt)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':from': from,
      ':to': to,
      ':now': at.toISOString(),
      ...(refusal && { ':refusal': refusal }),
      ':statePK': indexKeys.usersByStatus({ status: to, createdAt: '' }).statePK,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});
