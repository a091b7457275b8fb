import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';

type Needs = {
  profiles: Pick<ProfileRepository, 'find' | 'close'>;
  pool: Pick<UserPoolGateway, 'find'>;
  /** Waits until the pool may be called again. */
  poolTurn: () => Promise<void>;
  now: Date;
};

type ClosedAccount = { artistId: ArtistId; role: OfficeRole | undefined };

/** The number of accounts to look up at the same time. */
const AT_ONCE = 8;

/**
 * Closes the given accounts whose owners have deleted them at the user pool, as any browser can with its own token. The
 * profiles are read before the pool, so that an account created in between does not look deleted.
 * @param most the maximum number to close
 * @returns the closed accounts, each with its former role in the office
 */
export async function closeGoneAccounts(
  { profiles, pool, poolTurn, now }: Needs,
  accounts: readonly { id: ArtistId }[],
  most: number,
): Promise<ClosedAccount[]> {
  const missing: ArtistId[] = [];
  const waiting = [...accounts];
  const lookUp = async () => {
    for (let account = waiting.shift(); account; account = waiting.shift()) {
      await poolTurn();
      if (!(await pool.find(account.id))) missing.push(account.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookUp));

  const closed: ClosedAccount[] = [];
  for (const artistId of missing) {
    if (closed.length >= most) break;
    const profile = await profiles.find(artistId, { consistent: true });
    if (!profile || profile.closedAt) continue;
    try {
      await profiles.close(profile, now);
      closed.push({ artistId, role: profile.role });
    } catch (error) {
      // An admin has just changed the account's status; the next walk will close it.
      if (!(error instanceof Problem) || error.code !== 'status-changed') throw error;
    }
  }
  return closed;
}
