/**
 * What must reach a person at once, by the name of its metric (namespace `ALARM_NAMESPACE`). `log.alarm` counts it with the line that tells
 * of it; the cloud's template makes one alarm of each row, with this text as its description.
 */
export const alarms = {
  'payment-not-applied': 'The provider took money, and no plan followed. The log line names the session.',
  'payment-returned': 'A payment was refunded, because its release was gone or had the plan already.',
  'mail-refused':
    'A mail was refused for good, and its artist does not have it. The log line names the account and why.',
  'erasure-stopped':
    'An account whose artist asked for its end has a release that is paid, submitted or exported. The log line names the account.',
  'code-of-somebody-else': 'A release was stored with an ISRC or UPC that somebody else has.',
} as const satisfies Record<string, string>;

export type Alarm = keyof typeof alarms;

export const ALARM_NAMESPACE = 'Segno';
