import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ACCOUNT, REGION } from '../../account.ts';
import { badRequest, SesError } from './ses-error.ts';
import type { ConfigurationSet, SesMail } from './ses-event.ts';
import { type AcceptedMail, type SesEvent, sesEvent } from './ses-event.ts';
import { simulatedOutcome } from './simulated-outcome.ts';

const Content = z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8').optional() });

/** The supported input of SES v2's `SendEmail`: a simple message to email addresses. */
const Input = z.strictObject({
  FromEmailAddress: z.string(),
  Destination: z.strictObject({ ToAddresses: z.array(z.string()).min(1) }),
  ReplyToAddresses: z.array(z.string()).optional(),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: Content,
      Body: z.strictObject({ Html: Content.optional(), Text: Content.optional() }),
      Headers: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).optional(),
    }),
  }),
  EmailTags: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).optional(),
  ConfigurationSetName: z.string().optional(),
});

/** The maximum number of recipients per message (SES guide, "Service quotas"). */
const MAX_RECIPIENTS = 50;
const TAG = { name: /^[\w-]{1,256}$/, value: /^[\w.@-]{1,256}$/ };
const HEADER = /^[!-9;-~]{1,126}$/;

export type Sending = {
  /** Domains and email addresses that may send email. */
  identities: readonly string[];
  configurationSets: readonly ConfigurationSet[];
  /** @throws SesError if the caller may not take this action on the resource */
  allow: (action: `ses:${string}`, resource: string) => void;
  deliver: (mail: SesMail) => Promise<void>;
  onEvent: (event: SesEvent) => Promise<void>;
  now: () => Date;
};

/**
 * Accepts an email, and reports its outcome before responding, so that nothing is lost if this process ends.
 * @throws SesError as SES does
 */
export async function sendEmail(body: unknown, sending: Sending): Promise<{ MessageId: string }> {
  const read = Input.safeParse(body);
  if (!read.success) throw badRequest(`The local SES cannot send this: ${z.prettifyError(read.error)}`);
  const { FromEmailAddress, Destination, ReplyToAddresses = [], Content: content, EmailTags = [] } = read.data;
  const { Subject, Body, Headers = [] } = content.Simple;
  const from = addressIn(FromEmailAddress);
  const to = Destination.ToAddresses.map(addressIn);
  for (const address of ReplyToAddresses) addressIn(address);
  if (to.length > MAX_RECIPIENTS) throw badRequest(`Recipient count exceeds ${MAX_RECIPIENTS}.`);
  if (/[\r\n]/.test(Subject.Data)) throw badRequest('Subject contains line breaks.');
  if (!Body.Html && !Body.Text) throw badRequest('Body must have either Text or Html');
  for (const { Name, Value } of Headers)
    if (!HEADER.test(Name) || /[\r\n]/.test(Value)) throw badRequest(`Invalid header <${Name}>.`);
  for (const { Name, Value } of EmailTags)
    if (!TAG.name.test(Name) || !TAG.value.test(Value)) throw badRequest(`Invalid message tag <${Name}: ${Value}>.`);

  const set = permittedConfigurationSet(from, read.data.ConfigurationSetName, sending);
  const mail: AcceptedMail = {
    messageId: `${randomBytes(8).toString('hex')}-${randomUUID()}-000000`,
    at: sending.now().toISOString(),
    from: FromEmailAddress,
    to,
    subject: Subject.Data,
    configurationSet: set?.name ?? '',
    tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
  };
  for (const address of to.filter((one) => simulatedOutcome(one).arrives)) {
    await sending.deliver({
      from: FromEmailAddress,
      to: address,
      subject: Subject.Data,
      html: Body.Html?.Data ?? '',
      ...(Body.Text && { text: Body.Text.Data }),
    });
  }
  const outcomes = [{ type: 'SEND' } as const, ...to.flatMap((address) => simulatedOutcome(address).after ?? [])];
  for (const outcome of outcomes)
    if (set?.events.includes(outcome.type)) await sending.onEvent(sesEvent(mail, outcome));
  return { MessageId: mail.messageId };
}

/**
 * Returns the configuration set of an email if its sender may send it. @throws SesError AccessDeniedException,
 * NotFoundException, MessageRejected
 */
function permittedConfigurationSet(
  from: string,
  setName: string | undefined,
  { identities, configurationSets, allow }: Sending,
) {
  const domain = from.slice(from.indexOf('@') + 1);
  const identity = identities.find((known) => known === from) ?? identities.find((known) => known === domain);
  const arnOf = (resource: string) => `arn:aws:ses:${REGION}:${ACCOUNT}:${resource}`;
  allow('ses:SendEmail', arnOf(`identity/${identity ?? domain}`));
  const set = configurationSets.find(({ name }) => name === setName);
  if (setName !== undefined) {
    allow('ses:SendEmail', arnOf(`configuration-set/${setName}`));
    if (!set) throw new SesError('NotFoundException', `Configuration set <${setName}> does not exist.`, 404);
  }
  if (identity) return set;
  throw new SesError(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ${REGION.toUpperCase()}: ${from}`,
  );
}

/** Reads the address from `Name <address>`, or from a bare address. @throws SesError */
function addressIn(mailbox: string): string {
  const address = (/<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox).trim();
  if (/[\s\p{Cc},;]/u.test(address)) throw badRequest('Domain contains control or whitespace');
  if (!/^[\x21-\x7e]+$/.test(address.split('@')[0] ?? ''))
    throw badRequest('Local address contains control or whitespace');
  if (!/^[^@]+@[^@]+$/.test(address)) throw badRequest("Missing final '@domain'");
  return address;
}
