import type { FieldChange } from '../../../../shared/assistant/changes-together.ts';
import { isEmptied, type ReleaseEdit, type TrackEdit } from '../../../../shared/releases/field-edits.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { sameValue } from '../../../../shared/same-value.ts';
import { saveMessage } from '../../data/releases/messages/edit.ts';
import { useSaveReleaseField, useSaveTrackField } from '../../data/releases/mutations/edit-release.ts';
import { useAction } from '../../ui/use-action.ts';

/** How a change stands now: as it was made, as it was before, or as something later has made it. */
export type ChangeState = 'made' | 'undone' | 'changed-since';

/** What the release has now in the place of a change; undefined when its track is gone. */
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
 * Whether a change can be taken back: of a list of names one stays (product 7.10), and what was submitted stays as it
 * is.
 */
export const canUndo = (release: Release | undefined, change: FieldChange): boolean =>
  (release?.status === 'draft' || release?.status === 'changes_requested') &&
  changeState(release, change) === 'made' &&
  !isEmptied(change.to, change.from);

/**
 * Takes a change back: the editor's own edit, turned round. It is refused when somebody has changed the field since.
 */
export function useUndo(releaseId: string) {
  const ofRelease = useSaveReleaseField(releaseId).mutateAsync;
  const ofTrack = useSaveTrackField(releaseId).mutateAsync;
  // The pair is of that field: the server made it, and checks it again.
  const undo = ({ trackId, field, from, to }: FieldChange): Promise<unknown> =>
    trackId === null
      ? ofRelease({ field, from: to, to: from } as ReleaseEdit)
      : ofTrack({ trackId, body: { field, from: to, to: from } as TrackEdit });
  return {
    undo,
    undoByHand: useAction(
      async (changes: readonly [FieldChange, ...FieldChange[]]) => {
        // One after the other: each is an edit of the same release.
        for (const change of changes) await undo(change);
      },
      {
        failed: (error, [{ from, to }]) => ({ title: 'Not undone', text: saveMessage(error, { from: to, to: from }) }),
      },
    ),
  };
}
