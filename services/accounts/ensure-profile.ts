import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { newProfile } from '../profiles/new-profile.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';

/**
 * The account's profile, made from the user pool's attributes when there is none. The post-confirmation trigger and `GET /api/me`
 * both call it: whichever comes first makes it, the other finds it (product 3.9). From then on the profile is what
 * holds: whoever is signed in can write the pool's attributes, so nothing reads them again but the e-mail address, which the pool proves.
 * @throws Problem `sign-in-required` when the pool has no such account any more
 */
export const ensureProfile =
  (needs: {
    profiles: ProfileRepository;
    /** The pool's attributes of an account, undefined when it is gone. */
    attributes: (artistId: ArtistId) => Promise<Record<string, string | undefined> | undefined>;
    now: () => Date;
  }) =>
  async (artistId: ArtistId, options: { consistent?: boolean } = {}): Promise<StoredProfile> => {
    const { find } = needs.profiles;
    // A profile that was made a moment ago is not in every copy of the table yet.
    const known = (await find(artistId, options)) ?? (await find(artistId, { consistent: true }));
    if (known) return known;
    const attributes = await needs.attributes(artistId);
    if (!attributes) throw new Problem('sign-in-required');
    return needs.profiles.create(newProfile(artistId, attributes, needs.now()));
  };
