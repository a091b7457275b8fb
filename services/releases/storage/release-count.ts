import type { ArtistId } from '../../../shared/ids.ts';
import { quotas } from '../../../shared/quotas.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';

/** How many releases an account has, counted in the transaction that makes or deletes one. Those of before it was counted are not in it. */
export const releaseCount = (table: Table) => ({
  /** Refused by its condition when the account has as many as it may (shared/quotas.ts). */
  add: (artistId: ArtistId): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.releaseCount({ artistId }),
      UpdateExpression: 'ADD releases :one',
      ConditionExpression: 'attribute_not_exists(releases) OR releases < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': quotas.releases },
    },
  }),

  subtract: (artistId: ArtistId): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.releaseCount({ artistId }),
      UpdateExpression: 'ADD releases :less',
      ExpressionAttributeValues: { ':less': -1 },
    },
  }),
});
