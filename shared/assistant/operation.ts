import type { TrackId } from '../ids.ts';
import type { ReleaseEdit, TrackEdit } from '../releases/field-edits.ts';
import type { DraftRelease } from '../releases/release.ts';
import type { Track } from '../releases/track.ts';

/**
 * What a turn does to the release: the editor's own operations, in order, with ids that the caller gave. They are written as the caller, by the
 * code behind the editor's routes, which refuses what it refuses there.
 */
export type Operation =
  | { kind: 'create-release'; release: DraftRelease }
  | { kind: 'add-track'; track: Track }
  /** Only a track that the same conversation has added, and that is empty. `number`: its place before. */
  | { kind: 'remove-track'; trackId: TrackId; number: number }
  | { kind: 'edit-release'; edit: ReleaseEdit }
  | { kind: 'edit-track'; trackId: TrackId; edit: TrackEdit }
  /** A message to the office, in the release's thread (product 21.5). */
  | { kind: 'write-to-office'; text: string };
