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

/** Most accounts that one run closes: a mistake that makes many look gone is seen before it has closed them all. */
const MOST = 1000;

/**
 * Closes the accounts here whose owners deleted them at the user pool: any browser may, with its own token. Profiles are read first and the
 * pool afterwards, so that an account made meanwhile is never missed in the pool; and each one is asked for by itself before it is closed.
 * @returns those that were closed, each with the role that it had in the office
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
  for (const artistId of [...missing].slice(0, MOST)) {
    if (await pool.find(artistId)) continue;
    const profile = await profiles.find(artistId, { consistent: true });
    if (!profile || profile.closedAt) continue;
    await profiles.close(profile, now);
    closed.push({ artistId, role: profile.role });
  }
  return closed;
}
