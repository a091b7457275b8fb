import * as z from 'zod';
import { IsoTime, PayoutMethodId } from '../ids.ts';
import { isWellFormed } from '../readable.ts';
import { StoredText } from '../text.ts';
import { chains } from './crypto-address.ts';
import { METHOD_LABEL } from './method-label.ts';

const NAME = 140;
const short = (most: number) => z.string().max(most, { abort: true }).trim().min(1).refine(isWellFormed);

/**
 * How somebody is paid, as it is typed. What can be wrong of it in itself `wrongField` says; here is only its form. A holder's name has as many
 * characters as ISO 20022 has for one.
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

/** What an artist calls a method, to tell it from the others; '' for nothing. */
export const MethodLabel = z.string().max(METHOD_LABEL, { abort: true }).trim().refine(isWellFormed);

/** A saved method as its artist sees it: masked, and from when on a payout can go there (product 24.11). */
export const PayoutMethod = z.object({
  methodId: PayoutMethodId,
  kind: PayoutMethodKind,
  masked: StoredText,
  /** Left out of methods without one. */
  label: StoredText.optional(),
  addedAt: IsoTime,
  /** When it was last given another place to go to. */
  changedAt: IsoTime.optional(),
  usableAt: IsoTime,
  /** `usableAt` is later because the account's email address or second factor changed. */
  isSignInHold: z.literal(true).optional(),
});
export type PayoutMethod = z.infer<typeof PayoutMethod>;
