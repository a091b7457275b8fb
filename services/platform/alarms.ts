/**
 * Every condition of which a person must learn at once, by metric name (namespace `ALARM_NAMESPACE`). `log.alarm`
 * counts an occurrence with its log line; the cloud's template makes an alarm from each row, with this text as its
 * description.
 */
export const alarms = {
  'payment-not-applied': 'The provider took money, and no plan followed. The log line names the session.',
  'payment-returned': 'A payment was refunded, because its release was gone or had the plan already.',
  'payment-disputed':
    'A cardholder has asked the bank for a payment back. The log line names the payment and the dispute.',
  'payment-history-impossible':
    'The provider tells of a payment what cannot be, such as paid and expired. The log line names it.',
  'refund-failed': 'A refund failed at the provider, or it will not give it. The log line names the payment.',
  'card-payout-failed': 'The bank refused a payout of the card provider. The log line names the payout and why.',
  'provider-event-unmatched':
    'The provider tells of a payment that we do not know, or of another account. The office has the event.',
  'mail-refused':
    'A mail was refused for good, and its artist does not have it. The log line names the account and why.',
  'erasure-stopped':
    'An account whose artist asked for its end has a release that is paid, submitted or exported. The log line names the account.',
  'office-without-admin':
    'Nobody is left in the office who gives roles: the last admin deleted the account. The operator makes another one: npm run admin.',
  'code-of-somebody-else': 'A release was stored with an ISRC or UPC that somebody else has.',
  'ledger-transaction-differs':
    'A transaction of the ledger does not sum to zero, or an entry of it is missing or another one.',
  'ledger-entry-differs': 'An entry of the ledger belongs to no transaction that says the same.',
  'ledger-wallet-differs': 'A wallet is not what its entries sum to.',
  'ledger-wallet-overdrawn': 'A part of a wallet is below zero, and no store took anything back.',
  'ledger-account-turned': 'An account of the ledger stands on its wrong side.',
  'ledger-payment-unposted': 'A payment was taken and is not in the ledger.',
  'ledger-statement-differs': 'What the ledger has of a statement is not the plan that was approved.',
  'ledger-card-payout-differs': 'The ledger does not have a payout of the card provider as it was reported.',
  'ledger-receipt-differs': 'The ledger does not have a receipt as it was recorded, or reversed.',
  'statement-differs':
    'What was posted of a statement, or taken back, is not what was planned. The log line names it, and both sums.',
  'totals-differ': 'A total was not what it counts, and was set right. The log line names it, and by how much.',
} as const satisfies Record<string, string>;

export type Alarm = keyof typeof alarms;

export const ALARM_NAMESPACE = 'Segno';
