import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId, SubmissionId } from '../../shared/ids.ts';
import { PaymentView } from '../../shared/payments/payment-view.ts';
import { PaidPlan, PlanName } from '../../shared/plans/paid-plan.ts';
import { StoredText } from '../../shared/text.ts';

export const CURRENCY = 'usd';

/** What a checkout was opened for; stored by its session id, and the only thing that a payment is compared with. */
export const Checkout = z.object({
  sessionId: z.string(),
  artistId: ArtistId,
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
  createdAt: IsoTime,
  /** The submission that was accepted with it. */
  submissionId: SubmissionId.optional(),
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

/**
 * What became of a payment, as it is listed: derived from all that is known of its intent, and written with it. It stays when its
 * release goes.
 */
export const Payment = PaymentView.extend({
  artistId: ArtistId,
  artistName: StoredText,
  sessionId: z.string(),
  /** When the bank decided for us: it counts again from then on. */
  wonAt: IsoTime.optional(),
  /** Whether it counts for the plan of its release. */
  counts: z.boolean(),
  replaced: PaidPlan.optional(),
  /** Grows with each change. */
  ver: z.number().int(),
});
export type Payment = z.infer<typeof Payment>;
