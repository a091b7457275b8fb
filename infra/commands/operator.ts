import { changeRole } from '../../services/accounts/change-role.ts';
import { ensureProfile } from '../../services/accounts/ensure-profile.ts';
import { openTable } from '../../services/platform/table.ts';
import { profileRepository } from '../../services/profiles/profile-repository.ts';
import { userPoolGateway } from '../../services/profiles/user-pool-gateway.ts';
import { idsFrom } from '../../shared/ids.ts';
import { developerEnvironment, type LaptopFile } from '../laptop-file.ts';

/**
 * Actions that an operator takes with their own credentials rather than as a user of the site. The environment
 * determines the deployment and the credentials.
 * @param name the operator's name, for the audit log
 */
export function openOperator(
  { userPoolId, tableName, auditTableName }: { userPoolId: string; tableName: string; auditTableName: string },
  name: string,
) {
  const pool = userPoolGateway(userPoolId);
  const profiles = profileRepository(openTable(tableName));
  const now = () => new Date();
  const newId = idsFrom(now);
  const ensure = ensureProfile({
    profiles,
    attributes: async (artistId) => (await pool.find(artistId))?.attributes,
    now,
  });
  return {
    /** @throws Error if no account has this email address */
    async setAdmin(email: string, isAdmin: boolean): Promise<void> {
      const account = await pool.findByEmail(email);
      if (!account)
        throw new Error(`Nobody has signed up with ${email} yet. Sign up on the site first, then run this again.`);
      const { role: from = null } = await ensure(account.artistId, { consistent: true });
      await changeRole(
        { profiles, pool },
        account.artistId,
        { from, to: isAdmin ? 'admin' : null },
        {
          table: auditTableName,
          id: newId('audit'),
          who: { kind: 'operator', name },
          at: now(),
        },
      );
    },
  };
}

/** Opens the operator's actions on a local stack. From then on this process uses that stack. */
export function openLaptopOperator(laptop: LaptopFile, name: string) {
  Object.assign(process.env, developerEnvironment(laptop));
  const {
    UserPoolId: userPoolId = '',
    TableName: tableName = '',
    AuditTableName: auditTableName = '',
  } = laptop.outputs;
  return openOperator({ userPoolId, tableName, auditTableName }, name);
}
