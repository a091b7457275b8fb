import { ReleaseStatus } from '../../shared/releases/release.ts';
import { releaseStatuses } from '../../shared/releases/release-status.ts';
import { tabOfState } from '../../shared/statements/statement-tab.ts';
import { findIntent } from '../payments/find-intent.ts';
import { intentTally } from '../payments/intent-tally.ts';
import { readPayment } from '../payments/read-payment.ts';
import { readPayout } from '../payouts/payout.ts';
import { payoutTally } from '../payouts/payout-tally.ts';
import { type Counters, counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { readProfile } from '../profiles/stored-profile.ts';
import { readCard } from '../releases/library/card-item.ts';
import { cardTally } from '../releases/library/card-tally.ts';
import { readStatementItem } from '../statements/storage/stored-statement.ts';
import { readLead } from '../waitlist/stored-lead.ts';
import type { RecountKind } from './recount-repository.ts';
import type { Counted } from './recount-sums.ts';

/** A kind of item that is counted in totals. */
export type CountedKind = {
  /** Reads a page of all items, each once, and the cursor of the next page; no cursor after the last. */
  page: (from: string | undefined) => Promise<{ counted: Counted[]; next?: string | undefined }>;
  totals: Pick<Counters, 'shardOf' | 'shards' | 'repair'>;
  /** Whether a bucket counts these items; all do if omitted. */
  isCounted?: (bucket: string) => boolean;
};
export type CountedKinds = Record<RecountKind, CountedKind>;

/**
 * The number of items in a page. An index returns some hundred kilobytes at once; each payment needs an additional
 * read.
 */
type PageSizes = { items: number; payments: number };
const PAGE: PageSizes = { items: 400, payments: 100 };

/** All kinds that the platform's totals count. Each is read in the same way as changes count it. */
export function countedKinds(table: Table, { items, payments }: PageSizes = PAGE): Omit<CountedKinds, 'libraries'> {
  const find = findIntent(table);
  const pageOf = async (pk: string, limit: number, cursor: string | undefined) =>
    table.page('all', pk, { limit, cursor });

  return {
    accounts: {
      totals: counters(table, keys.userTotals),
      async page(from) {
        const page = await pageOf(indexKeys.allUsers({ createdAt: '' }).allPK, items, from);
        const counted = page.items.map(readProfile).map(({ id, status }) => ({ id, tally: { [status]: 1 } }));
        return { counted, next: page.next };
      },
    },

    releases: {
      totals: counters(table, keys.releaseTotals),
      /** The cursor goes through the states: `submitted`, or `submitted <cursor>`. */
      async page(from: string = releaseStatuses[0]) {
        const [first, cursor] = from.split(' ');
        const state = ReleaseStatus.parse(first);
        const pk = indexKeys.releasesByState({ status: state, since: '' }).statePK;
        const page = await table.page('state', pk, { limit: items, cursor });
        const counted = page.items.map(readCard).map((card) => ({ id: card.id, tally: cardTally(card) }));
        const following = releaseStatuses[releaseStatuses.indexOf(state) + 1];
        return { counted, next: page.next ? `${state} ${page.next}` : following };
      },
    },

    payments: {
      totals: counters(table, keys.paymentTotals),
      // The number of changes cannot be recounted.
      isCounted: (bucket) => bucket !== 'changes',
      async page(from) {
        const page = await pageOf(indexKeys.allPayments({ paidAt: '' }).allPK, payments, from);
        const sold = page.items.map(readPayment);
        const intents = await Promise.all(sold.map((payment) => find(payment.paymentId, payment)));
        const counted = intents.flatMap((intent) => {
          const tally = intentTally(intent);
          return intent && tally ? [{ id: intent.paymentId, tally }] : [];
        });
        return { counted, next: page.next };
      },
    },

    payouts: {
      totals: counters(table, keys.payoutTotals),
      isCounted: (bucket) => bucket !== 'changes',
      async page(from) {
        const page = await pageOf(indexKeys.allPayouts({ requestedAt: '' }).allPK, items, from);
        const payouts = page.items.map(readPayout);
        return {
          counted: payouts.map((payout) => ({ id: payout.payoutId, tally: payoutTally(payout) })),
          next: page.next,
        };
      },
    },

    statements: {
      totals: counters(table, keys.statementTotals),
      async page(from) {
        const page = await pageOf(indexKeys.statements({ createdAt: '' }).allPK, items, from);
        const statements = page.items.map((item) => readStatementItem(item, 1).statement);
        return {
          counted: statements.map(({ statementId, state }) => ({
            id: statementId,
            tally: { [tabOfState(state)]: 1 },
          })),
          next: page.next,
        };
      },
    },

    leads: {
      totals: counters(table, keys.leadTotals),
      async page(from) {
        const page = await pageOf(indexKeys.leads({ createdAt: '' }).allPK, items, from);
        return {
          counted: page.items.map(readLead).map(({ leadId }) => ({ id: leadId, tally: { all: 1 } })),
          next: page.next,
        };
      },
    },
  };
}
