import * as z from 'zod';
import { IsoTime, PayoutMethodId } from '../ids.ts';
import { isWellFormed } from '../readable-text.ts';
import { StoredText } from '../text-schemas.ts';
import { chains } from './crypto-address.ts';
import { MAX_METHOD_LABEL } from './method-label.ts';

const NAME = 140;
const short = (most: number) => z.string().max(most, { abort: true }).trim().min(1).refine(isWellFormed);

/**
 * A payout method as entered. This schema checks only the format; `wrongField` checks the content. A holder's name may
 * be as long as ISO 20022 allows.
 */
export const PayoutMethodDetails = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('iban'), holder: short(NAME), iban: short(50), bic: short(15).optional() }),
  z.strictObject({ kind: z.literal('us-bank'), holder: short(NAME), routing: short(20), account: short(30) }),
  z.strictObject({ kind: z.literal('paypal'), email: short(255) }),
  z.strictObject({ kind: z.literal('crypto'), chain: z.enum(chains), address: short(120) }),
]);
export type PayoutMethodDetails = z.infer<typeof PayoutMethodDetails>;

export const PayoutMethodKind = z.enum(['iban', 'us-bank', 'paypal', 'crypto'] satisfies PayoutMethodDetails['kind'][]);
export type PayoutMethodKind = z.infer<typeof PayoutMethodKind>;

/** An artist's own name for a method; '' for none. */
export const MethodLabel = z.string().max(MAX_METHOD_LABEL, { abort: true }).trim().refine(isWellFormed);

/** A saved method as its artist sees it: masked, with the time from which payouts can use it (product 24.11). */
export const PayoutMethod = z.object({
  methodId: PayoutMethodId,
  kind: PayoutMethodKind,
  masked: StoredText,
  /** Omitted if the artist has not named the method. */
  label: StoredText.optional(),
  addedAt: IsoTime,
  /** When the method's destination last changed. */
  changedAt: IsoTime.optional(),
  usableAt: IsoTime,
  /** `usableAt` was postponed because the account's email address or second factor changed. */
  isSignInHold: z.literal(true).optional(),
});
export type PayoutMethod = z.infer<typeof PayoutMethod>;
