import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../platform/item.ts';

/** Lists the attributes that differ between two shapes of an item: new values, and names that have been removed. */
export function changedAttributes(before: Item, after: Item): { set: Item; remove: string[] } {
  const isKey = (name: string) => name === 'PK' || name === 'SK';
  const set = Object.entries(after).filter(
    ([name, value]) => !isKey(name) && value !== undefined && !isDeepStrictEqual(value, before[name]),
  );
  const remove = Object.keys(before).filter((name) => !isKey(name) && after[name] === undefined);
  return { set: Object.fromEntries(set), remove };
}
