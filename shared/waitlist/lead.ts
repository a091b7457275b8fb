import * as z from 'zod';
import { line, Text } from '../text.ts';
import { annualRevenues } from './annual-revenues.ts';
import { type WaitlistFlag, waitlistFlags } from './features.ts';

const EMAIL = 'Please enter a valid email address';
const LINK = 'Please enter a valid URL';

/** `javascript:` is a URL too, and the office follows what is a link. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** As it is copied from an address bar that leaves the scheme out: `instagram.com/mira`. */
const withScheme = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i.test(text) ? `https://${text}` : text;

/** An answer in words or figures: "3", "about ten". */
const answer = (asked: string) => z.string().trim().max(100, { abort: true }).min(1, asked).pipe(Text);

const asked = {
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

/** The waitlist's form (product 17.1). */
export const WaitlistForm = z.object({
  ...asked,
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
  ...asked,
  ...flags,
  /** When the form was sent, by the browser's clock. */
  timestamp: z.string().max(40, { abort: true }).pipe(z.iso.datetime()),
  /** Where the form was: a word of ours. */
  source: z
    .string()
    .max(40, { abort: true })
    .regex(/^[a-z][a-z0-9-]*$/),
};

/** Somebody who waits, as the form sends it and as the webhook gets it. */
export const Lead = z.strictObject(fields).refine(...wantsSomething);
export type Lead = z.infer<typeof Lead>;

/** A lead as it is sent, with what tells a person from a machine that fills in forms. */
export const SentLead = z
  .strictObject({
    ...fields,
    /** A field that nobody sees: who fills it in is no person. */
    homepage: z.string().max(500, { abort: true }),
    /** For how long the form was open, in milliseconds. */
    openMs: z.number().int().nonnegative(),
  })
  .refine(...wantsSomething);
export type SentLead = z.infer<typeof SentLead>;
