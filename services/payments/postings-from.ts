import { microsOfCents } from '../../shared/money.ts';
import type { Posting } from '../ledger/posting.ts';
import { type Intent, isPaid, type PaidIntent } from './intent.ts';

/**
 * All postings for a payment, each under the natural key of its fact. Facts are only added, so this list only grows: a
 * change posts its new entries in the same transaction, and the books end up the same in whatever order facts arrive.
 * Money to be refunded is never revenue: until the provider has refunded it, it is owed to the payer, in `refunds-due`
 * (design 3.5).
 */
export function postingsFrom(intent: Intent): Posting[] {
  if (!isPaid(intent)) return [];
  const { facts, sale, decided, asked } = intent;
  const earned = decided.outcome === 'applied' ? 'plan-revenue' : 'refunds-due';
  const post = postingFor(intent);
  return [
    post('plan', intent.paymentId, facts.paid.at, { to: 'card-clearing', from: earned, cents: sale.cents }),
    ...Object.entries(asked).flatMap(([id, { cents, at, refused }]) => [
      post('refund-owed', id, at, { to: 'plan-revenue', from: 'refunds-due', cents }),
      ...(refused ? [post('refund-refused', id, refused.at, { to: 'refunds-due', from: 'plan-revenue', cents })] : []),
    ]),
    ...Object.entries(facts.refunds).flatMap(([id, { cents, at, status, requestId }]) => {
      const from = requestId !== undefined && asked[requestId] ? 'refunds-due' : earned;
      return [
        post('refund', id, at, { to: from, from: 'card-clearing', cents }),
        ...(status === 'failed' ? [post('refund-failed', id, at, { to: 'card-clearing', from, cents })] : []),
      ];
    }),
    ...Object.entries(facts.disputes).flatMap(([id, { cents, at, wonAt }]) => [
      post('dispute', id, at, { to: earned, from: 'card-clearing', cents }),
      ...(wonAt ? [post('dispute-won', id, wonAt, { to: 'card-clearing', from: earned, cents })] : []),
    ]),
    ...Object.entries(facts.fees).map(([id, { cents, at }]) =>
      post('fee', id, at, { to: 'card-fees', from: 'card-clearing', cents }),
    ),
  ];
}

const createPosting = {
  plan: 'plan',
  'refund-owed': 'refund asked for of plan',
  'refund-refused': 'refund refused of plan',
  refund: 'refund of plan',
  'refund-failed': 'failed refund of plan',
  dispute: 'dispute of plan',
  'dispute-won': 'dispute won of plan',
  fee: 'fee of plan',
} as const;

type Account = Posting['entries'][number]['account'];

const postingFor =
  ({ paymentId, sale: { plan, releaseId } }: PaidIntent) =>
  (
    kind: keyof typeof createPosting,
    id: string,
    at: string,
    { to, from, cents }: { to: Account; from: Account; cents: number },
  ): Posting => ({
    key: `${kind}:${id}`,
    what: `${createPosting[kind]} ${plan} of ${releaseId}`,
    entries: [
      { account: to, micros: microsOfCents(cents) },
      { account: from, micros: -microsOfCents(cents) },
    ],
    at: new Date(at),
    // A refund's key does not name its payment.
    result: { paymentId },
  });

/** The balance of an account after these postings, in micro-dollars, as a debit. */
export const accountBalance = (account: Account, postings: readonly Posting[]): bigint =>
  postings
    .flatMap(({ entries }) => entries)
    .reduce((sum, entry) => (entry.account === account ? sum + entry.micros : sum), 0n);
