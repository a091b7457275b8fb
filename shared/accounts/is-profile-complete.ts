import type { Profile } from './profile.ts';

/** What a profile needs to be complete (product 2.16): what the office asks an artist by, and finds them with. */
export const completingFields = ['fullName', 'spotifyProfile', 'whatsappNumber', 'instagramHandle'] as const;

/** Whether each of the four is filled. Blanks are nothing. */
export const isProfileComplete = (profile: Pick<Profile, (typeof completingFields)[number]>): boolean =>
  completingFields.every((field) => profile[field].trim() !== '');
