import type { Told } from '../../shared/events/told.ts';
import type { ItemChange } from '../platform/item-change.ts';
import { watches } from './facts/index.ts';

/** The facts that a change of the table is, most often none. @throws ZodError for an item that cannot be read */
export const factsOf = (change: ItemChange): Told[] =>
  watches.find(({ of }) => of.read(change.key))?.factsOf(change) ?? [];
