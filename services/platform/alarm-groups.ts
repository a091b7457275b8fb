import type { Alarm } from './alarms.ts';

/**
 * The alarm that each condition raises. An alarm costs the same whether it watches one condition or ten, so conditions
 * that the same person handles share one (design 8.9). The log line still names the condition.
 */
export const alarmGroups = {
  'payment-not-applied': 'payments',
  'payment-returned': 'payments',
  'payment-disputed': 'payments',
  'payment-history-impossible': 'payments',
  'refund-failed': 'payments',
  'card-payout-failed': 'payments',
  'provider-event-unmatched': 'payments',
  'ledger-transaction-differs': 'ledger',
  'ledger-entry-differs': 'ledger',
  'ledger-wallet-differs': 'ledger',
  'ledger-wallet-overdrawn': 'ledger',
  'ledger-account-turned': 'ledger',
  'ledger-payment-unposted': 'ledger',
  'ledger-statement-differs': 'ledger',
  'ledger-card-payout-differs': 'ledger',
  'ledger-receipt-differs': 'ledger',
  'statement-differs': 'ledger',
  'totals-differ': 'records',
  'code-of-somebody-else': 'records',
  'mail-refused': 'accounts',
  'erasure-stopped': 'accounts',
  'office-without-admin': 'accounts',
} as const satisfies Record<Alarm, string>;
