import type { Balance } from '../../shared/payouts/balance.ts';
import type { Wallet } from '../ledger/wallet.ts';

/** Converts a wallet to the format that its artist sees (product 24.1). */
export const toBalance = ({ earned, paidOut, available, requested, inFlight, held, advanced }: Wallet): Balance => ({
  earnedMicros: String(earned),
  paidOutMicros: String(paidOut),
  availableMicros: String(available),
  pendingMicros: String(requested + inFlight),
  heldMicros: String(held),
  advancedMicros: String(advanced),
});
