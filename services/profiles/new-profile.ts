import type { Profile } from '../../shared/accounts/profile.ts';
import { signUpAttributesOf } from '../../shared/accounts/sign-up.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { mailPreferenceNames } from '../../shared/mail/mail.ts';
import { recordFrom } from '../../shared/typed-record.ts';

/** Makes the profile of a new account: status `new`, with the full name as the first artist name (product 3.9). */
export function newProfile(artistId: ArtistId, attributes: Record<string, string | undefined>, now: Date): Profile {
  const signUp = signUpAttributesOf(attributes);
  return {
    id: artistId,
    email: attributes.email ?? '',
    status: 'new',
    hasSecondFactor: false,
    artistName: signUp.fullName,
    ...signUp,
    twitterHandle: '',
    websiteUrl: '',
    bio: '',
    ...recordFrom(mailPreferenceNames, () => true),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
