import { wholeCents } from '../../shared/payouts/whole-cents.ts';
import type { Wallet } from '../ledger/wallet.ts';

/**
 * The money that an artist would lose by deleting the account, in micro-dollars: the available, the pending and the
 * held balance.
 */
export type ForfeitedBalance = { available: bigint; pending: bigint; held: bigint };

/**
 * Returns the money that would be lost; undefined if there is none. Ignores a negative balance, and less than a cent,
 * which cannot be paid.
 */
export function forfeitedBalance({
  available,
  requested,
  inFlight,
  held,
}: Pick<Wallet, 'available' | 'requested' | 'inFlight' | 'held'>): ForfeitedBalance | undefined {
  const left = { available: wholeCents(available), pending: requested + inFlight, held };
  return Object.values(left).some((micros) => micros > 0n) ? left : undefined;
}
