import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../../shared/ids.ts';
import { returnReasons } from '../../shared/payments/return-reason.ts';
import { PaidPlan, PlanName } from '../../shared/plans/paid-plan.ts';
import { StoredText } from '../../shared/text.ts';
import { Facts } from './facts.ts';

/** What the payment is for, as its checkout was opened. */
const Sale = z.object({
  sessionId: z.string(),
  artistId: ArtistId,
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
});
export type Sale = z.infer<typeof Sale>;

/** What was decided when the money came, once, with the words as they were then. */
const Decided = z.object({
  /** It buys its plan, or goes back, and why. */
  outcome: z.enum(['applied', ...returnReasons]),
  title: StoredText,
  artistName: StoredText,
  percentage: z.number(),
  /** A plan of earlier years that it took the place of: the release has it again when this one goes. */
  replaced: PaidPlan.optional(),
});
export type Decided = z.infer<typeof Decided>;

/** A refund that the office asked for: money that is owed from then on, until the provider has given it or refused to. */
const Asked = z.object({
  cents: z.number().int().positive(),
  reason: StoredText,
  by: z.object({ id: z.string(), name: StoredText }),
  at: IsoTime,
  refused: z.object({ at: IsoTime, code: z.string() }).optional(),
});
export type Asked = z.infer<typeof Asked>;

/**
 * All that is known of a payment intent, in one item: what the provider said, and what we decided and asked for. What follows (state,
 * postings, mails, the release's plan) is derived from it and written with it, so none is there without the other. `ver` grows with
 * each write and stands in its condition.
 */
export const Intent = z.object({
  paymentId: z.string(),
  ver: z.number().int(),
  facts: Facts,
  sale: Sale.optional(),
  decided: Decided.optional(),
  asked: z.record(z.string(), Asked).default({}),
  /** Events that came before it was known whose payment it is. */
  waiting: z.array(z.string()).default([]),
});
export type Intent = z.infer<typeof Intent>;

/** One whose money came: it is a payment of ours. */
export type PaidIntent = Intent & { sale: Sale; decided: Decided; facts: Facts & { paid: object } };

export const isPaid = (intent: Intent): intent is PaidIntent =>
  intent.sale !== undefined && intent.decided !== undefined && intent.facts.paid !== undefined;
