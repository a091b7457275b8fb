import { Email } from '../../shared/accounts/sign-up.ts';
import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { type Addressee, isInvitation, isLead, preferenceOf } from '../../shared/mail/mail.ts';
import type { AddressRepository } from '../platform/address-repository.ts';
import { Later } from '../platform/later.ts';
import type { Log } from '../platform/logger.ts';
import type { Recipient } from './find-recipient.ts';
import { letterOf } from './letter-of.ts';
import type { MailEnd, MailRepository } from './mail-repository.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';
import { NotTaken, type SesGateway } from './ses-gateway.ts';

type Needs = {
  mails: MailRepository;
  addresses: Pick<AddressRepository, 'isClosed'>;
  /** Undefined when there is nobody any more. */
  findRecipient: (to: Addressee) => Promise<Recipient | undefined>;
  /** None where nobody may send. */
  ses: Pick<SesGateway, 'send'> | undefined;
  siteUrl: string;
  log: Log;
  now: () => Date;
};

/** How long SES has to report a mail whose sender was stopped. It reports within seconds. */
export const SETTLED_SECONDS = 10 * 60;

/**
 * Sends a mail that was requested, once, however often the event comes and wherever it is stopped. SES knows no idempotency key, so what it says
 * itself decides:
 *
 * 1. Claim: `sending`, by a condition. Who finds it ended is done. Who finds it claimed comes back ten minutes after the claim.
 * 2. Hand it to SES, in one call, tagged with its id.
 * 3. Record `accepted`. SES's own event, which names the id, records the same (`recordOutcome`).
 *
 * Stopped before 1, nothing was done: the next delivery begins. Stopped between 1 and 2, no event comes: after ten minutes the mail is
 * claimed again and sent. Stopped between 2 and 3, SES's event says `accepted` within seconds, and whoever comes back finds that. A call whose
 * end is unknown (a time-out, an error of SES's own) is one of those two. A clear no of SES's frees the claim for the next delivery, or ends the
 * mail when SES will never take it. Two mails would go out only if SES's event were lost or ten minutes late, as well as the process.
 * @throws Later, and whatever a retry may mend
 */
export async function deliverMail(needs: Needs, { id, body }: PublishedEvent<'mail-requested'>): Promise<void> {
  const { mails, addresses, findRecipient, ses, siteUrl, log, now } = needs;
  const { to, mail } = body;
  const recipient = await findRecipient(to);
  const address = Email.safeParse(('formerEmail' in mail && mail.formerEmail) || recipient?.email).data;
  const preference = preferenceOf(mail.template);
  const isClosed = address !== undefined && (await addresses.isClosed(address));

  const at = now();
  const abandoned = new Date(at.getTime() - SETTLED_SECONDS * 1000);
  const claim = await mails.claim({ id, to, template: mail.template }, at, abandoned);
  if (claim.is === 'ended') return;
  if (claim.is === 'theirs') {
    const waited = (at.getTime() - claim.since.getTime()) / 1000;
    throw new Later('SES has not said yet what became of this mail', SETTLED_SECONDS - waited + 1);
  }
  const whose = { eventId: id, ...(!isLead(to) && !isInvitation(to) && { artistId: to }) };
  const end = async (how: MailEnd, message: string): Promise<void> => {
    await mails.settle(id, how, now());
    log.info(message, { ...whose, reason: how });
  };

  if (!recipient || address === undefined) return end('no-recipient', 'a mail has nobody to go to');
  if (preference && !recipient.preferences[preference]) return end('unwanted', 'a mail was not sent: it is not wanted');
  if (isClosed) return end('suppressed', 'a mail was not sent: its address takes none');
  if (!ses) return end('no-sender', 'a mail was not sent: this deployment has no sender (mailFrom)');

  const letter = letterOf(mail, { name: recipient.name, siteUrl });
  try {
    await ses.send({ id, to: address, subject: letter.subject, html: renderHtml(letter), text: renderText(letter) });
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    if (!error.forGood) {
      await mails.release(id, claim.claimedAt);
      throw error;
    }
    log.alarm('mail-refused', 'a mail was refused', { ...whose, reason: error.message });
    return end('refused', 'a mail was refused');
  }
  await end('accepted', 'a mail was sent');
}
