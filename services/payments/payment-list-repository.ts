import type { Page } from '../../shared/contract/page.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import type { Payment } from './payment.ts';
import { readPayment } from './read-payment.ts';

const ARTISTS_PAGE = 24;
const OFFICE_PAGE = 50;

const read = (page: Page<Item>): Page<Payment> => ({ ...page, items: page.items.map(readPayment) });

const paymentsOf = (state: Payment['state']): string => indexKeys.paymentsByState({ state, paidAt: '' }).statePK;

/** Lists of payments for their artist and for the office, with totals. */
export const paymentListRepository = (table: Table) => ({
  /** All payments of an artist, ordered by release. */
  async ofArtist(artistId: ArtistId): Promise<Payment[]> {
    const { PK } = keys.payment.prefix({ artistId });
    return (await table.partition(PK, { consistent: true })).map(readPayment);
  },

  /** The payments of one release. */
  async ofRelease({ artistId, releaseId }: { artistId: ArtistId; releaseId: ReleaseId }): Promise<Payment[]> {
    const { PK, SK } = keys.payment({ artistId, releaseId, paymentId: '' });
    return (await table.partition(PK, { prefix: SK, consistent: true })).map(readPayment);
  },

  /** A page of payments still to be refunded. */
  async refunding(cursor?: string): Promise<Page<Payment>> {
    return read(await table.page('state', paymentsOf('refunding'), { limit: OFFICE_PAGE, cursor }));
  },

  /** A page of an artist's payments, newest first. */
  async pageOfArtist(artistId: ArtistId, cursor: string | undefined): Promise<Page<Payment>> {
    const pk = indexKeys.paymentsOfArtist({ artistId, paidAt: '' }).recentPK;
    return read(await table.page('recent', pk, { limit: ARTISTS_PAGE, cursor }));
  },

  /** A page of all payments, or of those in one state; newest first. */
  async page({
    state,
    cursor,
  }: {
    state?: Payment['state'] | undefined;
    cursor?: string | undefined;
  }): Promise<Page<Payment>> {
    const pk = state ? paymentsOf(state) : indexKeys.allPayments({ paidAt: '' }).allPK;
    return read(await table.page(state ? 'state' : 'all', pk, { limit: OFFICE_PAGE, cursor }));
  },

  /** The number of payments, their remaining revenue, and the number of changes to them. */
  totals: () => counters(table, keys.paymentTotals).sums(['payments', 'revenueMicros', 'changes']),
});

export type PaymentListRepository = ReturnType<typeof paymentListRepository>;
