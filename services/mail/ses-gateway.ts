import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { brand } from '../../shared/brand.ts';
import { clientSettings } from '../platform/client-settings.ts';
import { formatMailbox } from './format-mailbox.ts';
import { MAIL_ID } from './ses-event.ts';

export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** For an optional email: the address that stops such emails when a POST is sent to it (RFC 8058). */
  unsubscribe?: string;
};

/** Thrown if SES did not accept an email. After any other error, SES may have accepted it. */
export class EmailNotAccepted extends Error {
  override readonly name = 'NotAccepted';
  /** The email or its address is wrong, so that a retry cannot help. */
  readonly isPermanent: boolean;
  constructor(reason: string, { isPermanent }: { isPermanent: boolean }) {
    super(reason);
    this.isPermanent = isPermanent;
  }
}

/**
 * Sends through Amazon SES. It has no idempotency key, so the SDK must not retry: that could send the email twice.
 * @param sender the sender's address, and the configuration set that reports outcomes
 */
export const sesGateway = (sender: { from: string; configurationSet: string }) => {
  const client = new SESv2Client({ ...clientSettings, maxAttempts: 1 });
  return {
    /** @throws NotAccepted; or another error, after which SES may have accepted the email */
    async send({ id, to, subject, html, text, unsubscribe }: OutgoingMail): Promise<void> {
      const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
      const command = new SendEmailCommand({
        FromEmailAddress: formatMailbox(brand.name, sender.from),
        Destination: { ToAddresses: [to] },
        ReplyToAddresses: [brand.supportEmail],
        Content: {
          Simple: {
            Subject: content(subject),
            Body: { Html: content(html), Text: content(text) },
            Headers: [
              // Stops automatic replies (RFC 3834).
              { Name: 'Auto-Submitted', Value: 'auto-generated' },
              ...(unsubscribe
                ? [
                    { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
                    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
                  ]
                : []),
            ],
          },
        },
        EmailTags: [{ Name: MAIL_ID, Value: id }],
        ConfigurationSetName: sender.configurationSet,
      });
      try {
        await client.send(command);
      } catch (error) {
        // The error's message may contain the email address, so only its name is kept.
        if (error instanceof SESv2ServiceException && error.$fault === 'client')
          throw new EmailNotAccepted(error.name, { isPermanent: error.name === 'BadRequestException' });
        throw error instanceof SESv2ServiceException ? new Error(error.name) : error;
      }
    },
  };
};

export type SesGateway = ReturnType<typeof sesGateway>;
