import { plans } from '../../../../shared/plans/plan.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { isKeyOf } from '../../../../shared/typed-record.ts';
import { withdrawReleaseMessage } from '../../data/releases/messages/withdrawal.ts';
import { useWithdrawRelease } from '../../data/releases/mutations/withdraw-release.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { release: Pick<Release, 'id' | 'title' | 'plan'>; onClose: () => void };

/** Asks for confirmation before a submitted release is withdrawn (product 11.15). */
export default function WithdrawDialog({ release: { id, title, plan }, onClose }: Props) {
  const withdrawal = useWithdrawRelease(id);
  const confirm = useAction(withdrawal.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Release withdrawn', text: title };
    },
    failed: (error) => {
      onClose();
      return { title: 'The release was not withdrawn', text: withdrawReleaseMessage(error) };
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Withdraw “${title}”?`}
      confirm="Withdraw release"
      onConfirm={() => confirm(undefined)}
      busy={withdrawal.isPending && 'Withdrawing…'}
      cancel="Keep it submitted"
    >
      It won’t go to any store.{plan && isKeyOf(plans, plan.name) ? ' We refund what you paid for it, in full.' : ''}{' '}
      Its codes stay used. To release this music later, duplicate the release and start again. This action cannot be
      undone.
    </ConfirmDialog>
  );
}
