import { isEdit, type Operation } from '../../shared/assistant/operation.ts';
import type { Edit } from '../../shared/releases/edits.ts';
import { ReleaseEdit, TrackEdit } from '../../shared/releases/field-edits.ts';
import type { Release } from '../../shared/releases/release.ts';

/** The edits of a turn, and the release that they start from: stored, new, or null if there is none. */
type ValidEdits = { start: Release | null; edits: Edit[] };

/**
 * Validates each edit of a turn with the schema of the editor's PATCH.
 * @throws Error if the editor would reject an edit. Turns are planned by our code, so an invalid edit is a bug and not
 * the artist's mistake
 */
export function validateEdits(stored: Release | null, operations: readonly Operation[]): ValidEdits {
  const created = operations.find(({ kind }) => kind === 'create-release');
  if (stored && created) throw new Error('There is a release already');
  const start = stored ?? (created?.kind === 'create-release' ? created.release : null);
  if (!start && operations.length > 0) throw new Error('There is no release yet');
  return { start, edits: operations.filter(isEdit).map(checked) };
}

function checked(edit: Edit): Edit {
  if (edit.kind === 'edit-release') {
    const { to } = ReleaseEdit.parse(edit.edit);
    return { ...edit, edit: { ...edit.edit, to } as ReleaseEdit };
  }
  if (edit.kind === 'edit-track') {
    const { to } = TrackEdit.parse(edit.edit);
    return { ...edit, edit: { ...edit.edit, to } as TrackEdit };
  }
  return edit;
}
