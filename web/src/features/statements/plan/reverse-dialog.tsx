import type { StatementId } from '../../../../../shared/ids.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useReverse } from '../../../data/statements/mutations.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useReason } from '../../../ui/use-reason.ts';

type Props = { statementId: StatementId; name: string; onClose: () => void };

/** Reverses a statement, with a reason (product 30.9). */
export default function ReverseDialog({ statementId, name, onClose }: Props) {
  const reason = useReason('Please enter a reason.');
  const reversing = useReverse(statementId);
  const reverse = useAction(reversing.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Being reversed', text: 'Everything posted is being reversed.' };
    },
    failed: (error) => {
      onClose();
      return { title: 'Not reversed', text: statementActionMessage(error) };
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Reverse ${name}?`}
      confirm="Reverse"
      busy={reversing.isPending && 'Reversing…'}
      onConfirm={() => {
        const line = reason.check();
        if (line !== undefined) reverse(line);
      }}
    >
      <div className="grid gap-4 pt-2 text-ink">
        <p>
          Everything this statement posted is taken back. Artists who were already paid out may have a negative balance,
          which later earnings make up. You can drop the file again.
        </p>
        <ReasonField reason={reason} hint="It is kept in the audit log" />
      </div>
    </ConfirmDialog>
  );
}
