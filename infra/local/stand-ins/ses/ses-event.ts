import { randomUUID } from 'node:crypto';
import { ACCOUNT, REGION } from '../../account.ts';

export type SesMail = { from: string; to: string; subject: string; html: string; text?: string };

/** A configuration set, and the events that it sends to EventBridge: `SEND`, `BOUNCE`, … */
export type ConfigurationSet = { name: string; events: readonly string[] };

export type AcceptedMail = {
  messageId: string;
  /** ISO 8601. */
  at: string;
  from: string;
  to: string[];
  subject: string;
  configurationSet: string;
  tags: Record<string, string>;
};

/** The outcomes that SES reports, named as in a configuration set's destination. */
export type MailOutcome =
  | { type: 'SEND' }
  | { type: 'BOUNCE'; bounceType: 'Permanent' | 'Transient'; bounceSubType: string }
  | { type: 'COMPLAINT' };

export type SesEvent = ReturnType<typeof sesEvent>;

const names = {
  SEND: { detailType: 'Email Sent', eventType: 'Send', part: 'send' },
  BOUNCE: { detailType: 'Email Bounced', eventType: 'Bounce', part: 'bounce' },
  COMPLAINT: { detailType: 'Email Complaint Received', eventType: 'Complaint', part: 'complaint' },
} as const;

/**
 * Formats an outcome as SES does (SES guide, "Monitoring email sending with EventBridge" and "Examples of event data").
 */
export function sesEvent(mail: AcceptedMail, outcome: MailOutcome) {
  const { detailType, eventType, part } = names[outcome.type];
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': detailType,
    source: 'aws.ses',
    account: ACCOUNT,
    time: mail.at,
    region: REGION,
    resources: [`arn:aws:ses:${REGION}:${ACCOUNT}:configuration-set/${mail.configurationSet}`],
    detail: {
      eventType,
      mail: {
        timestamp: mail.at,
        source: mail.from,
        sendingAccountId: ACCOUNT,
        messageId: mail.messageId,
        destination: mail.to,
        headersTruncated: false,
        commonHeaders: { from: [mail.from], to: mail.to, messageId: mail.messageId, subject: mail.subject },
        tags: {
          'ses:operation': ['SendEmail'],
          'ses:configuration-set': [mail.configurationSet],
          ...Object.fromEntries(Object.entries(mail.tags).map(([name, value]) => [name, [value]])),
        },
      },
      [part]: partOf(mail, outcome),
    },
  };
}

function partOf({ to, at }: AcceptedMail, outcome: MailOutcome): object {
  switch (outcome.type) {
    case 'SEND':
      return {};
    case 'BOUNCE':
      return {
        feedbackId: randomUUID(),
        bounceType: outcome.bounceType,
        bounceSubType: outcome.bounceSubType,
        bouncedRecipients: to.map((emailAddress) => ({
          emailAddress,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        })),
        timestamp: at,
      };
    case 'COMPLAINT':
      return {
        feedbackId: randomUUID(),
        complaintSubType: null,
        complainedRecipients: to.map((emailAddress) => ({ emailAddress })),
        complaintFeedbackType: 'abuse',
        timestamp: at,
      };
  }
}
