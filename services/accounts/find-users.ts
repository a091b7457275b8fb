import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import type { Page } from '../../shared/contract/page.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import type { UserSearchRepository } from '../profiles/user-search-repository.ts';

type Needs = {
  profiles: Pick<ProfileRepository, 'find' | 'list'>;
  userSearch: UserSearchRepository;
  pool: Pick<UserPoolGateway, 'findByEmail'>;
};
type Query = { status?: AccountStatus | undefined; q?: string | undefined; cursor?: string | undefined };

/**
 * Whether a string is a complete email address, to be looked up in the pool. A handle begins with `@`, so it does not
 * match.
 */
const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);

/** Reads a page of the office's list of accounts: either all, or the results of a search (product 13.1). */
export async function findUsers({ profiles, userSearch, pool }: Needs, query: Query): Promise<Page<StoredProfile>> {
  const typed = query.q?.trim() ?? '';
  if (typed === '') return profiles.list(query);
  const page = isEmail(typed) ? { items: await withEmail(typed) } : await userSearch.search(typed, query.cursor);
  return { ...page, items: page.items.filter(({ status }) => !query.status || status === query.status) };

  async function withEmail(email: string): Promise<StoredProfile[]> {
    const account = await pool.findByEmail(email);
    const profile = account && (await profiles.find(account.artistId));
    return profile && !profile.closedAt ? [profile] : [];
  }
}
