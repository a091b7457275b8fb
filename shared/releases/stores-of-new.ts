import { stores } from '../reference/stores.ts';

/** The store that asks four questions before it takes a recording (product 32.6). */
export const CONTENT_ID = 'YouTube Content ID';

/** Where a new release goes: everywhere, but where questions have to be answered first. */
export const storesOfNew = (): string[] => stores.map(({ name }) => name).filter((name) => name !== CONTENT_ID);

/** The stores of a release as those of another one: without the one whose questions are about other recordings. */
export function storesLike(stores: readonly string[]): string[] {
  const others = stores.filter((store) => store !== CONTENT_ID);
  return others.length > 0 ? others : storesOfNew();
}
