import { type AccountStatus, accountStatuses } from '../../shared/accounts/account-status.ts';
import type { Page } from '../../shared/contract/page.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { readProfile, type StoredProfile } from './stored-profile.ts';

const USERS_PAGE = 50;

/** The office's list of accounts, and their counts. */
export const profileListRepository = (table: Table) => ({
  /** Reads a page of accounts with one status, or of all; newest first. */
  async list(query: { status?: AccountStatus | undefined; cursor?: string | undefined }): Promise<Page<StoredProfile>> {
    const pk = query.status
      ? indexKeys.usersByStatus({ status: query.status, createdAt: '' }).statePK
      : indexKeys.allUsers({ createdAt: '' }).allPK;
    const page = await table.page(query.status ? 'state' : 'all', pk, { limit: USERS_PAGE, cursor: query.cursor });
    return { ...page, items: page.items.map(readProfile) };
  },

  counts: (): Promise<Record<AccountStatus, number>> => counters(table, keys.userTotals).read(accountStatuses),
});
