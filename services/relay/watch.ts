import type { PublishedEvent } from '../../shared/events/published-event.ts';
import type { ItemChange } from '../platform/item-change.ts';
import type { ItemRow } from '../platform/keys.ts';

/** Turns changes of one kind of item into events. */
export type Watch = {
  /** The row of `keys.ts` whose items it reads. */
  row: ItemRow;
  /**
   * Returns the events that follow from a change. Deterministic: the same change gives the same events, even in a
   * replay with the item's current state.
   * @throws ZodError for an unreadable item
   */
  factsOf: (change: ItemChange) => PublishedEvent[];
};
