import type { PublishedEvent } from '../../shared/events/published-event.ts';
import type { ItemChange } from '../platform/item-change.ts';
import type { ItemRow } from '../platform/keys.ts';

/** What a change of the items of one row of `keys.ts` is a fact of. */
export type Watch = {
  of: ItemRow;
  /**
   * The events that a change is. From the same change the same, also after its item was replaced by what is stored now (a replay).
   * @throws ZodError for an item that cannot be read
   */
  factsOf: (change: ItemChange) => PublishedEvent[];
};
