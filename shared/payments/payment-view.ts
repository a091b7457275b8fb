import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { PlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text.ts';
import { returnReasons } from './return-reason.ts';

/** The provider's name of a payment intent: what a payment is called everywhere, also on its receipt. */
export const PaymentId = z.string().regex(/^pi_\w{1,250}$/);

/**
 * What became of a payment (product 10.17). `refunding`: it is to go back, and the provider has not given it yet. `disputed`: the
 * cardholder asked the bank for it back, and the bank has not decided.
 */
export const paymentStates = ['paid', 'refunding', 'refunded', 'partly-refunded', 'disputed', 'dispute-lost'] as const;

export type PaymentState = (typeof paymentStates)[number];

const Cents = z.number().int().nonnegative();

const payment = {
  paymentId: PaymentId,
  releaseId: ReleaseId,
  /** Title, plan, percentage and amount as they were when it was paid. */
  title: StoredText,
  plan: PlanName,
  percentage: z.number(),
  cents: Cents,
  /** What the provider has given back of it. */
  refundedCents: Cents,
  state: z.enum(paymentStates),
  paidAt: IsoTime,
  /** When the last of it went back, or was asked to. */
  refundedAt: IsoTime.optional(),
  disputedAt: IsoTime.optional(),
  /** Why the product gives it back by itself. */
  returned: z.enum(returnReasons).optional(),
  /** Why the office gives it back, in its words. */
  reason: StoredText.optional(),
};

/** A payment as its artist sees it: a row of the list, and all that its receipt says. */
export const PaymentView = z.object(payment);
export type PaymentView = z.infer<typeof PaymentView>;

/** The same in the office's list, with whose it is. `artistName` as it was when it was paid. */
export const OfficePayment = z.object({ ...payment, artistId: ArtistId, artistName: StoredText });
export type OfficePayment = z.infer<typeof OfficePayment>;

/** What came of an event: it was applied; or it fits nothing that we know, and a person has to look (product 10.19). */
const eventOutcomes = ['applied', 'unmatched'] as const;

/** What the provider told us, without anything that names a person. */
export const ProviderEventView = z.object({
  eventId: z.string(),
  /** In the provider's words: `checkout.session.completed`. */
  type: z.string(),
  /** When it happened at the provider; `receivedAt` is when we were told. */
  at: IsoTime,
  receivedAt: IsoTime,
  /** What it is about: a session, a refund, a dispute, a charge. */
  objectId: z.string(),
  paymentId: PaymentId.optional(),
  cents: Cents.optional(),
  currency: z.string().optional(),
  outcome: z.enum(eventOutcomes),
  /** Why it is unmatched, by a short name: `no checkout`, `amount`, `currency`, `account`, … */
  reason: z.string().optional(),
});
export type ProviderEventView = z.infer<typeof ProviderEventView>;

/** A transaction of the ledger: what we did. Amounts are micro-dollars, positive for a debit. */
export const PostingView = z.object({
  key: z.string(),
  what: z.string(),
  at: IsoTime,
  entries: z.array(z.object({ account: z.string(), amountMicros: MicrosText })),
});
export type PostingView = z.infer<typeof PostingView>;

/** A refund: asked for by us and on its way, given by the provider, failed there, or refused by it. */
const refundStates = ['asked', 'given', 'failed', 'refused'] as const;
const RefundView = z.object({
  cents: Cents,
  state: z.enum(refundStates),
  at: IsoTime,
  /** The provider's id of it, once it has one. */
  refundId: z.string().optional(),
  /** The admin who asked for it, and why; none of one that was made in the provider's own dashboard. */
  by: z.string().optional(),
  reason: StoredText.optional(),
});
export type RefundView = z.infer<typeof RefundView>;

/** A payment with all that is known of it, for the office. */
export const PaymentDetail = z.object({
  payment: OfficePayment,
  events: z.array(ProviderEventView),
  postings: z.array(PostingView),
  refunds: z.array(RefundView),
  mails: z.array(z.object({ template: z.string(), at: IsoTime })),
});
export type PaymentDetail = z.infer<typeof PaymentDetail>;

/** Of all payments: how many there are, and what is left of them as revenue, net of what went back. */
export const PaymentTotals = z.object({ count: z.number().int(), revenueMicros: MicrosText });
export type PaymentTotals = z.infer<typeof PaymentTotals>;
