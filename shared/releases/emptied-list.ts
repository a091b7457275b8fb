import type { FieldKind } from './field-kinds.ts';

export const KEEP_ONE = 'Please keep at least one name';

/**
 * Whether an edit would remove the last entry of a list (product 7.10). A list that is already empty may stay empty.
 */
export const isEmptied = (from: unknown, to: unknown): boolean =>
  Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length === 0;

/**
 * Whether an edit of this kind of field would remove its last entry and is therefore rejected. Stated reasons, and
 * answers to a store, may all be removed.
 */
export const removesLastEntry = (kind: FieldKind, from: unknown, to: unknown): boolean =>
  kind !== 'stated' && kind !== 'content-id' && isEmptied(from, to);
