import * as z from 'zod';
import { Day } from '../day.ts';
import { ArtistId, IsoTime, LeadId, PayoutId, ReleaseId, SplitInvitationId } from '../ids.ts';
import { isListed } from '../is-listed.ts';
import { MicrosText } from '../money.ts';
import { LiveStore, MonthEarned, TopSources } from '../notices/notice.ts';
import { returnReasons } from '../payments/return-reason.ts';
import { payoutStates } from '../payouts/payout-state.ts';
import { PlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text-schemas.ts';
import { keysOf } from '../typed-record.ts';

/** Fields of an email about a payment; `paymentId` is the provider's. */
const paid = {
  releaseId: ReleaseId,
  plan: PlanName,
  cents: z.number().int().positive(),
  paidAt: IsoTime,
  paymentId: z.string(),
};

/** The release and the tracks that an email about splits is about. */
const shared = { releaseTitle: StoredText, titles: z.array(StoredText).min(1) };

/** The release that an email about news names. */
const named = { releaseId: ReleaseId, title: StoredText };
/** Releases with the same news. `more` is how many others have it, which are not named. */
const newsOf = <K extends string, S extends z.ZodRawShape>(template: K, more: S) =>
  z.object({
    template: z.literal(template),
    items: z.array(z.object({ ...named, ...more })).min(1),
    more: z.int().nonnegative(),
  });

/**
 * All emails that the product sends, with the data that their templates need in addition to the recipient. Emails that
 * contain a code are not listed here: the user pool sends them, and we never store a code.
 */
export const Mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome') }),
  z.object({ template: z.literal('waitlist') }),
  /** Invites a lead to sign up. */
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
  /** A payment was refunded, in full or in part. `reason` is the office's reason, if the office made the refund. */
  z.object({
    template: z.literal('refunded'),
    title: StoredText,
    refundedCents: z.number().int().positive(),
    reason: StoredText.optional(),
    /** Whether the full amount is refunded, which ends the plan. */
    endsPlan: z.boolean(),
    ...paid,
  }),
  /** A paid release could not be submitted; `code` and `details` come from the problem (product 11.12). */
  z.object({
    template: z.literal('not-submitted'),
    releaseId: ReleaseId,
    title: StoredText,
    code: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
  /** The office requests changes. `where` names the field, `target` its control in the editor. */
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
  /** The office wrote a message about a release. */
  z.object({ template: z.literal('release-message'), releaseId: ReleaseId, title: StoredText, message: StoredText }),
  /**
   * The account's email address changed. Sent to the previous address with `formerEmail`, otherwise to the current one.
   */
  z.object({ template: z.literal('email-changed'), formerEmail: z.string().optional(), changedAt: IsoTime }),
  /** The second factor was turned on or off. Sent to the account's previous address with `formerEmail`. */
  z.object({
    template: z.literal('second-factor-changed'),
    isOn: z.boolean(),
    formerEmail: z.string().optional(),
    changedAt: IsoTime,
  }),
  z.object({ template: z.literal('password-changed'), changedAt: IsoTime }),
  /** An archive of the artist's data is ready. `paths`, on our own site, download its parts until `expiresAt`. */
  z.object({
    template: z.literal('export-ready'),
    paths: z.array(z.string().regex(/^\/api\/[\w./-]+$/)).min(1),
    expiresAt: IsoTime,
  }),
  /** A batch of exports can be downloaded until `expiresAt`. Sent to the person who requested it. */
  z.object({
    template: z.literal('batch-ready'),
    total: z.number().int().positive(),
    failed: z.number().int().nonnegative(),
    expiresAt: IsoTime,
  }),
  /** A payout changed state. `reason` is the office's reason, `reference` the bank's reference. */
  z.object({
    template: z.literal('payout'),
    payoutId: PayoutId,
    state: z.enum(payoutStates),
    amountMicros: MicrosText,
    /** The part of the payout that was withheld for tax. */
    withheldMicros: MicrosText.optional(),
    method: StoredText,
    requestedAt: IsoTime,
    reference: StoredText.optional(),
    reason: StoredText.optional(),
  }),
  /**
   * Invites somebody to accept a part of some tracks. `path`, on our own site, opens the invitation until `expiresAt`.
   */
  z.object({
    template: z.literal('split-invited'),
    ...shared,
    ownerName: StoredText,
    path: z.string().regex(/^\/splits\/[\w/-]+$/),
    expiresAt: IsoTime,
  }),
  /** Tells the owner the answer to an invitation or a change. */
  z.object({
    template: z.literal('split-answered'),
    ...shared,
    name: StoredText,
    answer: z.enum(['accepted', 'declined', 'agreed', 'refused']),
  }),
  /** Asks somebody whose part would shrink to agree: otherwise nothing changes. */
  z.object({
    template: z.literal('split-asked'),
    ...shared,
    ownerName: StoredText,
    from: Day,
    expiresAt: IsoTime,
  }),
  /** A new version of a split applies from this day. */
  z.object({ template: z.literal('split-changed'), ...shared, ownerName: StoredText, from: Day }),
  /**
   * An agreement about a recording now also applies to another release. `from` lists the releases that it was made for.
   */
  z.object({
    template: z.literal('split-carried-over'),
    ...shared,
    ownerName: StoredText,
    from: z.array(StoredText),
  }),
  /** A payout method changed. Sent to the account's previous address with `formerEmail`. */
  z.object({
    template: z.literal('payout-method'),
    what: z.enum(['added', 'changed', 'removed']),
    method: StoredText,
    /** The previous method. */
    before: StoredText.optional(),
    changedAt: IsoTime,
    usableAt: IsoTime.optional(),
    formerEmail: z.string().optional(),
  }),
  /**
   * An advance was granted, or its outstanding part was taken back or forgiven. `parts`, of 10,000, of the artist's
   * share go to its recoupment.
   */
  z.object({
    template: z.literal('advance'),
    state: z.enum(['granted', 'taken-back', 'forgiven']),
    amountMicros: MicrosText,
    parts: z.int(),
    reason: StoredText,
  }),
  /** A tax form arrived, or the office rejected a form. */
  z.object({
    template: z.literal('tax-form'),
    what: z.enum(['received', 'rejected']),
    kind: z.enum(['w9', 'w8ben']),
    reason: StoredText.optional(),
  }),
  z.object({ template: z.literal('deletion-begun'), deletedAt: IsoTime }),
  // News, of one release or gathered from an hour (product 36.4).
  newsOf('submitted', {}),
  newsOf('delivered', {}),
  newsOf('live', { stores: z.array(LiveStore).min(1) }),
  newsOf('release-day', { isLive: z.boolean() }),
  newsOf('taken-down', {}),
  /** Statements were posted: each month's sum, newest first, and the top sources of the newest. */
  z.object({ template: z.literal('earned'), months: z.array(MonthEarned).min(1), top: TopSources.optional() }),
]);
export type Mail = z.infer<typeof Mail>;
export type MailTemplate = Mail['template'];
export type MailOf<T extends MailTemplate> = Extract<Mail, { template: T }>;

/** Preferences about optional emails: a profile attribute, and the templates that it covers. */
const mailPreferences = {
  wantsGuidance: ['welcome'],
  wantsSubmitted: ['submitted'],
  wantsDelivered: ['delivered'],
  wantsLive: ['live'],
  wantsReleaseDay: ['release-day'],
  wantsTakenDown: ['taken-down'],
  wantsEarned: ['earned'],
} as const satisfies Record<string, readonly MailTemplate[]>;
export type MailPreference = keyof typeof mailPreferences;
export const mailPreferenceNames = keysOf(mailPreferences);

/** Returns the preference that an email depends on; undefined for an email that is always sent. */
export const preferenceOf = (template: MailTemplate): MailPreference | undefined =>
  mailPreferenceNames.find((name) => isListed(mailPreferences[name], template));

/** The recipient of an email: an account, a lead, or an invitation to a split. */
export const Addressee = z.union([ArtistId, LeadId, SplitInvitationId]);
export type Addressee = z.infer<typeof Addressee>;

export const isLead = (to: Addressee): to is LeadId => LeadId.safeParse(to).success;
export const isInvitation = (to: Addressee): to is SplitInvitationId => SplitInvitationId.safeParse(to).success;

/**
 * An email and its recipient. The address, which only the profile, the lead or the invitation stores, is looked up when
 * the email is sent.
 */
export const AddressedMail = z.object({ to: Addressee, mail: Mail });
export type AddressedMail = z.infer<typeof AddressedMail>;
