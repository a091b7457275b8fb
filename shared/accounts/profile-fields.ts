import * as z from 'zod';
import { line, lines, Name, Text } from '../text-schemas.ts';
import { keysOf } from '../typed-record.ts';
import { isHandleOrLink, NO_HANDLE, SignUpAttributes } from './sign-up.ts';

export const BIO_LIMIT = 1000;

const { fullName, country, spotifyProfile, whatsappNumber, instagramHandle } = SignUpAttributes.shape;

const artistName = z
  .string()
  .trim()
  .max(100, { error: 'Artist name must be less than 100 characters', abort: true })
  .min(1, 'Artist name is required')
  .pipe(Name);

const twitterHandle = line(200).refine(isHandleOrLink, NO_HANDLE);

const isOnTheWeb = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
const websiteUrl = Text.refine((text) => text === '' || isOnTheWeb(text), 'Must be a valid URL');

/** The fields of a profile that the artist can edit (product 3.16), in the order of the page. */
export const profileFields = {
  artistName: {
    label: 'Artist name',
    schema: artistName,
    hint: 'New tracks are credited to this name. Existing tracks stay as they are',
  },
  fullName: { label: 'Full name', schema: fullName },
  country: { label: 'Country', schema: country },
  bio: { label: 'Bio', schema: lines(BIO_LIMIT), hint: 'A few lines about you and your music' },
  instagramHandle: {
    label: 'Social account',
    schema: instagramHandle,
    hint: 'A handle or link where listeners can find you',
  },
  twitterHandle: { label: 'X (Twitter)', schema: twitterHandle },
  spotifyProfile: { label: 'Spotify profile', schema: spotifyProfile },
  websiteUrl: { label: 'Website', schema: websiteUrl },
  whatsappNumber: {
    label: 'WhatsApp number',
    schema: whatsappNumber,
    hint: 'With the country code. Only the office can see it',
  },
} as const satisfies Record<string, { label: string; schema: z.ZodType<string>; hint?: string }>;
export type ProfileField = keyof typeof profileFields;
export const profileFieldNames = keysOf(profileFields);
