import type { RouteKey } from '../../shared/contract/route.ts';
import type { AdvanceId, PayoutId } from '../../shared/ids.ts';
import type { PayoutState } from '../../shared/payouts/payout-state.ts';
import { indexKeys, type Key, keys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';
import type { Subject } from './example-calls/subject.ts';
import { intents } from './intents.ts';
import { askStripe } from './payments.ts';
import { table } from './people.ts';
import { receipts } from './receipts.ts';
import { current } from './releases.ts';
import { scan } from './scan.ts';
import { splits } from './splits.ts';
import { takedowns } from './takedowns.ts';

const releaseOf = ({ releaseId, artistId }: Subject) => current({ id: releaseId, artistId });

const messagesOf = async ({ artistId, releaseId }: Subject) =>
  (await table.partition(keys.release({ artistId, releaseId }).PK, { prefix: 'MESSAGE#', consistent: true })).length;

/** Reads the items in a partition whose sort key begins like this key, which lacks its id. */
const inPartition = ({ PK, SK }: Key) => table.partition(PK, { prefix: SK, consistent: true });

const payoutsOf =
  (counts: (state: PayoutState) => boolean) =>
  async ({ artistId }: Subject) =>
    (await inPartition(keys.payout({ artistId, payoutId: '' as PayoutId }))).filter(({ state }) =>
      counts(state as PayoutState),
    ).length;

const advancesOf =
  (counts: (item: Item) => boolean) =>
  async ({ artistId }: Subject) =>
    (await inPartition(keys.advance({ artistId, advanceId: '' as AdvanceId }))).filter(counts).length;

/** Reads all statements through the index that contains them. */
async function allStatements(): Promise<Item[]> {
  const { allPK } = indexKeys.statements({ createdAt: '' });
  const found: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.page('all', allPK, { limit: 1000, cursor });
    found.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return found;
}

const statementOf = ({ statementId }: Subject) => table.get(keys.statement({ statementId }), { consistent: true });

/** Counts how often a route has taken effect. A new idempotent row fails its tests until it has an entry here. */
export const effects: Partial<Record<RouteKey, (subject: Subject) => Promise<number>>> = {
  // Uses a scan, because the library's cards arrive later, through the stream.
  'POST /api/releases': async ({ artistId }) => (await scan(`RELEASE#${artistId}#`, 'SK', 'BODY')).length,
  'POST /api/releases/{releaseId}/copies': async ({ artistId }) =>
    (await scan(`RELEASE#${artistId}#`, 'SK', 'BODY')).length,
  'POST /api/releases/{releaseId}/changes': async ({ artistId }) =>
    (await scan(`RELEASE#${artistId}#chg`, 'SK', 'BODY')).length,
  'POST /api/releases/{releaseId}/tracks': async (subject) => (await releaseOf(subject)).trackIds.length,
  'POST /api/releases/{releaseId}/tracks/from-files': async (subject) => (await releaseOf(subject)).trackIds.length,
  'POST /api/releases/{releaseId}/submit': async (subject) => (await releaseOf(subject)).rev,
  'POST /api/releases/{releaseId}/withdraw': async (subject) =>
    (await releaseOf(subject)).events.filter(({ kind }) => kind === 'withdrawn').length,
  'POST /api/releases/{releaseId}/messages': messagesOf,
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/messages': messagesOf,
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes': messagesOf,
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events': async ({ releaseId }) =>
    (await table.partition(keys.releaseStores({ releaseId }).PK, { prefix: 'EVENT#', consistent: true })).length,
  'POST /api/admin/exports': async ({ artistId }) =>
    (await table.partition(keys.batch({ batchId: '' }).PK, { consistent: true })).filter(
      ({ by }) => (by as { id: string }).id === artistId,
    ).length,
  'POST /api/admin/payments/{paymentId}/refund': async ({ paymentId }) =>
    Object.keys((await intents.find(paymentId))?.asked ?? {}).length,
  'POST /api/admin/statements': async ({ artistId }) =>
    (await allStatements()).filter(({ createdBy }) => (createdBy as { id: string }).id === artistId).length,
  'POST /api/admin/statements/{statementId}/split': async ({ statementId }) =>
    (await allStatements()).filter(({ fileOf }) => fileOf === statementId).length,
  'POST /api/admin/statements/{statementId}/approve': async (subject) =>
    ((await statementOf(subject))?.approvals as unknown[] | undefined)?.length ?? 0,
  'POST /api/admin/statements/{statementId}/deductions': async (subject) =>
    ((await statementOf(subject))?.deductions as unknown[] | undefined)?.length ?? 0,
  'POST /api/admin/statements/{statementId}/reverse': async (subject) =>
    (await statementOf(subject))?.reversal === undefined ? 0 : 1,
  'POST /api/me/payouts': payoutsOf(() => true),
  'POST /api/me/payouts/{payoutId}/cancel': payoutsOf((state) => state === 'cancelled'),
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision': payoutsOf((state) => state === 'completed'),
  'POST /api/admin/artists/{artistId}/advances': advancesOf(() => true),
  'POST /api/admin/artists/{artistId}/advances/{advanceId}/end': advancesOf(({ ended }) => ended !== undefined),
  'POST /api/admin/receipts': async ({ payer }) => (await receipts.of(payer)).length,
  'POST /api/admin/receivables/{payer}/receipts/{receiptId}/reverse': async ({ payer }) =>
    (await receipts.of(payer)).filter(({ reversed }) => reversed).length,
  'POST /api/releases/{releaseId}/takedowns': async (subject) =>
    (await takedowns.ofRelease(subject, { consistent: true })).takedowns.length,
  'POST /api/releases/{releaseId}/splits': async ({ trackId }) => (await splits.find(trackId))?.versions.length ?? 0,
  'POST /api/admin/payout-batches': async ({ artistId }) =>
    (await inPartition(keys.payoutBatch({ batchId: '' }))).filter(({ by }) => (by as { id: string }).id === artistId)
      .length,
  'POST /api/releases/{releaseId}/checkout': async ({ releaseId }) => {
    const { data } = await askStripe<{ data: { client_reference_id: string | null }[] }>(
      'GET',
      '/v1/checkout/sessions?limit=100',
    );
    return data.filter((session) => session.client_reference_id === releaseId).length;
  },
};

export const countOf = (route: RouteKey, subject: Subject): Promise<number> =>
  effects[route]?.(subject) ?? Promise.resolve(Number.NaN);
