import type { UserSearchRepository } from '../accounts/user-search-repository.ts';
import type { ItemChange } from '../platform/item-change.ts';
import type { ItemRow } from '../platform/keys.ts';
import type { Log } from '../platform/logger.ts';
import type { Table } from '../platform/table.ts';
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

/** What follows from the items of one row of `keys.ts`, and is written by nobody else. Both ways are safe to repeat, in any order. */
export type Projection = {
  of: ItemRow;
  /** Derives it from a change of an item. */
  project: (change: ItemChange, needs: Needs) => Promise<void>;
  /** Derives it from what is stored now, because a change was not followed: only its key and its `rev` are read of it. */
  heal: (lost: ItemChange, needs: Needs) => Promise<void>;
};
