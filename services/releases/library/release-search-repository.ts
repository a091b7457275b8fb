import type { Page } from '../../../shared/contract/page.ts';
import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { CatalogueRow } from '../../../shared/releases/catalogue-row.ts';
import type { ReleaseStatus } from '../../../shared/releases/release-status.ts';
import { type Key, keys } from '../../platform/keys.ts';
import { initialOf, termOf } from '../../platform/search-terms.ts';
import type { Table } from '../../platform/table.ts';
import { termIndex } from '../../platform/term-index.ts';
import { readCard } from './card-item.ts';
import { releaseTermsOf } from './release-terms.ts';

/**
 * The page size of a search. Each card costs a read of its own, so a smaller page makes a search as cheap as a page of
 * the list.
 */
const SEARCH_PAGE = 6;

type Ids = { status: string; artistId: ArtistId; releaseId: ReleaseId };
const keyOf = (term: string, ids: Ids): Key => keys.releaseTerm({ ...ids, initial: initialOf(term), term });

type Found = Pick<ReleaseCard, 'id' | 'artistId' | 'status' | 'title' | 'artist'>;

/** Finds releases in a state by the beginning of a word in the title or an artist's name. */
export const releaseSearchRepository = (table: Table) => {
  const terms = termIndex(table, {
    keyOf,
    prefixOf: (term, status: ReleaseStatus) => keys.releaseTerm.prefix({ status, initial: initialOf(term), term }),
    read: keys.releaseTerm.read,
  });
  const keysOf = (card: Found | undefined): Key[] =>
    card
      ? releaseTermsOf(card).map((term) =>
          keyOf(term, { status: card.status, artistId: card.artistId, releaseId: card.id }),
        )
      : [];
  return {
    /** Finds releases that match the entered text, in the order of the matching terms. */
    async search(status: ReleaseStatus, typed: string, cursor: string | undefined): Promise<Page<CatalogueRow>> {
      const term = termOf(typed);
      if (term === '') return { items: [] };
      const page = await terms.page(term, { scope: status, limit: SEARCH_PAGE, cursor });
      const found = await Promise.all(page.items.map((ids) => table.get(keys.card(ids))));
      // A term may briefly outlive its title, and a tombstone has no state.
      const cards = found.flatMap((item) => (item?.status === undefined ? [] : [readCard(item)]));
      const isFound = (card: Found) =>
        card.status === status && releaseTermsOf(card).some((own) => own.startsWith(term));
      return { ...page, items: cards.filter(isFound).map((card) => CatalogueRow.parse(card)) };
    },

    /** Replaces the search terms of a release. Safe to repeat. */
    setTerms: (before: Found | undefined, after: Found | undefined): Promise<void> =>
      terms.replace(keysOf(before), keysOf(after)),
  };
};
export type ReleaseSearchRepository = ReturnType<typeof releaseSearchRepository>;
