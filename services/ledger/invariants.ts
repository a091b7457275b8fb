import type { Alarm } from '../platform/alarms.ts';

/** Conditions that the books meet at every moment, by the alarm raised when one is violated (design 3.11). */
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
