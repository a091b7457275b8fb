import { useRef } from 'react';
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
  const failedEdit = useRef<LocatedEdit>(undefined);
  const saveOne = ({ trackId, edit }: LocatedEdit) =>
    trackId === undefined ? ofRelease.mutateAsync(edit) : ofTrack.mutateAsync({ trackId, body: edit });
  // All edits or none: if one fails, those before it are undone.
  const save = async (edits: readonly LocatedEdit[]) => {
    for (const [n, edit] of edits.entries()) {
      try {
        await saveOne(edit);
      } catch (error) {
        failedEdit.current = edit;
        for (const one of back(edits.slice(0, n))) await saveOne(one).catch(() => undefined);
        throw error;
      }
    }
  };
  const failed = (title: string) => (error: unknown) => ({
    title,
    text: failedEdit.current ? saveMessage(error, failedEdit.current.edit) : '',
  });
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
