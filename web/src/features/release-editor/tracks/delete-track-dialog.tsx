import type { Track } from '../../../../../shared/releases/track.ts';
import { deleteTrackMessage } from '../../../data/releases/messages/deletion.ts';
import { useDeleteTrack } from '../../../data/releases/mutations/delete-track.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';

type Props = { releaseId: string; track: Track; number: number; onClose: () => void };

/** Asks for confirmation before a track and its file are deleted. */
export default function DeleteTrackDialog({ releaseId, track, number, onClose }: Props) {
  const remove = useDeleteTrack(releaseId);
  const confirm = useAction(remove.mutateAsync, {
    failed: (error) => ({ title: 'Failed to delete track', text: deleteTrackMessage(error) }),
    settled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete track ${number}?`}
      confirm="Delete track"
      onConfirm={() => confirm(track.id)}
      busy={remove.isPending && 'Deleting…'}
    >
      “{track.title || `Track ${number}`}” and its audio file are deleted. The tracks after it move up. This action
      cannot be undone.
    </ConfirmDialog>
  );
}
