import type { StatusChange } from '../../shared/accounts/status-change.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';

/**
 * A write that changes an account's status, with the reason for a rejection. Fails, and returns the stored item, if the
 * status is not `from`, or the account is closed or missing.
 */
export const statusUpdate = (table: { name: string }, artistId: ArtistId, change: StatusChange, at: Date): Write => ({
  Update: {
    TableName: table.name,
    Key: keys.profile({ artistId }),
    UpdateExpression: `SET #status = :to, statePK = :statePK, updatedAt = :now${change.to === 'rejected' ? ', refusal = :refusal' : ' REMOVE refusal'}`,
    ConditionExpression: '#status = :from AND attribute_not_exists(closedAt)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':from': change.from,
      ':to': change.to,
      ':now': at.toISOString(),
      ...(change.to === 'rejected' && { ':refusal': change.reason }),
      ':statePK': indexKeys.usersByStatus({ status: change.to, createdAt: '' }).statePK,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});
