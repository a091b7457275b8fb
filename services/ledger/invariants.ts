import type { Alarm } from '../platform/alarms.ts';

/** What must be true of the books at every moment, by the alarm that says that it is not (design 3.11). */
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

/** Something that is not as it must be, and where: keys and ids only. */
export type Difference = { invariant: Invariant; where: string };
