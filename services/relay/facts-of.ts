import type { PublishedEvent } from '../../shared/events/published-event.ts';
import type { ItemChange } from '../platform/item-change.ts';
import { watches } from './facts/index.ts';

/** The facts that a change of the table is, most often none. @throws ZodError for an item that cannot be read */
export const factsOf = (change: ItemChange): PublishedEvent[] =>
  watches.find(({ of }) => of.read(change.key))?.factsOf(change) ?? [];
