import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { deleteWords } from '../../data/releases/messages/deletion.ts';
import { useDeleteRelease } from '../../data/releases/mutations/delete-release.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';

type Props = {
  card: Pick<ReleaseCard, 'id' | 'title'>;
  onClose: () => void;
  /** Instead of closing, when it is gone: its own page goes elsewhere. */
  onDeleted?: () => void;
};

/** Asks before a draft is deleted (product 5.7). */
const DeleteReleaseDialog = ({ card, onClose, onDeleted = onClose }: Props) => {
  const remove = useDeleteRelease();
  const title = card.title || 'this draft';
  const confirm = async () => {
    try {
      await remove.mutateAsync(card.id);
      notify({ title: 'Draft deleted', text: title });
      onDeleted();
    } catch (error) {
      notifyFailure({ title: 'The release was not deleted', text: deleteWords(error) });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${title}”?`}
      confirm="Delete draft"
      onConfirm={confirm}
      busy={remove.isPending && 'Deleting…'}
    >
      Its tracks, audio and cover go with it. This action cannot be undone.
    </ConfirmDialog>
  );
};

export default DeleteReleaseDialog;
