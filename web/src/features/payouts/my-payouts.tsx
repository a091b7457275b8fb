import { useState } from 'react';
import { dollars } from '../../../../shared/money.ts';
import { arrivingMicros } from '../../../../shared/payouts/arriving-micros.ts';
import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import { balanceMessage, cancelMessage } from '../../data/payouts/messages.ts';
import { useCancelPayout } from '../../data/payouts/mutations.ts';
import { useMyPayouts } from '../../data/payouts/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { myPayoutColumns } from './payout-columns.tsx';
import { PayoutList } from './payout-list.tsx';

/** The user's own payouts with their states. An undecided payout can be cancelled (product 24.4). */
export function MyPayouts() {
  const payouts = useMyPayouts();
  const waiting = payouts.rows?.find(({ state }) => state === 'requested');
  return (
    <div className="grid w-full gap-4">
      {waiting && <CancelRequest payout={waiting} />}
      <PayoutList
        columns={myPayoutColumns}
        loaded={payouts}
        failed={(error) => `Failed to load balance data. ${balanceMessage(error)}`}
        none="You haven’t requested a payout yet."
      />
    </div>
  );
}

function CancelRequest({ payout }: { payout: PayoutView }) {
  const [isOpen, setOpen] = useState(false);
  const cancelling = useCancelPayout();
  const amount = dollars(arrivingMicros(payout));
  const cancel = useAction(cancelling.mutateAsync, {
    done: () => ({
      title: 'Request cancelled',
      text: `${dollars(BigInt(payout.amountMicros))} is back in your balance.`,
    }),
    failed: (error) => ({ title: 'Request not cancelled', text: cancelMessage(error) }),
    settled: () => setOpen(false),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{amount} is waiting for our review.</p>
      <Button onClick={() => setOpen(true)}>Cancel request</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Cancel the request for ${amount}?`}
        confirm="Cancel request"
        cancel="Keep it"
        onConfirm={() => cancel(payout)}
        busy={cancelling.isPending && 'Cancelling…'}
      >
        The money goes back to your balance, and you can request it again at any time.
      </ConfirmDialog>
    </div>
  );
}
