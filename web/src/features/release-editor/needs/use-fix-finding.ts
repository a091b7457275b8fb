import type { LocatedEdit } from '../../../../../shared/releases/findings/finding.ts';
import { saveMessage } from '../../../data/releases/messages/edit.ts';
import { useSaveReleaseField, useSaveTrackField } from '../../../data/releases/mutations/edit-release.ts';
import { reversedEdit } from '../../../data/releases/reversed-edit.ts';
import { notifySuccess } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';

const back = (mending: LocatedEdit): LocatedEdit =>
  mending.trackId === undefined
    ? { edit: reversedEdit(mending.edit) }
    : { trackId: mending.trackId, edit: reversedEdit(mending.edit) };

/** Fixes a finding by making its edit, or records why the value is right. Both can be undone. */
export function useFixFinding(releaseId: string, done?: () => void) {
  const ofRelease = useSaveReleaseField(releaseId);
  const ofTrack = useSaveTrackField(releaseId);
  const save = (mending: LocatedEdit) =>
    mending.trackId === undefined
      ? ofRelease.mutateAsync(mending.edit)
      : ofTrack.mutateAsync({ trackId: mending.trackId, body: mending.edit });
  const undo = useAction<LocatedEdit, unknown>((mending) => save(back(mending)), {
    failed: (error, { edit }) => ({ title: 'We couldn’t undo that', text: saveMessage(error, edit) }),
  });
  const mend = useAction<LocatedEdit, unknown>(save, {
    done: (_, mending) => {
      done?.();
      void notifySuccess({ title: 'Saved', action: { label: 'Undo', onSelect: () => undo(mending) } });
    },
    failed: (error, { edit }) => ({ title: 'Not saved', text: saveMessage(error, edit) }),
  });
  return { mend, isSaving: ofRelease.isPending || ofTrack.isPending };
}
