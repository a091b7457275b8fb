import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../../shared/ids.ts';
import { returnReasons } from '../../shared/payments/return-reason.ts';
import { PlanName } from '../../shared/plans/paid-plan.ts';

export const CURRENCY = 'usd';

/** What a checkout was opened for; stored by its session id, and the only thing that a payment is compared with. */
export const Checkout = z.object({
  sessionId: z.string(),
  artistId: ArtistId,
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
  createdAt: IsoTime,
});
export type Checkout = z.infer<typeof Checkout>;

/** A checkout session as the provider reports it. */
export type ProviderSession = {
  id: string;
  isPaid: boolean;
  /** Nobody can pay it any more, and nobody has. */
  isExpired: boolean;
  cents: number | null;
  currency: string | null;
  paymentIntentId: string | null;
  /** The release that it was opened for, as we told the provider then; null for a session of another product of the same account. */
  releaseId: ReleaseId | null;
};

const taken = {
  paymentIntentId: z.string(),
  sessionId: z.string(),
  artistId: ArtistId,
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
  paidAt: IsoTime,
};

/** Words as they were when it was paid; none of a payment of before they were stored. */
const shown = { title: z.string().optional(), artistName: z.string().optional() };

/** A payment that the provider has taken; one for each payment intent. */
const TakenPayment = z.object(taken);
export type TakenPayment = z.infer<typeof TakenPayment>;

const AppliedPayment = z.object({ ...taken, ...shown, state: z.literal('applied') });
export type AppliedPayment = z.infer<typeof AppliedPayment>;

/** It goes back, and the provider has not said yet that it did. */
const RefundingPayment = z.object({
  ...taken,
  ...shown,
  state: z.literal('refunding'),
  reason: z.enum(returnReasons),
});
export type RefundingPayment = z.infer<typeof RefundingPayment>;

const RefundedPayment = RefundingPayment.extend({ state: z.literal('refunded'), refundedAt: IsoTime });

/** What became of a payment, as it is stored; it stays when its release goes. */
export const Payment = z.discriminatedUnion('state', [AppliedPayment, RefundingPayment, RefundedPayment]);
export type Payment = z.infer<typeof Payment>;
