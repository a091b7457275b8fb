import type { Profile } from './profile.ts';

/** The fields that a complete profile must have (product 2.16), so that the office can find and reach the artist. */
export const completingFields = ['fullName', 'spotifyProfile', 'whatsappNumber', 'instagramHandle'] as const;

/** Whether each of these four fields has a value that is not blank. */
export const isProfileComplete = (profile: Pick<Profile, (typeof completingFields)[number]>): boolean =>
  completingFields.every((field) => profile[field].trim() !== '');
