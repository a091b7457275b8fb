import type { Receipt } from '../../../../shared/receipts/receipt.ts';
import { reverseReceiptMessage } from '../../data/receipts/messages.ts';
import { useReverseReceipt } from '../../data/receipts/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';
import { Dollars } from './dollars.tsx';

/** Reverses a receipt, and asks for the reason. */
export default function ReverseReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const reason = useReason('Please enter a reason.');
  const reversing = useReverseReceipt(receipt);
  const reverse = useAction(reversing.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Receipt reversed', text: `${receipt.payerName} owes it again.` };
    },
    failed: (error) => ({ title: 'Not reversed', text: reverseReceiptMessage(error) }),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Reverse the receipt ${receipt.reference}?`}
      confirm="Reverse"
      busy={reversing.isPending && 'Reversing…'}
      onConfirm={() => {
        const line = reason.check();
        if (line !== undefined) reverse(line);
      }}
    >
      <div className="grid gap-4 pt-2 text-ink">
        <p>
          <Dollars micros={receipt.amountMicros} /> is taken out of cash, and {receipt.payerName} owes it again.
        </p>
        <ReasonField reason={reason} hint="It is kept in the audit log" />
      </div>
    </ConfirmDialog>
  );
}
