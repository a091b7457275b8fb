import type { Balance } from '../../shared/payouts/balance.ts';
import type { Wallet } from '../ledger/wallet.ts';

/** A wallet as its artist sees it (product 24.1). */
export const balanceOf = ({ earned, paidOut, available, requested, inFlight, held, advanced }: Wallet): Balance => ({
  earnedMicros: String(earned),
  paidOutMicros: String(paidOut),
  availableMicros: String(available),
  pendingMicros: String(requested + inFlight),
  heldMicros: String(held),
  advancedMicros: String(advanced),
});
