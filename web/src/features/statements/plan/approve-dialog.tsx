import { dollars } from '../../../../../shared/money.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useApprove } from '../../../data/statements/mutations.ts';
import { plural } from '../../../lib/format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { type Planned, statementName } from '../statement-text.ts';
import { PlanSums } from './plan-sums.tsx';

type Props = { statement: Planned; onClose: () => void };

/** Shows the amounts to be posted, and asks for approval (product 30.8). */
export default function ApproveDialog({ statement, onClose }: Props) {
  const { plan, approvals, approvalsNeeded } = statement;
  const isLast = approvals.length + 1 >= approvalsNeeded;
  const approving = useApprove(statement.statementId);
  const approve = useAction(approving.mutateAsync, {
    done: () => {
      onClose();
      return isLast
        ? { title: 'Approved', text: 'It is being posted.' }
        : { title: 'Approved', text: 'Someone else has to approve it too.' };
    },
    failed: (error) => {
      onClose();
      return { title: 'Not approved', text: statementActionMessage(error) };
    },
  });
  return (
    <ConfirmDialog
      open
      tone="signal"
      onClose={onClose}
      title={isLast ? `Post ${dollars(BigInt(plan.micros))}?` : `Approve ${dollars(BigInt(plan.micros))}?`}
      confirm={isLast ? 'Approve and post' : 'Approve'}
      busy={approving.isPending && 'Approving…'}
      onConfirm={() => approve({ planVersion: plan.version })}
    >
      <div className="grid gap-4 pt-2 text-ink">
        <p>
          {isLast
            ? `${statementName(statement)}: ${plural(plan.artists, 'artist')} can request this money as soon as it is posted.`
            : `${statementName(statement)}: nothing is posted yet. After yours, it needs ${plural(approvalsNeeded - approvals.length - 1, 'more approval')} from someone else.`}
        </p>
        <PlanSums statement={statement} />
      </div>
    </ConfirmDialog>
  );
}
