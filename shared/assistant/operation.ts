import type { Edit } from '../releases/edits.ts';
import type { DraftRelease } from '../releases/release.ts';

/**
 * What a turn does to the release, in order: the editor's own edits, with ids that the caller gave. A track is removed only when the same
 * conversation has added it and it is empty. They are written as the caller, and refused as the editor's routes refuse them.
 */
export type Operation =
  | { kind: 'create-release'; release: DraftRelease }
  | Edit
  /** A message to the office, in the release's thread (product 21.5). */
  | { kind: 'write-to-office'; text: string };

export const isEdit = (operation: Operation): operation is Edit =>
  operation.kind !== 'create-release' && operation.kind !== 'write-to-office';
