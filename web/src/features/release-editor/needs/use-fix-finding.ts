import type { LocatedEdit } from '../../../../../shared/rules/finding.ts';
import { saveMessage } from '../../../data/releases/messages/edit.ts';
import { useSaveReleaseField, useSaveTrackField } from '../../../data/releases/mutations/edit-release.ts';
import { reversedEdit } from '../../../data/releases/reversed-edit.ts';
import { notifySuccess } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** The edits that undo others, in reverse. */
const back = (edits: readonly LocatedEdit[]): LocatedEdit[] =>
  edits
    .map(
      (done): LocatedEdit =>
        done.trackId === undefined
          ? { edit: reversedEdit(done.edit) }
          : { trackId: done.trackId, edit: reversedEdit(done.edit) },
    )
    .reverse();

/** Fixes findings by making their edits, or records why a value is right. All of it can be undone with one click. */
export function useFixFinding(releaseId: string, done?: () => void) {
  const ofRelease = useSaveReleaseField(releaseId);
  const ofTrack = useSaveTrackField(releaseId);
  const save = async (edits: readonly LocatedEdit[]) => {
    for (const { trackId, edit } of edits) {
      if (trackId === undefined) await ofRelease.mutateAsync(edit);
      else await ofTrack.mutateAsync({ trackId, body: edit });
    }
  };
  const failed =
    (title: string) =>
    (error: unknown, [first]: readonly LocatedEdit[]) => ({ title, text: first ? saveMessage(error, first.edit) : '' });
  const undo = useAction<readonly LocatedEdit[], void>((edits) => save(back(edits)), {
    failed: failed('We couldn’t undo that'),
  });
  const mend = useAction<readonly LocatedEdit[], void>(save, {
    done: (_, edits) => {
      done?.();
      void notifySuccess({ title: 'Saved', action: { label: 'Undo', onSelect: () => undo(edits) } });
    },
    failed: failed('Not saved'),
  });
  return { mend, isSaving: ofRelease.isPending || ofTrack.isPending };
}
