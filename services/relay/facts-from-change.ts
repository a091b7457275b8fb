import type { PublishedEvent } from '../../shared/events/published-event.ts';
import type { ItemChange } from '../platform/item-change.ts';
import { watches } from './facts/index.ts';

/**
 * Returns the events that follow from a change to the table; usually none.
 * @throws ZodError for an unreadable item
 */
export const factsFromChange = (change: ItemChange): PublishedEvent[] =>
  watches.find(({ row }) => row.read(change.key))?.factsOf(change) ?? [];
