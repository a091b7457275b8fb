import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { newProfile } from '../profiles/new-profile.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';

/**
 * Finds the account's profile, or creates it from the user pool's attributes. The post-confirmation trigger and `GET
 * /api/me` both call this: the first call creates the profile, and the other finds it (product 3.9). From then on, only
 * the email address is read from the pool, which verifies it; the owner can write all other attributes there unchecked.
 * @throws Problem `sign-in-required` if the pool no longer has the account
 */
export const ensureProfile =
  (needs: {
    profiles: ProfileRepository;
    /** The pool's attributes for an account; undefined if it was deleted there. */
    attributes: (artistId: ArtistId) => Promise<Record<string, string | undefined> | undefined>;
    now: () => Date;
  }) =>
  async (artistId: ArtistId, options: { consistent?: boolean } = {}): Promise<StoredProfile> => {
    const { find } = needs.profiles;
    // An eventually consistent read may miss a profile that was just created.
    const existing = (await find(artistId, options)) ?? (await find(artistId, { consistent: true }));
    if (existing) return existing;
    const attributes = await needs.attributes(artistId);
    if (!attributes) throw new Problem('sign-in-required');
    return needs.profiles.create(newProfile(artistId, attributes, needs.now()));
  };
