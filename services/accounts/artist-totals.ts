import type { ArtistId } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';

export type ArtistTotals = { releases: number; tracks: number };

/** How many releases and tracks an artist has, in the profile, because the office's list shows both: one page, one query. */
export const artistTotals = (table: Table) => ({
  /** What comes or goes: a write for the transaction that moves it. Refused when the artist has no profile. */
  add: (artistId: ArtistId, { releases, tracks }: ArtistTotals): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.profile({ artistId }),
      UpdateExpression: 'ADD releaseCount :releases, trackCount :tracks, countVer :one',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':releases': releases, ':tracks': tracks, ':one': 1 },
    },
  }),

  /** As they are now, and how often they moved; undefined where nobody has a profile. */
  async find(artistId: ArtistId): Promise<(ArtistTotals & { ver: number }) | undefined> {
    const item = await table.get(keys.profile({ artistId }), { consistent: true });
    if (!item) return undefined;
    const { releaseCount = 0, trackCount = 0, countVer = 0 } = item;
    return { releases: Number(releaseCount), tracks: Number(trackCount), ver: Number(countVer) };
  },

  /** Sets them right, if they have not moved since they were read. @returns whether they had not */
  async repair(artistId: ArtistId, { releases, tracks, ver }: ArtistTotals & { ver: number }): Promise<boolean> {
    const write = table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: 'SET releaseCount = :releases, trackCount = :tracks, countVer = :next',
      ConditionExpression: `attribute_exists(PK) AND ${ver === 0 ? 'attribute_not_exists(countVer)' : 'countVer = :ver'}`,
      ExpressionAttributeValues: {
        ':releases': releases,
        ':tracks': tracks,
        ':next': ver + 1,
        ...(ver > 0 && { ':ver': ver }),
      },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },
});
