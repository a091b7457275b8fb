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
 * Gives an account a role in the office, another one, or none: group and profile in one operation (product 3.15). A new role's group is
 * written before the profile and an old one's after it. Both are asked for, so a failure half-way leaves no more rights than before or than
 * meant, and the same call again ends it.
 * @throws what `setRole` throws
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
