import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId, SubmissionId } from '../../shared/ids.ts';
import { PaymentView } from '../../shared/payments/payment-view.ts';
import { PaidPlan, PlanName } from '../../shared/plans/paid-plan.ts';
import { StoredText } from '../../shared/text-schemas.ts';

export const CURRENCY = 'usd';

/** The purchase for which a checkout was opened, by its session id. A payment is compared only with this. */
export const Checkout = z.object({
  sessionId: z.string(),
  artistId: ArtistId,
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
  createdAt: IsoTime,
  /** The submission that was accepted with the payment. */
  submissionId: SubmissionId.optional(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A checkout session as the provider reports it. */
export type ProviderSession = {
  id: string;
  isPaid: boolean;
  /** The session can no longer be paid, and was not paid. */
  isExpired: boolean;
  cents: number | null;
  currency: string | null;
  paymentIntentId: string | null;
  /**
   * The release for which the session was opened, from our metadata at the provider; null for a session that belongs to
   * another product on the same account.
   */
  releaseId: ReleaseId | null;
};

/** A payment as listed: derived from its intent and written with it. It outlives its release. */
export const Payment = PaymentView.extend({
  artistId: ArtistId,
  artistName: StoredText,
  sessionId: z.string(),
  /** When the bank decided in our favor; the payment is valid again from then on. */
  wonAt: IsoTime.optional(),
  /** Whether the payment supports its release's plan. */
  counts: z.boolean(),
  replaced: PaidPlan.optional(),
  /** Grows with each change. */
  ver: z.number().int(),
});
export type Payment = z.infer<typeof Payment>;
