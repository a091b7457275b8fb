import type { Page } from '../../shared/contract/page.ts';
import { ProviderEventView } from '../../shared/payments/payment-view.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

const PAGE = 50;

/** What the provider told us, each event once. */
export const providerEventRepository = (table: Table) => ({
  /** Those about a payment, in the order in which they happened. */
  async ofPayment(paymentId: string): Promise<ProviderEventView[]> {
    const { PK, SK } = keys.providerEvent({ paymentId, eventId: '' });
    const events = (await table.partition(PK, { prefix: SK })).map((item) => ProviderEventView.parse(item));
    return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  },

  /** A page of those that fit nothing, the newest first. */
  async unmatched(cursor: string | undefined): Promise<Page<ProviderEventView>> {
    const pk = indexKeys.unmatchedEvents({ at: '' }).allPK;
    const page = await table.page('all', pk, { limit: PAGE, cursor });
    return { ...page, items: page.items.map((item) => ProviderEventView.parse(item)) };
  },
});

export type ProviderEventRepository = ReturnType<typeof providerEventRepository>;
