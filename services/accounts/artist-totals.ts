import type { ArtistId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';

/** How many releases and tracks an artist has, in the profile, because the office's list shows both: one page, one query. */
export const artistTotals = (table: Table) => ({
  /** What comes or goes: a write for the transaction that moves it. Refused when the artist has no profile. */
  add: (artistId: ArtistId, { releases, tracks }: { releases: number; tracks: number }): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.profile({ artistId }),
      UpdateExpression: 'ADD releaseCount :releases, trackCount :tracks',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':releases': releases, ':tracks': tracks },
    },
  }),
});
