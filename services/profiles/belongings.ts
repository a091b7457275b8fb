import { Profile } from '../../shared/accounts/profile.ts';
import { jsonEntry } from '../platform/archive-entry.ts';
import { type Belongings, EXPIRES } from '../platform/belongings.ts';
import { profileRepository } from './profile-repository.ts';

export const profileBelongings: Belongings = {
  kept: {
    'ACCOUNT#{artistId}': 'accounts/erase-due-accounts.ts has emptied the profile, which is what starts the erasure',
    'IDEMPOTENCY#{artistId}#{hash}': EXPIRES,
  },

  async archive({ table }, artistId) {
    const profile = await profileRepository(table).find(artistId);
    return profile ? [jsonEntry('profile.json', Profile.parse(profile))] : [];
  },

  archiveReadme: { 'profile.json': 'your profile' },
};
