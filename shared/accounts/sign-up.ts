import * as z from 'zod';
import { fold } from '../fold.ts';
import { territories } from '../reference/territories.ts';
import { Text } from '../text-schemas.ts';

/** The email address (product 3.1). The sign-up form and the user pool's pre-sign-up trigger use these same schemas. */
export const Email = z
  .string()
  .trim()
  .max(255, { error: 'Email must be less than 255 characters', abort: true })
  .pipe(z.email('Invalid email address'));

export const Password = z
  .string()
  .max(128, { error: 'Password must be less than 128 characters', abort: true })
  .min(8, 'Password must be at least 8 characters')
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number');

const plainName = (name: string): string => fold(name).replace(/[’‘ʼ′`´]/g, "'");
const countries = new Map(territories.map(({ name }) => [plainName(name), name]));

/**
 * Returns a country's name as listed, ignoring accents, capitals and the kind of apostrophe. A name that is not listed
 * is returned as typed.
 */
const listedCountry = (typed: string): string => countries.get(plainName(typed)) ?? typed;

/**
 * Matches the beginning of a link that is not a web link, such as `javascript:…`, which would run in the reader's page.
 * `Instagram: @mara` is not a link.
 */
const OTHER_LINK = /^(?!https?:)[a-z][a-z\d+.-]*:(?=\S)|^(?:javascript|vbscript|data|file|blob):/i;

/** Whether a string is safe to show as a social account: a handle, a web link, or words. */
export const isHandleOrLink = (text: string): boolean => !OTHER_LINK.test(text);
export const NO_HANDLE = 'Must be a handle, or a link that begins with https://';

const isOnSpotify = (text: string): boolean => {
  const { protocol, host } = new URL(text);
  return protocol === 'https:' && host === 'open.spotify.com';
};

/** Adds the scheme, which some browsers omit when a URL is copied. */
const withScheme = (link: string): string => (/^open\.spotify\.com\//i.test(link) ? `https://${link}` : link);

/** Removes separators from a number such as `+354 555-1234` or `+1 (212) 555 0100`. */
const withoutSeparators = (number: string): string => number.replace(/[ ().\u00a0-]/g, '');

/** The attributes that sign-up stores in the user pool, without the password (product 3.1). */
export const SignUpAttributes = z.object({
  fullName: z
    .string()
    .trim()
    .max(100, { error: 'Full name must be less than 100 characters', abort: true })
    .min(1, 'Full name is required')
    .pipe(Text),
  country: z
    .string()
    .trim()
    .max(100, { error: 'Country must be less than 100 characters', abort: true })
    .min(1, 'Country is required')
    .overwrite(listedCountry)
    .refine((name) => countries.get(plainName(name)) === name, 'Please choose a country from the list'),
  instagramHandle: z
    .string()
    .trim()
    .max(200, { error: 'Social account must be less than 200 characters', abort: true })
    .min(1, 'Social account is required')
    .pipe(Text)
    .refine(isHandleOrLink, NO_HANDLE),
  spotifyProfile: Text.overwrite(withScheme)
    .refine((text) => text === '' || URL.canParse(text), {
      error: 'Must be a valid URL',
      abort: true,
    })
    .refine((text) => text === '' || isOnSpotify(text), 'Must be a link that begins with https://open.spotify.com/'),
  whatsappNumber: z
    .string()
    .overwrite(withoutSeparators)
    .regex(/^(\+?[1-9]\d{1,14})?$/, 'Invalid phone number format'),
});
export type SignUpAttributes = z.infer<typeof SignUpAttributes>;

export const SignUp = SignUpAttributes.extend({ email: Email, password: Password });
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({
  email: Email,
  password: z.string().max(256, { abort: true }).min(1, 'Password is required'),
});
export const ResetRequest = z.object({ email: Email });

/** Maps sign-up attributes to the user pool's names: the five of product 3.1 are custom attributes. */
export const poolAttributes = {
  fullName: 'custom:full_name',
  country: 'custom:country',
  instagramHandle: 'custom:instagram_handle',
  spotifyProfile: 'custom:spotify_profile',
  whatsappNumber: 'custom:whatsapp_number',
} as const satisfies Record<keyof SignUpAttributes, string>;

/** Reads the sign-up attributes from the user pool's attributes; '' if one is missing. */
export const signUpAttributesOf = (
  attributes: Record<string, string | undefined>,
): Record<keyof SignUpAttributes, string> => ({
  fullName: attributes[poolAttributes.fullName] ?? '',
  country: listedCountry(attributes[poolAttributes.country]?.trim() ?? ''),
  instagramHandle: attributes[poolAttributes.instagramHandle] ?? '',
  spotifyProfile: withScheme(attributes[poolAttributes.spotifyProfile] ?? ''),
  whatsappNumber: withoutSeparators(attributes[poolAttributes.whatsappNumber] ?? ''),
});
