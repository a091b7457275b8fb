import type { FieldChange } from '../../../../shared/assistant/group-changes.ts';
import { isEmptied } from '../../../../shared/releases/emptied-list.ts';
import type { ReleaseEdit, TrackEdit } from '../../../../shared/releases/field-edit.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { sameValue } from '../../../../shared/same-value.ts';
import { saveMessage } from '../../data/releases/messages/edit.ts';
import { useSaveReleaseField, useSaveTrackField } from '../../data/releases/mutations/edit-release.ts';
import { useAction } from '../../ui/use-action.ts';

/** Whether the release has the new value of a change, its old value, or a later one. */
export type ChangeState = 'made' | 'undone' | 'changed-since';

/** The current value of the changed field; undefined if its track no longer exists. */
function valueNow(release: Release, { trackId, field }: FieldChange): unknown {
  const holder: object | undefined = trackId === null ? release : release.tracks[trackId];
  return holder && Reflect.get(holder, field);
}

export function changeState(release: Release | undefined, change: FieldChange): ChangeState {
  if (!release) return 'changed-since';
  const now = valueNow(release, change);
  if (sameValue(now, change.to)) return 'made';
  return sameValue(now, change.from) ? 'undone' : 'changed-since';
}

/**
 * Whether a change can be undone. The last name in a list cannot be removed (product 7.10), and a submitted release
 * cannot be changed.
 */
export const canUndo = (release: Release | undefined, change: FieldChange): boolean =>
  (release?.status === 'draft' || release?.status === 'changes_requested') &&
  changeState(release, change) === 'made' &&
  !isEmptied(change.to, change.from);

/**
 * Undoes a change by sending the editor's own edit in reverse. The server rejects it if the field has changed since.
 */
export function useUndo(releaseId: string) {
  const ofRelease = useSaveReleaseField(releaseId).mutateAsync;
  const ofTrack = useSaveTrackField(releaseId).mutateAsync;
  // The values fit the field: they came from the server, which also validates them again.
  const undo = ({ trackId, field, from, to }: FieldChange): Promise<unknown> =>
    trackId === null
      ? ofRelease({ field, from: to, to: from } as ReleaseEdit)
      : ofTrack({ trackId, body: { field, from: to, to: from } as TrackEdit });
  return {
    undo,
    undoByHand: useAction(
      async (changes: readonly [FieldChange, ...FieldChange[]]) => {
        // One after another, because all edits change the same release.
        for (const change of changes) await undo(change);
      },
      {
        failed: (error, [{ from, to }]) => ({
          title: 'We couldn’t undo that',
          text: saveMessage(error, { from: to, to: from }),
        }),
      },
    ),
  };
}
