import type { ItemChange } from '../platform/item-change.ts';

/**
 * The number of items whose changes are projected at the same time. More would only conflict over the shared counts.
 */
const ITEMS_AT_ONCE = 4;

/**
 * Projects a batch of changes: those to one item sequentially and in order, those to different items concurrently. A
 * failed change does not stop later changes to its item, because every projection works with late changes.
 * @returns the outcome of each change, in the order of the batch
 */
export async function projectChanges(
  changes: readonly ItemChange[],
  project: (change: ItemChange) => Promise<void> | undefined,
): Promise<PromiseSettledResult<void>[]> {
  const outcomes: PromiseSettledResult<void>[] = [];
  const byItem = new Map<string, number[]>();
  for (const [n, { key }] of changes.entries()) {
    const name = `${key.PK}\n${key.SK}`;
    byItem.set(name, [...(byItem.get(name) ?? []), n]);
  }
  const waiting = [...byItem.values()];
  const worker = async () => {
    for (let numbers = waiting.shift(); numbers; numbers = waiting.shift()) {
      for (const n of numbers) {
        const change = changes[n];
        const [outcome] = await Promise.allSettled([change && project(change)]);
        outcomes[n] = outcome;
      }
    }
  };
  await Promise.all(Array.from({ length: ITEMS_AT_ONCE }, worker));
  return outcomes;
}
