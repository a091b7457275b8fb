import * as z from 'zod';
import { ArtistId, IsoTime, LeadId, PayoutId, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { returnReasons } from '../payments/return-reason.ts';
import { payoutStates } from '../payouts/payout-state.ts';
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
 * Every mail that the product itself sends, with what its template needs beside the profile. Codes are not here: the user pool
 * sends those itself, and no code is ever stored.
 */
export const Mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome') }),
  z.object({ template: z.literal('waitlist') }),
  z.object({ template: z.literal('activated') }),
  z.object({ template: z.literal('refused'), reason: StoredText }),
  z.object({ template: z.literal('receipt'), title: StoredText, ...paid }),
  z.object({
    template: z.literal('returned'),
    title: StoredText,
    why: z.enum(returnReasons),
    ...paid,
  }),
  /** A plan that was bought is given back, whole or in part; `reason` is the office's, of a refund that it asked for. */
  z.object({
    template: z.literal('refunded'),
    title: StoredText,
    refundedCents: z.number().int().positive(),
    reason: StoredText.optional(),
    /** Whether all of it is back, so that it pays for no plan any more. */
    endsPlan: z.boolean(),
    ...paid,
  }),
  /** The office asks for changes. `where` is the place in our words, `target` its control in the editor. */
  z.object({
    template: z.literal('changes-requested'),
    releaseId: ReleaseId,
    title: StoredText,
    message: StoredText,
    reasons: z.array(
      z.object({
        code: z.string(),
        where: z.string(),
        target: z.string().optional(),
        note: StoredText.optional(),
      }),
    ),
  }),
  /** The office has written about a release. */
  z.object({ template: z.literal('release-message'), releaseId: ReleaseId, title: StoredText, message: StoredText }),
  /** Goes to the address that the account had before: nothing keeps it but the change itself, of which this mail is. */
  z.object({ template: z.literal('email-changed'), formerEmail: z.string(), changedAt: IsoTime }),
  z.object({ template: z.literal('password-changed'), changedAt: IsoTime }),
  /** `paths` are those of our own addresses that give the archive's parts, until `expiresAt`. */
  z.object({
    template: z.literal('export-ready'),
    paths: z.array(z.string().regex(/^\/api\/[\w./-]+$/)).min(1),
    expiresAt: IsoTime,
  }),
  /** Releases that the office exported together are packed, until `expiresAt`; goes to who asked for it. */
  z.object({
    template: z.literal('batch-ready'),
    total: z.number().int().positive(),
    failed: z.number().int().nonnegative(),
    expiresAt: IsoTime,
  }),
  /** A payout came into a state. `reason` is the office's, `reference` the bank's. */
  z.object({
    template: z.literal('payout'),
    payoutId: PayoutId,
    state: z.enum(payoutStates),
    amountMicros: MicrosText,
    method: StoredText,
    requestedAt: IsoTime,
    reference: StoredText.optional(),
    reason: StoredText.optional(),
  }),
  z.object({ template: z.literal('deletion-begun'), deletedAt: IsoTime }),
]);
export type Mail = z.infer<typeof Mail>;
export type MailTemplate = Mail['template'];
export type MailOf<T extends MailTemplate> = Extract<Mail, { template: T }>;

/** What an artist can say of mails that are not needed: a name in the profile, and which mails it is about. */
const mailPreferences = { wantsGuidance: ['welcome'] } as const satisfies Record<string, readonly MailTemplate[]>;
export type MailPreference = keyof typeof mailPreferences;

/** The preference that a mail hangs on; undefined for one that always goes. */
export const preferenceOf = (template: MailTemplate): MailPreference | undefined =>
  (Object.keys(mailPreferences) as MailPreference[]).find((name) =>
    (mailPreferences[name] as readonly MailTemplate[]).includes(template),
  );

/** Whose a mail is: an account's, or that of somebody who waits for one. */
export const Addressee = z.union([ArtistId, LeadId]);
export type Addressee = z.infer<typeof Addressee>;

export const isLead = (to: Addressee): to is LeadId => LeadId.safeParse(to).success;

/** A mail and whose it is. The address is looked up when it is sent: no other place than the profile, or the lead, keeps one. */
export const AddressedMail = z.object({ to: Addressee, mail: Mail });
export type AddressedMail = z.infer<typeof AddressedMail>;
