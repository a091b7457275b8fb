import { stores } from '../reference/stores.ts';

/** The store that asks four questions before it takes a recording (product 32.6). */
export const CONTENT_ID = 'YouTube Content ID';

/** The stores of a new release: all but the one that asks questions first. */
export const storesOfNew = (): string[] => stores.map(({ name }) => name).filter((name) => name !== CONTENT_ID);

/**
 * The stores of a release as defaults for another one: without the store whose questions are about other recordings.
 */
export function storesLike(stores: readonly string[]): string[] {
  const others = stores.filter((store) => store !== CONTENT_ID);
  return others.length > 0 ? others : storesOfNew();
}
