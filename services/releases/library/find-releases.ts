import type { Page } from '../../../shared/contract/page.ts';
import type { CatalogueOrder, CatalogueRow, CatalogueSort } from '../../../shared/releases/catalogue-row.ts';
import type { ReleaseStatus } from '../../../shared/releases/release-status.ts';
import type { CardRepository } from './card-repository.ts';
import type { ReleaseSearchRepository } from './release-search-repository.ts';

type Needs = { cards: Pick<CardRepository, 'tab' | 'ordered'>; search: ReleaseSearchRepository['search'] };
type Query = {
  tab: ReleaseStatus;
  q?: string | undefined;
  sort?: CatalogueSort | undefined;
  cursor?: string | undefined;
};

const orders: Record<CatalogueSort, { by: CatalogueOrder; descending: boolean }> = {
  title: { by: 'title', descending: false },
  '-title': { by: 'title', descending: true },
  artist: { by: 'artist', descending: false },
  '-artist': { by: 'artist', descending: true },
  date: { by: 'date', descending: false },
  '-date': { by: 'date', descending: true },
};

/**
 * Reads a page of the office's list for one state: the results of a search, or all releases in a sort order, by default
 * latest first (product 13.5).
 */
export function findReleases(
  { cards, search }: Needs,
  { tab, q = '', sort, cursor }: Query,
): Promise<Page<CatalogueRow>> {
  if (q.trim() !== '') return search(tab, q, cursor);
  if (sort === undefined) return cards.tab(tab, cursor);
  return cards.ordered(tab, { ...orders[sort], cursor });
}
