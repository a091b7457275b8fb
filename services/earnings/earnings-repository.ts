import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import type { EarningsHead, MonthEarnings, ReleaseMonth } from './artist-earnings.ts';
import { readHead, readMonth, readRelease, UnknownName } from './stored-earnings.ts';

/** An inclusive range of months, YYYY-MM. */
export type MonthRange = { from: string; to: string };
type ByMonth<T> = Map<string, T>;

/** Reads artists' earnings (product 25.1), which are written only when a statement is posted. */
export const earningsRepository = (table: Pick<Table, 'get' | 'range'>) => {
  const headOf = async (artistId: ArtistId, consistent = false): Promise<EarningsHead & { postedAt?: string }> => {
    const item = await table.get(keys.earnings({ artistId }), { consistent });
    return { ...readHead(item).earned, ...(item && { postedAt: String(item.postedAt) }) };
  };

  return {
    /** Reads the lifetime sums; empty for an artist without earnings. */
    head: headOf,

    /**
     * Reads those months of a range that have figures, in order, with the lifetime sums.
     * @param known the lifetime sums, if they have already been read
     */
    async months(artistId: ArtistId, { from, to }: MonthRange, known?: EarningsHead) {
      const [first, last] = [
        keys.monthEarnings({ artistId, month: from }),
        keys.monthEarnings({ artistId, month: to }),
      ];
      const [items, head] = await Promise.all([
        table.range(first.PK, { from: first.SK, to: last.SK }),
        known ?? headOf(artistId),
      ]);
      const read = ({ names }: EarningsHead): ByMonth<MonthEarnings> =>
        new Map(items.map((item) => [monthFromKey(item), readMonth(item, names).earned]));
      try {
        return { head, months: read(head) };
      } catch (error) {
        if (!(error instanceof UnknownName)) throw error;
        const newest = await headOf(artistId, true);
        return { head: newest, months: read(newest) };
      }
    },

    /** Reads those months of a range in which a release has figures, in order. */
    async release(artistId: ArtistId, releaseId: ReleaseId, { from, to }: MonthRange): Promise<ByMonth<ReleaseMonth>> {
      const key = (month: string) => keys.releaseEarnings({ artistId, releaseId, month });
      const items = await table.range(key(from).PK, { from: key(from).SK, to: key(to).SK });
      return new Map(items.map((item) => [monthFromKey(item), readRelease(item).earned]));
    },

    /** Reads a release's earnings in one month. */
    async releaseMonth(artistId: ArtistId, releaseId: ReleaseId, month: string): Promise<ReleaseMonth> {
      return readRelease(await table.get(keys.releaseEarnings({ artistId, releaseId, month }))).earned;
    },
  };
};

export type EarningsRepository = ReturnType<typeof earningsRepository>;

const monthFromKey = ({ SK }: Item): string => String(SK).slice('MONTH#'.length);
