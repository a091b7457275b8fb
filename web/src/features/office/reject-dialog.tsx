import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useReason } from '../../ui/use-reason.ts';

type Props = { name: string; busy: boolean; onClose: () => void; onReject: (reason: string) => void };

/** Asks for the reason for a rejection, which is emailed to the artist word for word. */
export function RejectDialog({ name, busy, onClose, onReject }: Props) {
  const reason = useReason('Please enter a reason. It is emailed to the artist.');
  const reject = () => {
    const line = reason.check();
    if (line !== undefined) onReject(line);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Reject ${name}?`}
      confirm="Reject"
      onConfirm={reject}
      busy={busy && 'Rejecting…'}
    >
      <div className="pt-2 text-ink">
        <ReasonField reason={reason} hint="It is emailed to the artist" />
      </div>
    </ConfirmDialog>
  );
}
