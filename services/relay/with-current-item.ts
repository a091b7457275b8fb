import type { ItemChange } from '../platform/item-change.ts';
import { type Key, keys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';

/**
 * Re-reads the item of an undelivered change, so that a late listener sees its current state. An outbox item never
 * changes and may have expired, so it is taken from the change.
 */
export async function withCurrentItem(
  lost: ItemChange,
  get: (key: Key) => Promise<Item | undefined>,
): Promise<ItemChange> {
  return keys.outbox.read(lost.key) ? lost : { ...lost, after: await get(lost.key) };
}
