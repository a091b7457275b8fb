import type { Alarm } from '../platform/alarms.ts';

/** Conditions that the books always satisfy. Each is named after the alarm that its violation raises (design 3.11). */
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

/** A violated invariant and its location, which consists only of keys and ids. */
export type Difference = { invariant: Invariant; where: string };
