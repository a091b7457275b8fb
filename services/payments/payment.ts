import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../../shared/ids.ts';
import { PlanName } from '../../shared/plans/paid-plan.ts';

export const CURRENCY = 'usd';

/** What a checkout was opened for; kept by its session id, and the only thing that a payment is compared with. */
export const Checkout = z.object({
  sessionId: z.string(),
  artistId: ArtistId,
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
  createdAt: IsoTime,
  /** A payment that came when the release was gone, and when it was refunded. */
  unplaced: z.object({ paymentIntentId: z.string(), at: IsoTime, refundedAt: IsoTime.optional() }).optional(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A checkout session as the provider tells it. */
export type ProviderSession = {
  id: string;
  isPaid: boolean;
  /** Nobody can pay it any more, and nobody has. */
  isExpired: boolean;
  cents: number | null;
  currency: string | null;
  paymentIntentId: string | null;
};

/** A payment that the provider has taken; one for each payment intent. */
export type Payment = {
  paymentIntentId: string;
  sessionId: string;
  artistId: string;
  releaseId: string;
  plan: PlanName;
  cents: number;
  paidAt: string;
};
