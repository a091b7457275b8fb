import type { Profile } from './profile.ts';

/**
 * The fields that a profile needs to be complete (product 2.16), so that the office can find and contact the artist.
 */
export const requiredProfileFields = ['fullName', 'spotifyProfile', 'whatsappNumber', 'instagramHandle'] as const;

/** Whether none of these four fields is blank. */
export const isProfileComplete = (profile: Pick<Profile, (typeof requiredProfileFields)[number]>): boolean =>
  requiredProfileFields.every((field) => profile[field].trim() !== '');
