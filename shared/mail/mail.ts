import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { returnReasons } from '../payments/return-reason.ts';
import { PlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text.ts';

/** What a mail about a payment says: the release's title as it was, what was paid and when, and the provider's id of the payment. */
const paid = {
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
  paidAt: IsoTime,
  paymentId: z.string(),
};

/**
 * Every mail that the product sends to an account, with what its template needs beside the profile. Codes are not here: the user pool
 * sends those itself, and no code is ever stored.
 */
export const Mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('activated') }),
  z.object({ template: z.literal('refused'), reason: StoredText }),
  z.object({ template: z.literal('receipt'), title: StoredText, ...paid }),
  z.object({
    template: z.literal('returned'),
    title: StoredText,
    why: z.enum(returnReasons),
    ...paid,
  }),
]);
export type Mail = z.infer<typeof Mail>;
export type MailTemplate = Mail['template'];

/** A mail and whose it is. The address is looked up when it is sent: no other place than the profile keeps one. */
export const AddressedMail = z.object({ to: ArtistId, mail: Mail });
export type AddressedMail = z.infer<typeof AddressedMail>;
