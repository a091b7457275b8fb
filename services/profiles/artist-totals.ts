import type { ArtistId } from '../../shared/ids.ts';
import type { libraryStates } from '../../shared/releases/library-state.ts';
import { keysOf, recordFrom } from '../../shared/typed-record.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';

/** The counts of an artist's library, each with the attribute of the profile in which it is stored. */
const attributes = {
  releases: 'releaseCount',
  tracks: 'trackCount',
  draft: 'draftCount',
  ready: 'readyCount',
  changes: 'changesCount',
  submitted: 'submittedCount',
  delivered: 'deliveredCount',
  withdrawn: 'withdrawnCount',
} as const satisfies Record<'releases' | 'tracks' | (typeof libraryStates)[number], string>;

export const totalNames = keysOf(attributes);
/** How many releases and tracks an artist has, and how many releases are in each state of the library. */
export type ArtistTotals = Record<(typeof totalNames)[number], number>;

/** Reads the counts from a stored profile; 0 for each that is missing. */
export const totalsIn = (item: Item): ArtistTotals =>
  recordFrom(totalNames, (name) => Number(item[attributes[name]] ?? 0));

/**
 * The counts of an artist's library. They are stored in the profile, which the office's list and the library read
 * anyway, so they cost no additional query.
 */
export const artistTotals = (table: Table) => ({
  /** A write that adds to the counts, for the transaction of the change. Fails if the artist has no profile. */
  add(artistId: ArtistId, moves: Partial<ArtistTotals>): Write {
    const changed = totalNames.filter((name) => moves[name]);
    return {
      Update: {
        TableName: table.name,
        Key: keys.profile({ artistId }),
        UpdateExpression: `ADD ${changed.map((name) => `${attributes[name]} :${name}, `).join('')}countVer :one`,
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: {
          ...Object.fromEntries(changed.map((name) => [`:${name}`, moves[name]])),
          ':one': 1,
        },
      },
    };
  },

  /** Reads the current counts, and the version for `repair`; undefined without a profile. */
  async find(artistId: ArtistId): Promise<{ totals: ArtistTotals; ver: number } | undefined> {
    const item = await table.get(keys.profile({ artistId }), { consistent: true });
    return item && { totals: totalsIn(item), ver: Number(item.countVer ?? 0) };
  },

  /**
   * Reads how many releases are in each state (eventually consistent); undefined if not every release has been counted
   * in its state yet.
   */
  async states(artistId: ArtistId): Promise<Omit<ArtistTotals, 'releases' | 'tracks'> | undefined> {
    const { releases, tracks: _, ...states } = totalsIn((await table.get(keys.profile({ artistId }))) ?? {});
    const figures = Object.values(states);
    const isWhole = figures.every((figure) => figure >= 0) && figures.reduce((sum, one) => sum + one, 0) === releases;
    return isWhole ? states : undefined;
  },

  /**
   * Corrects the counts, unless they have changed since `find` read them.
   * @returns whether they were corrected
   */
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
