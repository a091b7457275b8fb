import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';

type Needs = {
  profiles: Pick<ProfileRepository, 'list' | 'find' | 'close'>;
  pool: Pick<UserPoolGateway, 'list' | 'find'>;
  now: Date;
};

type ClosedAccount = { artistId: ArtistId; role: OfficeRole | undefined };

/**
 * The maximum number of accounts that one run closes, so that a fault that makes all accounts look deleted is noticed
 * in time.
 */
const MAX_CLOSED = 1000;

/**
 * Closes accounts whose owners deleted them at the user pool, which any browser can do with its own token. Reads the
 * profiles before the pool, so that an account created in between does not look deleted, and looks up each account
 * again before closing it.
 * @returns the closed accounts, each with its former role in the office
 */
export async function closeGoneAccounts({ profiles, pool, now }: Needs): Promise<ClosedAccount[]> {
  const missing = new Set<ArtistId>();
  let cursor: string | undefined;
  do {
    const page = await profiles.list({ cursor });
    for (const { id } of page.items) missing.add(id);
    cursor = page.next;
  } while (cursor);
  for await (const page of pool.list('all')) for (const { artistId } of page) missing.delete(artistId);

  const closed: ClosedAccount[] = [];
  for (const artistId of [...missing].slice(0, MAX_CLOSED)) {
    if (await pool.find(artistId)) continue;
    const profile = await profiles.find(artistId, { consistent: true });
    if (!profile || profile.closedAt) continue;
    await profiles.close(profile, now);
    closed.push({ artistId, role: profile.role });
  }
  return closed;
}
