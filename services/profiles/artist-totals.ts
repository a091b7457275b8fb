import type { ArtistId } from '../../shared/ids.ts';
import type { libraryStates } from '../../shared/releases/library-state.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';

/** What is counted of an artist's library, and the attribute of the profile that holds it. */
const attributes = {
  releases: 'releaseCount',
  tracks: 'trackCount',
  draft: 'draftCount',
  ready: 'readyCount',
  changes: 'changesCount',
  submitted: 'submittedCount',
  delivered: 'deliveredCount',
} as const satisfies Record<'releases' | 'tracks' | (typeof libraryStates)[number], string>;

export const totalNames = Object.keys(attributes) as (keyof typeof attributes)[];
/** How many releases and tracks an artist has, and how many releases are in each state of the library. */
export type ArtistTotals = Record<(typeof totalNames)[number], number>;

/** What a stored profile says; 0 where nothing was counted yet. */
export const totalsIn = (item: Item): ArtistTotals =>
  Object.fromEntries(totalNames.map((name) => [name, Number(item[attributes[name]] ?? 0)])) as ArtistTotals;

/** The counts of an artist's library, in the profile, because the office's list and the first page of the library show them: no query counts. */
export const artistTotals = (table: Table) => ({
  /** What comes or goes: a write for the transaction that moves it. Refused when the artist has no profile. */
  add(artistId: ArtistId, moves: Partial<ArtistTotals>): Write {
    const moved = totalNames.filter((name) => moves[name]);
    return {
      Update: {
        TableName: table.name,
        Key: keys.profile({ artistId }),
        UpdateExpression: `ADD ${moved.map((name) => `${attributes[name]} :${name}, `).join('')}countVer :one`,
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ...Object.fromEntries(moved.map((name) => [`:${name}`, moves[name]])), ':one': 1 },
      },
    };
  },

  /** As they are now, and how often they moved; undefined where nobody has a profile. */
  async find(artistId: ArtistId): Promise<{ totals: ArtistTotals; ver: number } | undefined> {
    const item = await table.get(keys.profile({ artistId }), { consistent: true });
    return item && { totals: totalsIn(item), ver: Number(item.countVer ?? 0) };
  },

  /** How many releases are in each state, a moment ago; undefined until every release has been counted in its state. */
  async states(artistId: ArtistId): Promise<Omit<ArtistTotals, 'releases' | 'tracks'> | undefined> {
    const { releases, tracks: _, ...states } = totalsIn((await table.get(keys.profile({ artistId }))) ?? {});
    const figures = Object.values(states);
    const isWhole = figures.every((figure) => figure >= 0) && figures.reduce((sum, one) => sum + one, 0) === releases;
    return isWhole ? states : undefined;
  },

  /** Sets them right, if they have not moved since they were read. @returns whether they had not */
  async repair(artistId: ArtistId, totals: ArtistTotals, ver: number): Promise<boolean> {
    const write = table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: `SET ${totalNames.map((name) => `${attributes[name]} = :${name}, `).join('')}countVer = :next`,
      ConditionExpression: `attribute_exists(PK) AND ${ver === 0 ? 'attribute_not_exists(countVer)' : 'countVer = :ver'}`,
      ExpressionAttributeValues: {
        ...Object.fromEntries(totalNames.map((name) => [`:${name}`, totals[name]])),
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
