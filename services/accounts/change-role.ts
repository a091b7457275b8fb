import { officeRoles } from '../../shared/accounts/office-role.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { Audited } from '../platform/audit.ts';
import type { RoleChange } from '../profiles/office-role-repository.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';

type Needs = {
  profiles: Pick<ProfileRepository, 'setRole'>;
  pool: Pick<UserPoolGateway, 'addToGroup' | 'removeFromGroup'>;
};

/**
 * Changes an account's role in the office, both in the user pool's groups and in the profile (product 3.15). Adds the
 * account to the new group before the profile is written, and removes it from the old ones afterwards. A right requires
 * both, so a failure between the writes grants nothing new; repeating the call completes the change.
 * @throws Problem as from `setRole`
 */
export async function changeRole(
  { profiles, pool }: Needs,
  artistId: ArtistId,
  change: RoleChange,
  audited: Audited,
): Promise<void> {
  if (change.to) await pool.addToGroup(artistId, change.to);
  await profiles.setRole(artistId, change, audited);
  for (const role of officeRoles) if (role !== change.to) await pool.removeFromGroup(artistId, role);
}
