import type { AddressRepository } from '../platform/address-repository.ts';
import type { Log } from '../platform/logger.ts';
import type { MailRepository } from './mail-repository.ts';
import { MAIL_ID, type SesEvent } from './ses-event.ts';

type Needs = {
  mails: Pick<MailRepository, 'settle'>;
  addresses: Pick<AddressRepository, 'close'>;
  log: Log;
  now: () => Date;
};

/** Extracts the email address. SES reports a mailbox as it was written, such as `Mara <mara@example.com>`. */
const bare = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

/**
 * Records SES's report about an email. Emails from the user pool are reported too, without one of our ids. An address
 * that bounced permanently, or whose owner complained, is suppressed: providers would otherwise block our emails to
 * everyone. SES itself retries temporary bounces.
 */
export async function recordOutcome({ mails, addresses, log, now }: Needs, { detail }: SesEvent): Promise<void> {
  const [id] = detail.mail.tags[MAIL_ID] ?? [];
  const close = (recipients: { emailAddress: string }[], why: 'bounced' | 'complained') =>
    Promise.all(recipients.map(({ emailAddress }) => addresses.close(bare(emailAddress), why, now())));
  switch (detail.eventType) {
    case 'Send':
      if (id) await mails.settle(id, 'accepted', now());
      return;
    case 'Reject':
      log.alarm('mail-refused', 'SES found a virus in a mail', { eventId: id });
      if (id) await mails.settle(id, 'refused', now());
      return;
    case 'Bounce':
      if (detail.bounce.bounceType !== 'Permanent') return;
      await close(detail.bounce.bouncedRecipients, 'bounced');
      if (id) await mails.settle(id, 'bounced', now());
      return;
    case 'Complaint':
      // Some programs also report that an email is not spam (RFC 5965, section 7.3).
      if (detail.complaint.complaintFeedbackType === 'not-spam') return;
      await close(detail.complaint.complainedRecipients, 'complained');
      if (id) await mails.settle(id, 'complained', now());
      return;
  }
}
