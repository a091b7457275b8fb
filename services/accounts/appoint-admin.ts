import type { ArtistId } from '../../shared/ids.ts';
import type { Audited } from '../platform/audit.ts';
import type { ProfileRepository } from './profile-repository.ts';
import type { UserPoolGateway } from './user-pool-gateway.ts';

type Needs = {
  profiles: ProfileRepository;
  pool: UserPoolGateway;
  ensureProfile: (artistId: ArtistId) => Promise<unknown>;
};

/**
 * Makes an account an admin, or no longer one: group and profile role in one operation (product 3.15). An admin's
 * account is active: the first one has nobody to activate it.
 * On the way up the role is written last, on the way down first, so that a failure half-way never leaves more rights than meant.
 */
export async function appointAdmin(
  needs: Needs,
  artistId: ArtistId,
  isAdmin: boolean,
  audited: Audited,
): Promise<void> {
  await needs.ensureProfile(artistId);
  if (isAdmin) {
    await needs.pool.setAdmin(artistId, true);
    await needs.profiles.giveAdminRole(artistId, audited);
  } else {
    await needs.profiles.takeAdminRole(artistId, audited);
    await needs.pool.setAdmin(artistId, false);
  }
}
