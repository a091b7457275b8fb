import { useState } from 'react';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import { type PayoutState, payoutEdges } from '../../../../shared/payouts/payout-state.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const ReviewPayoutDialog = lazyDialog(() => import('./review-payout-dialog.tsx'));

/** Opens the decision on a payout that is pending, or that the bank returned. */
export function ReviewPayout({ payout }: { payout: OfficePayout }) {
  const [isOpen, setOpen] = useState(false);
  const next: readonly PayoutState[] = payoutEdges[payout.state];
  if (next.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {payout.state === 'completed' ? 'Returned…' : 'Review'}
      </Button>
      {isOpen && <ReviewPayoutDialog payout={payout} onClose={() => setOpen(false)} />}
    </>
  );
}
