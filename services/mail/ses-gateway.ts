import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { brand } from '../../shared/brand.ts';
import { clientSettings } from '../platform/client-settings.ts';
import { mailboxOf } from './mailbox-of.ts';
import { MAIL_ID } from './ses-event.ts';

export type OutgoingMail = { id: string; to: string; subject: string; html: string; text: string };

/** SES has said that it did not take a mail. Any other error leaves that open. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  /** Whether it will never take it: it is the mail or its address that is wrong. */
  readonly forGood: boolean;
  constructor(reason: string, { forGood }: { forGood: boolean }) {
    super(reason);
    this.forGood = forGood;
  }
}

/**
 * Amazon SES. It knows no idempotency key, so a call is made once: the SDK's own second try would be a second mail.
 * @param sender whom mail comes from, and the configuration set that reports what becomes of it
 */
export const sesGateway = (sender: { from: string; configurationSet: string }) => {
  const client = new SESv2Client({ ...clientSettings, maxAttempts: 1 });
  return {
    /** @throws NotTaken; or another error, after which SES may have taken it */
    async send({ id, to, subject, html, text }: OutgoingMail): Promise<void> {
      const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
      const command = new SendEmailCommand({
        FromEmailAddress: mailboxOf(brand.name, sender.from),
        Destination: { ToAddresses: [to] },
        ReplyToAddresses: [brand.supportEmail],
        Content: {
          Simple: {
            Subject: content(subject),
            Body: { Html: content(html), Text: content(text) },
            // Nobody's out-of-office shall answer it (RFC 3834).
            Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
          },
        },
        EmailTags: [{ Name: MAIL_ID, Value: id }],
        ConfigurationSetName: sender.configurationSet,
      });
      try {
        await client.send(command);
      } catch (error) {
        // The text of a refusal may name the address, so only its name goes on.
        if (error instanceof SESv2ServiceException && error.$fault === 'client')
          throw new NotTaken(error.name, { forGood: error.name === 'BadRequestException' });
        throw error instanceof SESv2ServiceException ? new Error(error.name) : error;
      }
    },
  };
};

export type SesGateway = ReturnType<typeof sesGateway>;
