import { stores } from '../reference/stores.ts';

/** The store that asks four questions before it accepts a recording (product 32.6). */
export const CONTENT_ID = 'YouTube Content ID';

/** The stores of a new release: all except Content ID, which first asks its questions. */
export const storesOfNew = (): string[] => stores.map(({ name }) => name).filter((name) => name !== CONTENT_ID);

/**
 * Copies a release's stores as defaults for a new release, without Content ID, because its answers are about other
 * recordings.
 */
export function storesLike(stores: readonly string[]): string[] {
  const others = stores.filter((store) => store !== CONTENT_ID);
  return others.length > 0 ? others : storesOfNew();
}
