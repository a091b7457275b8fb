import type { Page } from '../../shared/contract/page.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { initialOf, searchTermsOf, typedTerm } from './search-terms.ts';
import { readProfile, type StoredProfile } from './stored-profile.ts';

/** Profiles are read one by one: a page of fewer keeps a search as cheap as a page of the list. */
const SEARCH_PAGE = 10;

const NOBODY = '' as ArtistId;
const keyOf = (term: string, artistId: ArtistId) => keys.userTerm({ initial: initialOf(term), term, artistId });

/** Which accounts a beginning of a name or a handle finds: an item a term, derived from the profile by the projector. */
export const userSearchRepository = (table: Table) => ({
  /** Accounts that what was typed finds, in the order of their names. */
  async search(typed: string, cursor: string | undefined): Promise<Page<StoredProfile>> {
    const term = typedTerm(typed);
    if (term === '') return { items: [] };
    const { PK: pk, SK } = keyOf(term, NOBODY);
    const page = await table.prefixPage(pk, { prefix: SK.slice(0, -'#'.length), limit: SEARCH_PAGE, cursor });
    const ids = new Set(page.items.flatMap((item) => keys.userTerm.read(item as never)?.artistId ?? []));
    const found = await Promise.all([...ids].map((artistId) => table.get(keys.profile({ artistId }))));
    const profiles = found.flatMap((item) => (item ? [readProfile(item)] : []));
    // A term may be stored a moment longer than the name has it, and a closed account is in no list.
    const isFound = (one: StoredProfile) => !one.closedAt && searchTermsOf(one).some((own) => own.startsWith(term));
    return { ...page, items: profiles.filter(isFound) };
  },

  /** Replaces the terms of an account. Safe to repeat. */
  async setTerms(artistId: ArtistId, { before, after }: { before: string[]; after: string[] }): Promise<void> {
    const [gone, added] = [
      before.filter((term) => !after.includes(term)),
      after.filter((term) => !before.includes(term)),
    ];
    await Promise.all([
      ...gone.map((term) => table.delete({ Key: keyOf(term, artistId) })),
      ...added.map((term) => table.put({ Item: { ...keyOf(term, artistId), v: 1 } })),
    ]);
  },
});
export type UserSearchRepository = ReturnType<typeof userSearchRepository>;
