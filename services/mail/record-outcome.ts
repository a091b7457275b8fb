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

/** `Mara <mara@example.com>` is reported as it was written. */
const bare = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

/**
 * What SES says of a mail, the user pool's too, which has no id of ours. An address that bounced for good, or whose owner complained, takes no
 * more mail: to go on would cost all artists theirs, because providers judge a sender by it. One that is full or away for a moment is tried again
 * by SES itself.
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
      // Some programs also report the opposite (RFC 5965, section 7.3).
      if (detail.complaint.complaintFeedbackType === 'not-spam') return;
      await close(detail.complaint.complainedRecipients, 'complained');
      if (id) await mails.settle(id, 'complained', now());
      return;
  }
}
