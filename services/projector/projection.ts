import type { ItemChange } from '../platform/item-change.ts';
import type { ItemRow } from '../platform/keys.ts';
import type { Log } from '../platform/logger.ts';
import type { Table } from '../platform/table.ts';
import type { UserSearchRepository } from '../profiles/user-search-repository.ts';
import type { CodeRepository } from '../releases/codes/code-repository.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import type { ReleaseSearchRepository } from '../releases/library/release-search-repository.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';

type Needs = {
  table: Table;
  releases: ReleaseRepository;
  cards: CardRepository;
  codes: CodeRepository;
  userSearch: UserSearchRepository;
  releaseSearch: ReleaseSearchRepository;
  log: Log;
};

/**
 * Derives items from one kind of item. Nothing else writes the derived items. Both functions are safe to repeat, in any
 * order.
 */
export type Projection = {
  /** The row of `keys.ts` whose items it reads. */
  row: ItemRow;
  /** Updates the derived items after a change. */
  project: (change: ItemChange, needs: Needs) => Promise<void>;
  /**
   * Updates the derived items from the current item, because a change was not delivered. Uses only the key and `rev` of
   * that change.
   */
  heal: (lost: ItemChange, needs: Needs) => Promise<void>;
};
