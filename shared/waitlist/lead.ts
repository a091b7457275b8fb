import * as z from 'zod';
import { line, Text } from '../text-schemas.ts';
import { annualRevenues } from './annual-revenues.ts';
import { type WaitlistFlag, waitlistFlags } from './features.ts';

const EMAIL = 'Please enter a valid email address';
const LINK = 'Please enter a valid URL';

/**
 * Whether a string is a web link. Other URLs, such as `javascript:`, are rejected because the office opens the links.
 */
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Adds the scheme to a URL copied without it: `instagram.com/mira`. */
const withScheme = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i.test(text) ? `https://${text}` : text;

/** An answer in words or figures: "3", "about ten". */
const answer = (message: string) => z.string().trim().max(100, { abort: true }).min(1, message).pipe(Text);

const answerFields = {
  artistName: line(200).min(1, 'Artist/Label name is required'),
  email: z.string().trim().max(255, { error: EMAIL, abort: true }).pipe(z.email(EMAIL)),
  socialLink: z
    .string()
    .trim()
    .max(500, { error: LINK, abort: true })
    .overwrite(withScheme)
    .refine(isWebAddress, { error: LINK, abort: true })
    .pipe(Text),
  artistsManaged: answer('Please enter the number of artists'),
  tracksPerYear: answer('Please enter the number of tracks'),
  annualRevenue: z.enum(annualRevenues, 'Please choose your annual streaming revenue'),
};

/** The waitlist form (product 17.1). */
export const WaitlistForm = z.object({
  ...answerFields,
  features: z
    .array(z.enum(waitlistFlags))
    .max(waitlistFlags.length, { abort: true })
    .min(1, 'Please select at least one feature'),
});
export type WaitlistForm = z.infer<typeof WaitlistForm>;

const flags = Object.fromEntries(waitlistFlags.map((flag) => [flag, z.boolean()])) as Record<
  WaitlistFlag,
  z.ZodBoolean
>;

const wantsSomething = [
  (lead: Record<WaitlistFlag, boolean>) => waitlistFlags.some((flag) => lead[flag]),
  'Please select at least one feature',
] as const;

const fields = {
  ...answerFields,
  ...flags,
  /** When the form was sent, by the browser's clock. */
  timestamp: z.string().max(40, { abort: true }).pipe(z.iso.datetime()),
  /** Our own name for the page that contains the form. */
  source: z
    .string()
    .max(40, { abort: true })
    .regex(/^[a-z][a-z0-9-]*$/),
};

/** A lead, as sent by the form and received by the webhook. */
export const Lead = z.strictObject(fields).refine(...wantsSomething);
export type Lead = z.infer<typeof Lead>;

/** A lead as it is sent, with data that helps to detect bots. */
export const SentLead = z
  .strictObject({
    ...fields,
    /** A hidden field: only bots fill it in. */
    homepage: z.string().max(500, { abort: true }),
    /** How long the form was open, in milliseconds. */
    openMs: z.number().int().nonnegative(),
  })
  .refine(...wantsSomething);
export type SentLead = z.infer<typeof SentLead>;
