import type { Page } from '../../shared/contract/page.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { PayoutTotals } from '../../shared/payouts/payout.ts';
import { isOpen, payoutStates } from '../../shared/payouts/payout-state.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { type Payout, readPayout } from './payout.ts';
import { microsBucket } from './payout-tally.ts';

const ARTISTS_PAGE = 24;
const OFFICE_PAGE = 50;

const openStates = payoutStates.filter(isOpen);
const read = (page: Page<Item>): Page<Payout> => ({ ...page, items: page.items.map(readPayout) });

/** Lists of payouts for their artist and for the office, with totals. */
export const payoutListRepository = (table: Table) => ({
  /**
   * Reads a page of an artist's payouts, newest first. The read is consistent, so it includes a request that was only
   * just made.
   */
  async pageOfArtist(artistId: ArtistId, cursor: string | undefined): Promise<Page<Payout>> {
    const { PK, SK } = keys.payout.prefix({ artistId });
    const options = { prefix: SK, limit: ARTISTS_PAGE, cursor, lastFirst: true, consistent: true };
    return read(await table.prefixPage(PK, options));
  },

  /** Reads a page of all payouts, newest first. */
  async page(cursor: string | undefined): Promise<Page<Payout>> {
    const pk = indexKeys.allPayouts({ requestedAt: '' }).allPK;
    return read(await table.page('all', pk, { limit: OFFICE_PAGE, cursor }));
  },

  /** Reads a page of pending payouts, those that have waited longest first. */
  async pageOfOpen(cursor: string | undefined): Promise<Page<Payout>> {
    const pk = indexKeys.openPayouts({ requestedAt: '' }).statePK;
    return read(await table.page('state', pk, { limit: OFFICE_PAGE, cursor, oldestFirst: true }));
  },

  /** Returns the number of payouts, the number pending, and the pending sum. */
  async totals(): Promise<PayoutTotals> {
    return (await this.counted()).totals;
  },

  /** Returns the totals, and the number of changes to any payout. */
  async counted(): Promise<{ totals: PayoutTotals; changes: bigint }> {
    const names = [...payoutStates, ...openStates.map(microsBucket)];
    const sums = await counters(table, keys.payoutTotals).sums([...names, 'changes' as const]);
    const sumOf = (counts: readonly bigint[]) => counts.reduce((sum, count) => sum + count, 0n);
    const totals = {
      all: Number(sumOf(payoutStates.map((state) => sums[state]))),
      pending: Number(sumOf(openStates.map((state) => sums[state]))),
      pendingMicros: String(sumOf(openStates.map((state) => sums[microsBucket(state)]))),
    };
    return { totals, changes: sums.changes };
  },
});

export type PayoutListRepository = ReturnType<typeof payoutListRepository>;
