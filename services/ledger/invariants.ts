import type { Alarm } from '../platform/alarms.ts';

/** What must hold for the books at every moment, by the alarm raised when it does not (design 3.11). */
export type Invariant = Extract<
  Alarm,
  | 'ledger-transaction-differs'
  | 'ledger-entry-differs'
  | 'ledger-wallet-differs'
  | 'ledger-wallet-overdrawn'
  | 'ledger-account-turned'
  | 'ledger-payment-unposted'
  | 'ledger-statement-differs'
  | 'ledger-receipt-differs'
  | 'ledger-card-payout-differs'
>;

/** A violated invariant and where: keys and ids only. */
export type Difference = { invariant: Invariant; where: string };
