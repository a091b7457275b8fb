import { wholeCents } from '../../shared/payouts/whole-cents.ts';
import type { Wallet } from '../ledger/wallet.ts';

/** What of an artist's money would be lost with the account, in micro-dollars: it can be asked for, or is on its way, or held. */
export type MoneyLeft = { available: bigint; pending: bigint; held: bigint };

/** Undefined when nothing is: what an artist owes is none of it, nor what is less than a cent, which nobody can pay. */
export function moneyLeft({
  available,
  requested,
  inFlight,
  held,
}: Pick<Wallet, 'available' | 'requested' | 'inFlight' | 'held'>): MoneyLeft | undefined {
  const left = { available: wholeCents(available), pending: requested + inFlight, held };
  return Object.values(left).some((micros) => micros > 0n) ? left : undefined;
}
