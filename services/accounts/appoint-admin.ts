import type { Profile } from '../../shared/accounts/profile.ts';
import type { ProfileRepository } from './profile-repository.ts';
import type { UserPoolGateway } from './user-pool-gateway.ts';

type Needs = {
  profiles: ProfileRepository;
  pool: UserPoolGateway;
  ensureProfile: (artistId: string) => Promise<Profile>;
  now: () => Date;
};

/**
 * Makes an account an admin, or no longer one: group and profile role in one operation (decisions, "Who is an admin?").
 * On the way up the role is written last, on the way down first, so that a failure half-way never leaves more rights than meant.
 */
export async function appointAdmin(needs: Needs, artistId: string, isAdmin: boolean): Promise<void> {
  await needs.ensureProfile(artistId);
  if (isAdmin) {
    await needs.pool.setAdmin(artistId, true);
    await needs.profiles.setAdmin(artistId, true, needs.now());
  } else {
    await needs.profiles.setAdmin(artistId, false, needs.now());
    await needs.pool.setAdmin(artistId, false);
  }
}
