import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { searchTermsOf } from '../../profiles/search-terms.ts';
import { readProfile } from '../../profiles/stored-profile.ts';
import type { Projection } from '../projection.ts';

/** The search terms of a profile; none for a closed account. */
function termsOf(item: Item | undefined): string[] {
  if (!item) return [];
  const profile = readProfile(item);
  return profile.closedAt ? [] : searchTermsOf(profile);
}

/** Derives the search terms of a profile. */
export const profileProjection: Projection = {
  row: keys.profile,
  async project({ key, before, after }, { userSearch }) {
    const ids = keys.profile.read(key);
    if (ids) await userSearch.setTerms(ids.artistId, { before: termsOf(before), after: termsOf(after) });
  },
  async heal({ key, before }, { table, userSearch }) {
    const ids = keys.profile.read(key);
    if (!ids) return;
    const after = termsOf(await table.get(key, { consistent: true }));
    // Stores all current terms, because the change that should have added them was lost.
    await userSearch.setTerms(ids.artistId, { before: termsOf(before).filter((term) => !after.includes(term)), after });
  },
};
