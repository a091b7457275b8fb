import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deliveredId } from '../../../../shared/change-id.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { deleteMessage } from '../../data/releases/messages/deletion.ts';
import { useDeleteRelease } from '../../data/releases/mutations/delete-release.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { release: Pick<Release, 'id' | 'title'>; size?: 'small' };

/** Discards a change of a delivered release, after a question (product 35.6). */
export function DiscardChange({ release, size }: Props) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useDeleteRelease();
  const confirm = useAction(remove.mutateAsync, {
    done: () => {
      void navigate(pathTo('/dashboard/releases/:releaseId', { releaseId: deliveredId(release.id) }), {
        replace: true,
      });
      return { title: 'Change discarded', text: release.title };
    },
    failed: (error) => {
      setAsking(false);
      return { title: 'The change was not discarded', text: deleteMessage(error) };
    },
  });
  return (
    <>
      <Button tone="danger" {...(size && { size })} onClick={() => setAsking(true)}>
        Discard the change
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={`Discard the change of “${release.title}”?`}
          confirm="Discard the change"
          onConfirm={() => confirm(release.id)}
          busy={remove.isPending && 'Discarding…'}
        >
          The release stays as it was delivered. New files that you added here are deleted. This action cannot be
          undone.
        </ConfirmDialog>
      )}
    </>
  );
}
