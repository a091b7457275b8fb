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

/** Accounts that one run closes at most, so that a fault that makes all look deleted is noticed in time. */
const MAX_CLOSED = 1000;

/**
 * Closes accounts whose owners deleted them at the user pool, as any browser can with its own token. Profiles are read
 * before the pool, so that an account created meanwhile does not look deleted, and each account is looked up again
 * before it is closed.
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
