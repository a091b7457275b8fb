import type { Item } from '../platform/item.ts';
import type { ItemRow } from '../platform/keys.ts';

/**
 * A change in the shape in which one kind of item is stored (design 2.27). It runs once in each deployment, by `npm run
 * migrate`, on the product's table: the ledger and the audit log are never changed.
 */
export type Migration = {
  /** Never changes, because the progress is stored under it. */
  name: string;
  /** Describes the change to the operator. */
  what: string;
  /** The row of `keys.ts` whose items change. */
  row: ItemRow;
  /**
   * Returns a copy of the item in its new shape; undefined for an item that already has that shape. The key, and the
   * keys of indexes that are not affected, stay as they are.
   */
  migrate: (item: Item) => Item | undefined;
};
