import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { PlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text-schemas.ts';
import { returnReasons } from './return-reason.ts';

/** The provider's id of a payment intent, which identifies a payment everywhere, including its receipt. */
export const PaymentId = z.string().regex(/^pi_\w{1,250}$/);

/**
 * The state of a payment (product 10.17). `refunding`: a refund was requested, but the provider has not made it yet.
 * `disputed`: the cardholder wants the money back, and the bank has not decided.
 */
export const paymentStates = ['paid', 'refunding', 'refunded', 'partly-refunded', 'disputed', 'dispute-lost'] as const;

export type PaymentState = (typeof paymentStates)[number];

const Cents = z.number().int().nonnegative();

const payment = {
  paymentId: PaymentId,
  releaseId: ReleaseId,
  /** The title, plan, percentage and amount when it was paid. */
  title: StoredText,
  plan: PlanName,
  percentage: z.number(),
  cents: Cents,
  /** The amount that the provider has refunded. */
  refundedCents: Cents,
  state: z.enum(paymentStates),
  paidAt: IsoTime,
  /** When the last refund was made or requested. */
  refundedAt: IsoTime.optional(),
  disputedAt: IsoTime.optional(),
  /** Why the product itself refunds the payment. */
  returned: z.enum(returnReasons).optional(),
  /** The office's own reason for the refund. */
  reason: StoredText.optional(),
};

/** A payment as its artist sees it, both as a row in the list and as a receipt. */
export const PaymentView = z.object(payment);
export type PaymentView = z.infer<typeof PaymentView>;

/** A payment in the office's list, with its artist. `artistName` is the name at the time of the payment. */
export const OfficePayment = z.object({ ...payment, artistId: ArtistId, artistName: StoredText });
export type OfficePayment = z.infer<typeof OfficePayment>;

/** The outcome of an event: it was applied, or it matches nothing and a person has to look into it (product 10.19). */
const eventOutcomes = ['applied', 'unmatched'] as const;

/** An event from the provider, without personal data. */
export const ProviderEventView = z.object({
  eventId: z.string(),
  /** The provider's name for the event: `checkout.session.completed`. */
  type: z.string(),
  /** When the event happened at the provider; `receivedAt` is when it reached us. */
  at: IsoTime,
  receivedAt: IsoTime,
  /** The object of the event: a session, a refund, a dispute or a charge. */
  objectId: z.string(),
  paymentId: PaymentId.optional(),
  cents: Cents.optional(),
  currency: z.string().optional(),
  outcome: z.enum(eventOutcomes),
  /** Why the event is unmatched, in a word or two: `no checkout`, `amount`, `currency`, `account`, … */
  reason: z.string().optional(),
});
export type ProviderEventView = z.infer<typeof ProviderEventView>;

/** A transaction in our ledger. Amounts are micro-dollars, positive for a debit. */
export const PostingView = z.object({
  key: z.string(),
  what: z.string(),
  at: IsoTime,
  entries: z.array(z.object({ account: z.string(), amountMicros: MicrosText })),
});
export type PostingView = z.infer<typeof PostingView>;

/** The state of a refund: requested by us, made by the provider, failed there, or rejected by the provider. */
const refundStates = ['asked', 'given', 'failed', 'refused'] as const;
const RefundView = z.object({
  cents: Cents,
  state: z.enum(refundStates),
  at: IsoTime,
  /** The provider's id, once it has one. */
  refundId: z.string().optional(),
  /** The admin who requested the refund, and why; undefined if it was made in the provider's own dashboard. */
  by: z.string().optional(),
  reason: StoredText.optional(),
});
export type RefundView = z.infer<typeof RefundView>;

/** A payment with everything known about it, for the office. */
export const PaymentDetail = z.object({
  payment: OfficePayment,
  events: z.array(ProviderEventView),
  postings: z.array(PostingView),
  refunds: z.array(RefundView),
  mails: z.array(z.object({ template: z.string(), at: IsoTime })),
});
export type PaymentDetail = z.infer<typeof PaymentDetail>;

/** The number of payments, and their revenue net of refunds. */
export const PaymentTotals = z.object({ count: z.number().int(), revenueMicros: MicrosText });
export type PaymentTotals = z.infer<typeof PaymentTotals>;
