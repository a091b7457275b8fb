import type { Page } from '../../shared/contract/page.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import { initialOf, termOf } from '../platform/search-terms.ts';
import type { Table } from '../platform/table.ts';
import { termIndex } from '../platform/term-index.ts';
import { searchTermsOf } from './search-terms.ts';
import { readProfile, type StoredProfile } from './stored-profile.ts';

/** The page size of a search; small, because each profile of a page is read separately. */
const SEARCH_PAGE = 6;

type Ids = { artistId: ArtistId };
const keyOf = (term: string, { artistId }: Ids) => keys.userTerm({ initial: initialOf(term), term, artistId });

/** The search for accounts by the beginning of a name or handle. */
export const userSearchRepository = (table: Table) => {
  const terms = termIndex(table, {
    keyOf,
    prefixOf: (term) => keys.userTerm.prefix({ initial: initialOf(term), term }),
    read: keys.userTerm.read,
  });
  return {
    /** Finds accounts that match the entered text, ordered by name. */
    async search(typed: string, cursor: string | undefined): Promise<Page<StoredProfile>> {
      const term = termOf(typed);
      if (term === '') return { items: [] };
      const page = await terms.page(term, { scope: undefined, limit: SEARCH_PAGE, cursor });
      const found = await Promise.all(page.items.map(({ artistId }) => table.get(keys.profile({ artistId }))));
      const profiles = found.flatMap((item) => (item ? [readProfile(item)] : []));
      // Terms may be older than a changed name, and closed accounts are never listed.
      const isFound = (one: StoredProfile) => !one.closedAt && searchTermsOf(one).some((own) => own.startsWith(term));
      return { ...page, items: profiles.filter(isFound) };
    },

    /** Replaces the terms of an account. Safe to repeat. */
    setTerms: (artistId: ArtistId, { before, after }: { before: string[]; after: string[] }): Promise<void> =>
      terms.replace(
        before.map((term) => keyOf(term, { artistId })),
        after.map((term) => keyOf(term, { artistId })),
      ),
  };
};
export type UserSearchRepository = ReturnType<typeof userSearchRepository>;
