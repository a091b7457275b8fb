import type { MailOutcome } from './ses-event.ts';

/**
 * The outcome of an email to SES's mailbox simulator, whose addresses may have a label:
 * `bounce+1@simulator.amazonses.com` (SES guide, "Using the mailbox simulator"). Email to any other address is
 * delivered.
 */
export function simulatedOutcome(address: string): { arrives: boolean; after?: MailOutcome } {
  const [, name] = /^([\w-]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address) ?? [];
  switch (name?.toLowerCase()) {
    case 'bounce':
      return { arrives: false, after: { type: 'BOUNCE', bounceType: 'Permanent', bounceSubType: 'General' } };
    case 'suppressionlist':
      return { arrives: false, after: { type: 'BOUNCE', bounceType: 'Permanent', bounceSubType: 'Suppressed' } };
    case 'complaint':
      return { arrives: true, after: { type: 'COMPLAINT' } };
    default:
      return { arrives: true };
  }
}
