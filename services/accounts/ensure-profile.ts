import type { Profile } from '../../shared/accounts/profile.ts';
import { newProfile } from './new-profile.ts';
import type { ProfileRepository } from './profile-repository.ts';

/**
 * The account's profile, made from the user pool's attributes when there is none. The post-confirmation trigger and `GET /api/me`
 * both call it: whichever comes first makes it, the other finds it (decisions, "Profile creation").
 */
export const ensureProfile =
  (needs: {
    profiles: ProfileRepository;
    attributes: (artistId: string) => Promise<Record<string, string | undefined>>;
    now: () => Date;
  }) =>
  async (artistId: string, options: { consistent?: boolean } = {}): Promise<Profile> =>
    (await needs.profiles.find(artistId, options)) ??
    needs.profiles.create(newProfile(artistId, await needs.attributes(artistId), needs.now()));
