import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { deleteMessage } from '../../data/releases/messages/deletion.ts';
import { useDeleteRelease } from '../../data/releases/mutations/delete-release.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = {
  card: Pick<ReleaseCard, 'id' | 'title'>;
  onClose: () => void;
  /** Called instead of `onClose` after the deletion, because the release's own page has to be left. */
  onDeleted?: () => void;
};

/** Asks for confirmation before a draft is deleted (product 5.7). */
const DeleteReleaseDialog = ({ card, onClose, onDeleted = onClose }: Props) => {
  const remove = useDeleteRelease();
  const title = card.title || 'this draft';
  const confirm = useAction(remove.mutateAsync, {
    done: () => {
      onDeleted();
      return { title: 'Draft deleted', text: title };
    },
    failed: (error) => {
      onClose();
      return { title: 'The release was not deleted', text: deleteMessage(error) };
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${title}”?`}
      confirm="Delete draft"
      onConfirm={() => confirm(card.id)}
      busy={remove.isPending && 'Deleting…'}
    >
      Its tracks, audio and cover go with it. This action cannot be undone.
    </ConfirmDialog>
  );
};

export default DeleteReleaseDialog;
