import type { ComponentProps } from 'react';
import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import { payoutStateText } from '../../data/payouts/messages.ts';
import { Badge } from '../../ui/badge.tsx';

const tones: { readonly [S in PayoutView['state']]?: ComponentProps<typeof Badge>['tone'] } = {
  requested: 'ready',
  processing: 'ready',
  completed: 'money',
};

/** The state of a payout; failures are marked (product 24.3). */
export const PayoutState = ({ payout }: { payout: PayoutView }) => (
  <Badge tone={tones[payout.state] ?? 'danger'}>{payoutStateText(payout)}</Badge>
);
