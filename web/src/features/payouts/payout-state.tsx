import type { PayoutView } from '../../../../shared/payouts/payout.ts';
import { payoutStateText } from '../../data/payouts/messages.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { requested: 'ready', processing: 'ready', completed: 'money' } as const;

/** The state of a payout; failures are marked (product 24.3). */
export const PayoutState = ({ payout }: { payout: PayoutView }) => (
  <Badge tone={tones[payout.state as keyof typeof tones] ?? 'danger'}>{payoutStateText(payout)}</Badge>
);
