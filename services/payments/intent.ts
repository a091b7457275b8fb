import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../../shared/ids.ts';
import { returnReasons } from '../../shared/payments/return-reason.ts';
import { PaidPlan, PlanName } from '../../shared/plans/paid-plan.ts';
import { StoredText } from '../../shared/text-schemas.ts';
import { Facts } from './provider-facts.ts';

/** The purchase as it was when its checkout was opened. */
export const Sale = z.object({
  sessionId: z.string(),
  artistId: ArtistId,
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
});
export type Sale = z.infer<typeof Sale>;

/** The decision, which is made once, when the money arrives, with the names at that time. */
const Decided = z.object({
  /** Whether the payment buys its plan or is refunded, and why. */
  outcome: z.enum(['applied', ...returnReasons]),
  title: StoredText,
  artistName: StoredText,
  percentage: z.number(),
  /** A legacy plan that this payment replaced, which the release gets back if the paid plan ends. */
  replaced: PaidPlan.optional(),
});
export type Decided = z.infer<typeof Decided>;

/**
 * A refund requested by the office. The money is owed from then on, until the provider has made or rejected the refund.
 */
const RefundRequest = z.object({
  cents: z.number().int().positive(),
  reason: StoredText,
  by: z.object({ id: z.string(), name: StoredText }),
  at: IsoTime,
  refused: z.object({ at: IsoTime, code: z.string() }).optional(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/**
 * Everything known about a payment intent, in one item: the provider's facts, our decision and our requests. The
 * consequences (state, postings, emails, the release's plan) are derived from the intent and written with it. `ver`
 * increases with each write, which is conditional on it.
 */
export const Intent = z.object({
  paymentId: z.string(),
  ver: z.number().int(),
  facts: Facts,
  sale: Sale.optional(),
  decided: Decided.optional(),
  asked: z.record(z.string(), RefundRequest).default({}),
  /** Events that arrived before the payment's owner was known. */
  waiting: z.array(z.string()).default([]),
});
export type Intent = z.infer<typeof Intent>;

/** An intent whose money has arrived, which makes it a payment to us. */
export type PaidIntent = Intent & { sale: Sale; decided: Decided; facts: Facts & { paid: object } };

export const isPaid = (intent: Intent): intent is PaidIntent =>
  intent.sale !== undefined && intent.decided !== undefined && intent.facts.paid !== undefined;
