import type { ItemChange } from '../platform/item-change.ts';
import { type Key, keys } from '../platform/keys.ts';
import type { Item } from '../platform/table.ts';

/**
 * A change that was not delivered, with what became of its item since: who learns of it late learns what is so now. What was published in the
 * outbox is never changed, and may be gone by itself.
 */
export async function asStoredNow(lost: ItemChange, get: (key: Key) => Promise<Item | undefined>): Promise<ItemChange> {
  return keys.outbox.read(lost.key) ? lost : { ...lost, after: await get(lost.key) };
}
