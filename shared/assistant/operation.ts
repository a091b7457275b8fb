import type { Edit } from '../releases/edits.ts';
import type { DraftRelease } from '../releases/release.ts';

/**
 * A change that a turn makes to the release: one of the editor's own edits, with ids from the caller. A track is
 * removed only if the same conversation added it and it is still empty. Operations are written in order, with the
 * caller's permissions and the same checks as in the editor's routes.
 */
export type Operation =
  | { kind: 'create-release'; release: DraftRelease }
  | Edit
  /** A message to the office, in the release's thread (product 21.5). */
  | { kind: 'write-to-office'; text: string };

export const isEdit = (operation: Operation): operation is Edit =>
  operation.kind !== 'create-release' && operation.kind !== 'write-to-office';
