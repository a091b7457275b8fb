/**
 * Tests for the behavior of the real SES (API v2), through the real client. By default they run against the stand-in.
 * To run them against Amazon: REAL_SES_FROM=<an address of a verified identity>, REAL_SES_SET=<a configuration set>,
 * AWS_REGION=… and credentials. Email then goes only to SES's mailbox simulator, and the group "on a laptop" is
 * skipped.
 */
import {
  DeleteSuppressedDestinationCommand,
  GetAccountCommand,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { stoppedAtEnd } from '../../../test/test-cleanup.ts';
import { REGION } from '../../account.ts';
import { type IamRequest, LOCAL_SECRET } from '../../authorize.ts';
import type { SesEvent, SesMail } from './ses-event.ts';
import { startSes } from './start-ses.ts';

const { REAL_SES_FROM, REAL_SES_SET } = process.env;
const onLaptop = REAL_SES_FROM ? describe.skip : describe;
const FROM = REAL_SES_FROM ?? 'mail@segno.test';
const SET = REAL_SES_SET ?? 'Set';

async function open(authorize?: (request: IamRequest) => string | undefined) {
  const mails: SesMail[] = [];
  const events: SesEvent[] = [];
  if (REAL_SES_FROM) return { client: new SESv2Client({ maxAttempts: 1 }), mails, events };
  const { url } = stoppedAtEnd(
    await startSes({
      port: 0,
      identities: ['segno.test'],
      configurationSets: [{ name: 'Set', events: ['SEND', 'BOUNCE', 'COMPLAINT'] }],
      deliver: async (mail) => void mails.push(mail),
      onEvent: async (event) => void events.push(event),
      ...(authorize && { authorize }),
    }),
  );
  const credentials = { accessKeyId: 'MailSender', secretAccessKey: LOCAL_SECRET };
  const client = new SESv2Client({ endpoint: url, region: REGION, credentials, maxAttempts: 1 });
  return { client, mails, events };
}

const mail = (changes: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: `Segno <${FROM}>`,
  Destination: { ToAddresses: ['success@simulator.amazonses.com'] },
  ReplyToAddresses: ['support@segno.test'],
  Content: {
    Simple: {
      Subject: { Data: 'Grüße', Charset: 'UTF-8' },
      Body: { Html: { Data: '<p>Hallo</p>', Charset: 'UTF-8' }, Text: { Data: 'Hallo', Charset: 'UTF-8' } },
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
    },
  },
  EmailTags: [{ Name: 'mail-id', Value: 'evt_1' }],
  ConfigurationSetName: SET,
  ...changes,
});

const mailTo = (...ToAddresses: string[]) => mail({ Destination: { ToAddresses } });
const refusal = async (changes: Partial<SendEmailCommandInput>) => {
  const { client, mails, events } = await open();
  const refused = await awsErrorFrom(client.send(new SendEmailCommand(mail(changes))));
  expect([mails, events]).toEqual([[], []]);
  return refused;
};

test('an email is accepted, and has an id', async () => {
  const { client } = await open();
  expect((await client.send(new SendEmailCommand(mail()))).MessageId).toMatch(/^[\w-]{20,}$/);
});

describe('refusals', () => {
  test('for a sender that is not verified', async () => {
    expect(await refusal({ FromEmailAddress: 'mail@elsewhere.test' })).toMatchObject({
      name: 'MessageRejected',
      status: 400,
      message: expect.stringContaining('Email address is not verified.'),
    });
  });

  test('for a configuration set that does not exist', async () => {
    expect(await refusal({ ConfigurationSetName: 'absent' })).toMatchObject({ name: 'NotFoundException', status: 404 });
  });

  test.each([
    ['no address', mailTo('mara')],
    ['two addresses in one', mailTo('a@example.com, b@example.com')],
    ['a line break in an address', mailTo('a@example.com\r\nBcc: b@example.com')],
    ['a tag that SES cannot take', { EmailTags: [{ Name: 'mail-id', Value: 'receipt:1' }] }],
    ['51 recipients', mailTo(...Array.from({ length: 51 }, (_, n) => `a${n}@example.com`))],
  ])('of %s', async (_, changes) => {
    expect(await refusal(changes)).toMatchObject({ name: 'BadRequestException', status: 400 });
  });
});

test('an address that is not on the suppression list cannot be removed from it', async () => {
  const { client } = await open();
  await expect(
    client.send(new DeleteSuppressedDestinationCommand({ EmailAddress: 'success@simulator.amazonses.com' })),
  ).rejects.toMatchObject({ name: 'NotFoundException' });
});

onLaptop('on a laptop', () => {
  test('an email is in the inbox, and its sending is reported, when the call is answered', async () => {
    const { client, mails, events } = await open();
    const { MessageId } = await client.send(new SendEmailCommand(mailTo('ana@example.com')));
    expect(mails).toEqual([
      { from: 'Segno <mail@segno.test>', to: 'ana@example.com', subject: 'Grüße', html: '<p>Hallo</p>', text: 'Hallo' },
    ]);
    expect(events).toEqual([
      expect.objectContaining({
        source: 'aws.ses',
        'detail-type': 'Email Sent',
        detail: expect.objectContaining({
          eventType: 'Send',
          mail: expect.objectContaining({
            messageId: MessageId,
            destination: ['ana@example.com'],
            tags: expect.objectContaining({ 'mail-id': ['evt_1'], 'ses:configuration-set': ['Set'] }),
          }),
        }),
      }),
    ]);
  });

  test.each([
    ['bounce+7', 0, 'Email Bounced', { bounce: { bounceType: 'Permanent' } }],
    ['suppressionlist', 0, 'Email Bounced', { bounce: { bounceSubType: 'Suppressed' } }],
    ['complaint', 1, 'Email Complaint Received', { complaint: { complaintFeedbackType: 'abuse' } }],
  ])('the mailbox simulator’s %s is reported after the sending', async (name, arrived, type, detail) => {
    const { client, mails, events } = await open();
    await client.send(new SendEmailCommand(mailTo(`${name}@simulator.amazonses.com`)));
    expect(mails).toHaveLength(arrived);
    expect(events.map((event) => event['detail-type'])).toEqual(['Email Sent', type]);
    expect(events[1]).toMatchObject({ detail });
  });

  test('nothing is reported without a configuration set', async () => {
    const { client, mails, events } = await open();
    await client.send(new SendEmailCommand(mail({ ConfigurationSetName: undefined })));
    expect([mails.length, events]).toEqual([1, []]);
  });

  test('IAM checks the identity and the configuration set', async () => {
    const iamRequests: string[] = [];
    const { client } = await open(({ accessKeyId, action, resource }) => {
      iamRequests.push(`${accessKeyId} ${action} ${resource}`);
      return resource.includes('configuration-set') ? 'not this one' : undefined;
    });
    await expect(client.send(new SendEmailCommand(mail()))).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(iamRequests).toEqual([
      'MailSender ses:SendEmail arn:aws:ses:us-east-1:000000000000:identity/segno.test',
      'MailSender ses:SendEmail arn:aws:ses:us-east-1:000000000000:configuration-set/Set',
    ]);
  });

  test('unsupported parameters are refused loudly', async () => {
    const { client } = await open();
    await expect(client.send(new GetAccountCommand({}))).rejects.toMatchObject({ name: 'UnknownOperationException' });
    await expect(
      client.send(new SendEmailCommand(mail({ FeedbackForwardingEmailAddress: 'a@example.com' }))),
    ).rejects.toMatchObject({ name: 'BadRequestException', message: expect.stringContaining('FeedbackForwarding') });
  });
});
