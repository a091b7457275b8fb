import type { PaymentView } from '../../shared/payments/payment-view.ts';
import { type Intent, isPaid, type PaidIntent } from './intent.ts';
import type { Payment } from './payment.ts';
import { accountBalance, postingsFrom } from './postings-from.ts';

const MICROS_PER_CENT = 10_000n;

/** The amount that we owe the payer according to the books, in cents, whether its refund is pending or failed. */
export const owedCents = (intent: Intent): number =>
  Number(-accountBalance('refunds-due', postingsFrom(intent)) / MICROS_PER_CENT);

/** The payment in its current state; undefined until its money has arrived. */
export function paymentFrom(intent: Intent): Payment | undefined {
  if (!isPaid(intent)) return undefined;
  const { paymentId, ver, sale, decided, facts } = intent;
  const { outcome, title, artistName, percentage, replaced } = decided;
  const refundedCents = Object.values(facts.refunds)
    .filter(({ status }) => status === 'given')
    .reduce((sum, { cents }) => sum + cents, 0);
  const owed = owedCents(intent);
  const disputes = Object.values(facts.disputes).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isDisputed = disputes.some(({ wonAt, lostAt }) => !wonAt && !lostAt);
  const isLost = disputes.some(({ lostAt }) => lostAt);
  const isBack = outcome !== 'applied' || refundedCents + owed >= sale.cents;
  const lastDispute = disputes.at(-1);
  const backAt = isBack ? lastRefundAt(intent) : undefined;
  const reason = lastReason(intent);
  return {
    ...sale,
    paymentId,
    ver,
    title,
    artistName,
    percentage,
    refundedCents,
    state: stateFrom({ isDisputed, isLost, owed, refundedCents, cents: sale.cents }),
    paidAt: facts.paid.at,
    ...(backAt !== undefined && { refundedAt: backAt }),
    ...(lastDispute && { disputedAt: lastDispute.at }),
    ...(lastDispute?.wonAt && { wonAt: lastDispute.wonAt }),
    ...(outcome !== 'applied' && { returned: outcome }),
    ...(reason !== undefined && { reason }),
    ...(replaced && { replaced }),
    counts: !isBack && !isDisputed && !isLost,
  };
}

type Sums = { isDisputed: boolean; isLost: boolean; owed: number; refundedCents: number; cents: number };

/** The state of a payment (product 10.17). A dispute takes precedence, because the bank has the money. */
function stateFrom({ isDisputed, isLost, owed, refundedCents, cents }: Sums): PaymentView['state'] {
  if (isDisputed) return 'disputed';
  if (isLost) return 'dispute-lost';
  if (owed > 0) return 'refunding';
  if (refundedCents >= cents) return 'refunded';
  return refundedCents > 0 ? 'partly-refunded' : 'paid';
}

const latest = (times: readonly string[]): string | undefined =>
  times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);

/** When the last refund was made by the provider, or requested by the office. */
const lastRefundAt = ({ facts, asked }: PaidIntent): string | undefined =>
  latest([
    ...Object.values(asked).flatMap(({ at, refused }) => (refused ? [] : [at])),
    ...Object.values(facts.refunds).flatMap(({ at, status, requestId }) =>
      status === 'given' && !(requestId !== undefined && asked[requestId]) ? [at] : [],
    ),
  ]);

const lastReason = ({ asked }: Intent): string | undefined =>
  Object.values(asked)
    .filter(({ refused }) => !refused)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1)?.reason;
