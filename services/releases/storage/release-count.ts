import type { ArtistId } from '../../../shared/ids.ts';
import { quotas } from '../../../shared/quotas.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';

/**
 * Counts an account's releases, in the transaction that creates or deletes one. Releases that were created before this
 * count existed are not included.
 */
export const releaseCount = (table: Table) => ({
  /** Counts one more release. Fails if the account has reached its limit (shared/quotas.ts). */
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
