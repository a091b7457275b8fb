import { Email } from '../../shared/accounts/sign-up.ts';
import type { PublishedEvent } from '../../shared/events/published-event.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type Addressee, isInvitation, isLead, type MailPreference, preferenceOf } from '../../shared/mail/mail.ts';
import type { AddressRepository } from '../platform/address-repository.ts';
import type { Log } from '../platform/logger.ts';
import { RetryLater } from '../platform/retry-later.ts';
import type { UnsubscribeLinks } from '../profiles/unsubscribe-links.ts';
import type { Recipient } from './find-recipient.ts';
import { letterFor } from './letter-for.ts';
import type { MailOutcome, MailRepository } from './mail-repository.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';
import { EmailNotAccepted, type SesGateway } from './ses-gateway.ts';

type Needs = {
  mails: MailRepository;
  addresses: Pick<AddressRepository, 'isClosed'>;
  /** Finds the recipient; undefined if they no longer exist. */
  findRecipient: (to: Addressee) => Promise<Recipient | undefined>;
  /** Makes the links of an optional email that stop such emails. */
  unsubscribeLinks: (artistId: ArtistId, preference: MailPreference) => Promise<UnsubscribeLinks>;
  /** The gateway to SES; undefined if sending is disabled. */
  ses: Pick<SesGateway, 'send'> | undefined;
  /** Waits until the next email may be sent. */
  turn: () => Promise<void>;
  siteUrl: string;
  log: Log;
  now: () => Date;
};

/**
 * How long to wait for SES's report on an email if the function that sent it was stopped. SES reports within seconds.
 */
export const REPORT_WAIT_SECONDS = 10 * 60;

/**
 * Sends a requested email once, however often its event is delivered and at whatever point the function is stopped. SES
 * has no idempotency key, so its own reports decide:
 *
 * 1. Claim the email as `sending`, by a conditional write. If it already has a final state, stop. If it is already
 * claimed, retry ten minutes after the claim.
 * 2. Send it to SES in one call, tagged with its id.
 * 3. Record `accepted`. SES's own event names the id and records the same (`recordOutcome`).
 *
 * If the function stops before step 1, the next delivery starts over. If it stops between 1 and 2, no event arrives:
 * after ten minutes the email is claimed again and sent. If it stops between 2 and 3, SES's event records `accepted`
 * within seconds, and the next delivery finds that. A call with an unknown outcome (a timeout, an internal error of
 * SES) is one of the last two cases. If SES rejects the email, the claim is released for the next delivery or, if the
 * rejection is permanent, the email is marked as `refused`. An email is sent twice only if the function stops and SES's
 * event is also lost or ten minutes late.
 * @throws RetryLater, and any error that a retry may resolve
 */
export async function deliverMail(needs: Needs, { id, body }: PublishedEvent<'mail-requested'>): Promise<void> {
  const { mails, addresses, findRecipient, unsubscribeLinks, ses, turn, siteUrl, log, now } = needs;
  // Done before the claim: if the function were stopped while it waits, a claimed email would be blocked for ten
  // minutes.
  await turn();
  const { to, mail } = body;
  const recipient = await findRecipient(to);
  const address = Email.safeParse(('formerEmail' in mail && mail.formerEmail) || recipient?.email).data;
  const preference = preferenceOf(mail.template);
  const unsubscribe =
    preference && !isLead(to) && !isInvitation(to) ? await unsubscribeLinks(to, preference) : undefined;
  const isClosed = address !== undefined && (await addresses.isClosed(address));

  const at = now();
  const abandoned = new Date(at.getTime() - REPORT_WAIT_SECONDS * 1000);
  const claim = await mails.claim({ id, to, template: mail.template }, at, abandoned);
  if (claim.is === 'ended') return;
  if (claim.is === 'theirs') {
    const waited = (at.getTime() - claim.since.getTime()) / 1000;
    throw new RetryLater('SES has not reported the outcome of this email yet', REPORT_WAIT_SECONDS - waited + 1);
  }
  const ids = { eventId: id, ...(!isLead(to) && !isInvitation(to) && { artistId: to }) };
  const end = async (outcome: MailOutcome, message: string): Promise<void> => {
    await mails.settle(id, outcome, now());
    log.info(message, { ...ids, reason: outcome });
  };

  if (!recipient || address === undefined) return end('no-recipient', 'an email has no recipient');
  if (preference && !recipient.preferences[preference])
    return end('unwanted', 'an email was not sent: the artist opted out');
  if (isClosed) return end('suppressed', 'an email was not sent: its address is suppressed');
  if (!ses) return end('no-sender', 'an email was not sent: this deployment has no sender (mailFrom)');

  const letter = {
    ...letterFor(mail, { name: recipient.name, siteUrl }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.page }),
  };
  try {
    await ses.send({
      id,
      to: address,
      subject: letter.subject,
      html: renderHtml(letter),
      text: renderText(letter),
      ...(unsubscribe && { unsubscribe: unsubscribe.oneClick }),
    });
  } catch (error) {
    if (!(error instanceof EmailNotAccepted)) throw error;
    if (!error.isPermanent) {
      await mails.release(id, claim.claimedAt);
      throw error;
    }
    log.alarm('mail-refused', 'an email was refused', { ...ids, reason: error.message });
    return end('refused', 'an email was refused');
  }
  await end('accepted', 'an email was sent');
}
