import { checkDeletion } from '../../services/accounts/check-deletion.ts';
import { walletRepository } from '../../services/payouts/wallet-repository.ts';
import { openTable } from '../../services/platform/table.ts';
import { profileRepository } from '../../services/profiles/profile-repository.ts';
import { userPoolGateway } from '../../services/profiles/user-pool-gateway.ts';
import { cardRepository } from '../../services/releases/library/card-repository.ts';
import { idsFrom } from '../../shared/ids.ts';
import { developerEnvironment, type LaptopFile } from '../laptop-file.ts';

type Deployment = { userPoolId: string; tableName: string; walletTableName: string; auditTableName: string };

/**
 * Requests the deletion of an account for an artist who has died or can no longer sign in (product 19.4). The
 * conditions are those of the profile page, so whatever is in stores has to be taken down first.
 * @param name the operator's name, for the audit log
 */
export function accountClosing({ userPoolId, tableName, walletTableName, auditTableName }: Deployment, name: string) {
  const pool = userPoolGateway(userPoolId);
  const table = openTable(tableName);
  const profiles = profileRepository(table);
  const now = () => new Date();
  const newId = idsFrom(now);

  /** @throws Error if no account has this email address; Problem as `checkDeletion` */
  async function check(email: string) {
    const account = await pool.findByEmail(email);
    const profile = account && (await profiles.find(account.artistId, { consistent: true }));
    if (!profile) throw new Error(`No account has the email address ${email}.`);
    const cards = await cardRepository(table).all(profile.id, { consistent: true });
    const wallet = await walletRepository(openTable(walletTableName)).find(profile.id);
    checkDeletion(profile, profile.artistName || profile.fullName, cards, wallet);
    return profile;
  }

  return {
    check,

    /**
     * Begins the seven days, records the reason in the audit log, and signs the account out everywhere.
     * @returns when the account is deleted
     */
    async begin(email: string, why: string): Promise<string> {
      const { id: artistId } = await check(email);
      const at = now();
      const audited = { table: auditTableName, id: newId('audit'), who: { kind: 'operator', name }, at, why } as const;
      const deletedAt = await profiles.beginDeletion(artistId, { id: newId('request'), at, audited });
      await pool.signOutEverywhere(artistId);
      return deletedAt;
    },
  };
}

/** Opens the same on a local stack. From then on this process uses that stack. */
export function openLaptopClosing(laptop: LaptopFile, name: string) {
  Object.assign(process.env, developerEnvironment(laptop));
  const { UserPoolId = '', TableName = '', WalletTableName = '', AuditTableName = '' } = laptop.outputs;
  const tables = { tableName: TableName, walletTableName: WalletTableName, auditTableName: AuditTableName };
  return accountClosing({ userPoolId: UserPoolId, ...tables }, name);
}
