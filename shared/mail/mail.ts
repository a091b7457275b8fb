import * as z from 'zod';
import { Day } from '../day.ts';
import { ArtistId, IsoTime, LeadId, PayoutId, ReleaseId, SplitInvitationId } from '../ids.ts';
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

/** What a mail about splits names: the tracks, and the release that they are on. */
const shared = { releaseTitle: StoredText, titles: z.array(StoredText).min(1) };

/**
 * Every mail that the product itself sends, with what its template needs beside the profile. Codes are not here: the user pool
 * sends those itself, and no code is ever stored.
 */
export const Mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome') }),
  z.object({ template: z.literal('waitlist') }),
  /** To a lead: there is a place. */
  z.object({ template: z.literal('invited') }),
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
  /** A release that was paid for could not be submitted: `code` and `details` are those of the problem (product 11.12). */
  z.object({
    template: z.literal('not-submitted'),
    releaseId: ReleaseId,
    title: StoredText,
    code: z.string(),
    details: z.record(z.string(), z.unknown()),
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
  /** Goes to the previous address with `formerEmail`, otherwise to the current one. */
  z.object({ template: z.literal('email-changed'), formerEmail: z.string().optional(), changedAt: IsoTime }),
  /** The second factor was turned on or off; with `formerEmail` it goes to the account's previous address. */
  z.object({
    template: z.literal('second-factor-changed'),
    isOn: z.boolean(),
    formerEmail: z.string().optional(),
    changedAt: IsoTime,
  }),
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
    /** What of it is withheld for tax. */
    withheldMicros: MicrosText.optional(),
    method: StoredText,
    requestedAt: IsoTime,
    reference: StoredText.optional(),
    reason: StoredText.optional(),
  }),
  /** Somebody is invited to a part of tracks. `path` is that of our own address which opens the invitation, until `expiresAt`. */
  z.object({
    template: z.literal('split-invited'),
    ...shared,
    ownerName: StoredText,
    path: z.string().regex(/^\/splits\/[\w/-]+$/),
    expiresAt: IsoTime,
  }),
  /** To the owner: what somebody answered to an invitation, or to a change. */
  z.object({
    template: z.literal('split-answered'),
    ...shared,
    name: StoredText,
    answer: z.enum(['accepted', 'declined', 'agreed', 'refused']),
  }),
  /** To somebody whose part would shrink: nothing changes before they agree. */
  z.object({
    template: z.literal('split-asked'),
    ...shared,
    ownerName: StoredText,
    from: Day,
    expiresAt: IsoTime,
  }),
  /** Another version counts, from a day on. */
  z.object({ template: z.literal('split-changed'), ...shared, ownerName: StoredText, from: Day }),
  /** What was agreed about a recording holds on another release of it too; `from` are the releases it was agreed for. */
  z.object({
    template: z.literal('split-carried-over'),
    ...shared,
    ownerName: StoredText,
    from: z.array(StoredText),
  }),
  /** Where an artist is paid was changed; with `formerEmail` it goes to the address that the account had until lately. */
  z.object({
    template: z.literal('payout-method'),
    what: z.enum(['added', 'changed', 'removed']),
    method: StoredText,
    /** Where it went before. */
    before: StoredText.optional(),
    changedAt: IsoTime,
    usableAt: IsoTime.optional(),
    formerEmail: z.string().optional(),
  }),
  /** An artist was paid ahead, or what was out of it was taken back or forgiven; `parts` of 10,000 of their share go to it. */
  z.object({
    template: z.literal('advance'),
    state: z.enum(['granted', 'taken-back', 'forgiven']),
    amountMicros: MicrosText,
    parts: z.int(),
    reason: StoredText,
  }),
  /** A tax form arrived, or the office rejected it. */
  z.object({
    template: z.literal('tax-form'),
    what: z.enum(['received', 'rejected']),
    kind: z.enum(['w9', 'w8ben']),
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

/** Whose a mail is: an account's, that of somebody who waits for one, or that of whoever is invited to a split. */
export const Addressee = z.union([ArtistId, LeadId, SplitInvitationId]);
export type Addressee = z.infer<typeof Addressee>;

export const isLead = (to: Addressee): to is LeadId => LeadId.safeParse(to).success;
export const isInvitation = (to: Addressee): to is SplitInvitationId => SplitInvitationId.safeParse(to).success;

/** A mail and whose it is. The address is looked up when it is sent: no other place than the profile, the lead, or the invitation keeps one. */
export const AddressedMail = z.object({ to: Addressee, mail: Mail });
export type AddressedMail = z.infer<typeof AddressedMail>;
