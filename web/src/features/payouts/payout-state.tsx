import type { PayoutState as State } from '../../../../shared/payouts/payout-state.ts';
import { payoutStateText } from '../../data/payouts/messages.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { requested: 'ready', processing: 'ready', completed: 'money' } as const;

/** What became of a payout; what did not come through is shown as such (product 24.3). */
export const PayoutState = ({ state }: { state: State }) => (
  <Badge tone={tones[state as keyof typeof tones] ?? 'danger'}>{payoutStateText[state]}</Badge>
);
