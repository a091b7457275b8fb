import { randomUUID } from 'node:crypto';
import { ConfirmForgotPasswordCommand, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { allowAddress } from '../../infra/commands/allow-address.ts';
import type { StatusChange } from '../../shared/accounts/status-change.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { addressRepository } from '../platform/address-repository.ts';
import { keys } from '../platform/keys.ts';
import { splitInvitationRepository } from '../splits/split-invitation-repository.ts';
import { apiAs, laptop } from '../test/laptop.ts';
import { aPaidSession, eventAbout, opened, postEvent } from '../test/payments.ts';
import {
  accountTokenOf,
  admin,
  cognito,
  newAccount,
  newArtist,
  type Person,
  profiles,
  signUpAs,
  table,
} from '../test/people.ts';
import { stored, until } from '../test/releases.ts';
import { scan } from '../test/scan.ts';
import { leadRepository } from '../waitlist/lead-repository.ts';
import { findRecipient } from './find-recipient.ts';

process.env.AWS_ENDPOINT_URL_SESV2 = laptop.addresses.ses;

type Listed = { id: string; subject: string; path: string };

const mailsTo = async ({ email }: Pick<Person, 'email'>): Promise<Listed[]> => {
  const inbox = await fetch(`${laptop.addresses.site}/local/mail.json?to=${encodeURIComponent(email)}`);
  return (await inbox.json()) as Listed[];
};
/** The product's own emails, newest first; the user pool sends the codes. */
const ownMailsTo = async (person: Pick<Person, 'email'>) =>
  (await mailsTo(person)).filter(({ subject }) => !/code$/.test(subject));
const arrived = (person: Pick<Person, 'email'>, subject: RegExp) =>
  until(
    () => ownMailsTo(person),
    (mails) => mails.some((mail) => subject.test(mail.subject)),
    `a mail ${subject}`,
  );
const htmlOf = async ({ path }: Listed) => (await fetch(`${laptop.addresses.site}${path}/html`)).text();
const pageOf = async ({ path }: Listed) => (await fetch(`${laptop.addresses.site}${path}`)).text();

const set = async ({ artistId }: Person, body: StatusChange) =>
  (await admin()).api('PATCH /api/admin/users/{artistId}/status', { params: { artistId }, body });

test('activating an account twice sends one email, with the artist’s name and a link to the library', async () => {
  const artist = await newAccount('Ana & Bo');
  await set(artist, { from: 'new', to: 'active' });
  await set(artist, { from: 'new', to: 'active' });
  const [mail] = await arrived(artist, /active/);
  expect(await htmlOf(mail!)).toContain('Welcome, Ana &amp; Bo');
  expect(await pageOf(mail!)).toContain(`${laptop.addresses.site}/dashboard/releases`);
  // Once a later email has arrived, every earlier one has arrived too.
  await set(artist, { from: 'active', to: 'rejected', reason: 'A second look' });
  expect((await arrived(artist, /About your/)).map(({ subject }) => subject)).toEqual([
    'About your Segno account',
    'Your Segno account is active',
    'Welcome to Segno',
  ]);
});

test('a rejected account gets the office’s reason', async () => {
  const artist = await newAccount();
  await set(artist, { from: 'new', to: 'rejected', reason: 'The <b>Spotify</b> profile is another artist’s.' });
  const [mail] = await arrived(artist, /About your/);
  expect(await htmlOf(mail!)).toContain('The &lt;b&gt;Spotify&lt;/b&gt; profile is another artist’s.');
});

test('a payment that the provider reports three times has one receipt', async () => {
  const artist = await newArtist('active');
  const paid = aPaidSession(300);
  const draft = aCompleteDraft({ artistId: artist.artistId });
  const release = await opened(await stored({ ...draft, title: 'Harbour Lights' }), { sessionId: paid.id });
  const event = eventAbout(paid);
  await Promise.all([postEvent(event), postEvent(event)]);
  await postEvent(event);
  const mails = await arrived(artist, /receipt/);
  expect(mails.filter(({ subject }) => /receipt/.test(subject))).toHaveLength(1);
  const page = await pageOf(mails.find(({ subject }) => /receipt/.test(subject))!);
  for (const fact of ['Release: Harbour Lights', 'Plan: Single', 'Amount: $3.00', `Payment: ${paid.payment_intent}`])
    expect(page).toContain(fact);
  expect(page).toContain(`/dashboard/releases/${release.id}`);
});

test.each(['bounce', 'complaint'])('after a %s an address gets no further email until it is freed', async (how) => {
  const email = `${how}+${randomUUID().slice(0, 8)}@simulator.amazonses.com`;
  const artist = await signUpAs(email, 'Bo Bounce');
  const states = async () =>
    (await scan('MAIL#', 'artistId', artist.artistId)).map(({ template, state }) => `${template} ${state}`).sort();
  const become = (wanted: string[]) =>
    until(states, (now) => JSON.stringify(now) === JSON.stringify(wanted), `the mails ${wanted}`);

  const ended = how === 'bounce' ? 'welcome bounced' : 'welcome complained';
  // Waits for the item by its key first, because each search through all emails reads the whole table.
  await until(() => addressRepository(table).isClosed(email), Boolean, `the end of ${email}`);
  await become([ended]);
  await set(artist, { from: 'new', to: 'active' });
  await become(['activated suppressed', ended]);
  expect(await ownMailsTo({ email })).toHaveLength(how === 'bounce' ? 0 : 1);
  await allowAddress(table.name, email);
  expect(await addressRepository(table).isClosed(email)).toBe(false);
});

test('the email of a sign-up has the product’s layout and the code (product 15.2)', async () => {
  const artist = await newAccount();
  const [mail] = (await mailsTo(artist)).filter(({ subject }) => /code$/.test(subject));
  const html = await htmlOf(mail!);
  expect(html).toContain('Confirm your email');
  expect(html).toMatch(/>\d{6}</);
});

test('a confirmed account is welcomed by name (product 15.1)', async () => {
  const artist = await newAccount('Ana <b>& Bo</b>');
  const [mail] = await arrived(artist, /Welcome/);
  expect(await htmlOf(mail!)).toContain('Hello, Ana &lt;b&gt;&amp; Bo&lt;/b&gt;');
  expect(await pageOf(mail!)).toContain(`${laptop.addresses.site}/dashboard/profile`);
});

describe('the owner of an account is emailed (product 15.6)', () => {
  test('about a changed password once an hour, however often it is reported', async () => {
    const artist = await newAccount();
    const api = apiAs(await accountTokenOf(artist.email));
    for (let n = 0; n < 3; n++) await api('POST /api/me/password-changed');
    await arrived(artist, /password was changed/);
    await arrived(artist, /Welcome/);
    expect((await ownMailsTo(artist)).filter(({ subject }) => /password/.test(subject))).toHaveLength(1);
  });

  test('about a password that was set with a code', async () => {
    const artist = await newAccount();
    const { ClientId } = laptop.outputs;
    await cognito.send(new ForgotPasswordCommand({ ClientId, Username: artist.email }));
    const [mail] = (await mailsTo(artist)).filter(({ subject }) => /^Reset/.test(subject));
    const [, code] = />(\d{6})</.exec(await htmlOf(mail!)) ?? [];
    await cognito.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username: artist.email,
        ConfirmationCode: code,
        Password: 'Lighthouse2026',
      }),
    );
    await arrived(artist, /password was changed/);
  });

  test('about a changed address, at both addresses, without naming either', async () => {
    const artist = await newAccount();
    const email = `${randomUUID().slice(0, 8)}@segno.test`;
    await table.update({
      Key: keys.profile(artist),
      UpdateExpression: 'SET email = :email',
      ExpressionAttributeValues: { ':email': email },
    });
    const [mail] = await arrived(artist, /email of your Segno account was changed/);
    expect(await pageOf(mail!)).not.toContain(email);
    const [here] = await arrived({ email }, /email of your Segno account was changed/);
    expect(await pageOf(here!)).not.toContain(artist.email);
  });
});

test('an artist can opt out of optional emails (product 15.7)', async () => {
  const artist = await newAccount();
  const profile = await artist.api('PUT /api/me/mail-preferences', { body: { wantsGuidance: false } });
  expect(profile).toMatchObject({ id: artist.artistId, wantsGuidance: false });
  expect(await artist.api('GET /api/me')).toMatchObject({ wantsGuidance: false });
  const invitations = splitInvitationRepository(table);
  const recipient = await findRecipient({ profiles, leads: leadRepository(table), invitations })(artist.artistId);
  expect(recipient?.preferences).toMatchObject({ wantsGuidance: false, wantsDelivered: true, wantsEarned: true });
});
