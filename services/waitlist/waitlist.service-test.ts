import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { aLead } from '../../shared/test/builders.ts';
import { waitlistFlags } from '../../shared/waitlist/features.ts';
import { callQuota } from '../platform/call-quota.ts';
import { keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table } from '../platform/table.ts';
import { byTheTests } from '../test/audits.ts';
import { laptop } from '../test/laptop.ts';
import { ownTable } from '../test/own-table.ts';
import { admin, mailsTo } from '../test/people.ts';
import { firstMessage, rawCall } from '../test/raw-call.ts';
import { until } from '../test/releases.ts';
import { roundsOf } from '../test/rounds.ts';
import { scan } from '../test/scan.ts';
import { waitlistHandlers } from './handlers.ts';
import { leadRepository } from './lead-repository.ts';
import { leadIdOf } from './stored-lead.ts';

let table: Table;
beforeAll(async () => {
  table = await ownTable();
});

const now = () => new Date('2026-11-22T05:10:00.000Z');
const sent = (changes: object = {}) => ({ ...aLead(), homepage: '', openMs: 60_000, ...changes });
const post = (body: object) => rawCall('POST /api/waitlist', { body });

/** Calls the route's handler on a separate table, for a visitor from a given network. */
const joinFrom = (address: string, body: ReturnType<typeof sent>, secret = 'a secret') =>
  waitlistHandlers({
    leads: leadRepository(table),
    takeCall: callQuota({ table, secret, now }),
    auditedBy: byTheTests,
    send: (mail, about) => sendMail(table, mail, about),
    now,
  })['POST /api/waitlist']({ actor: { kind: 'visitor', address }, body, params: undefined, query: undefined });

test('product 17.6: a person who joins is on the office’s list, and is thanked by one email', async () => {
  const lead = sent({ cryptoPayouts: true });
  expect(await post(lead)).toMatchObject({ status: 200, text: '{"joined":true}' });
  const { api } = await admin();
  const { items, total } = await api('GET /api/admin/waitlist', { query: {} });
  expect(items.find(({ email }) => email === lead.email)).toMatchObject({
    id: leadIdOf(lead.email),
    artistName: 'Mara Ellis',
    annualRevenue: '$101 - $1,000',
    features: ['commissionFreeDistribution', 'cryptoPayouts', 'advancedAnalytics'],
    source: 'early-access',
  });
  expect(total).toBeGreaterThan(0);
  const mails = await until(
    async () =>
      (await (await fetch(`${laptop.addresses.site}/local/mail.json?to=${encodeURIComponent(lead.email)}`)).json()) as {
        subject: string;
      }[],
    ({ length }) => length > 0,
    'the mail of the waitlist',
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['You’re on the Segno waitlist']);
});

test('product 17.3: a second lead from an email address replaces the first, and keeps the day on which it joined', async () => {
  const leads = leadRepository(table);
  const lead = aLead({ email: 'Second@Example.com' });
  await leads.join(lead, now());
  const later = new Date('2026-11-23T05:00:00.000Z');
  await leads.join({ ...lead, email: 'second@example.COM', artistName: 'Mara & Bo' }, later);
  expect(await leads.find(leadIdOf(lead.email))).toMatchObject({
    artistName: 'Mara & Bo',
    email: 'second@example.COM',
    rev: 2,
    createdAt: now().toISOString(),
    updatedAt: later.toISOString(),
  });
});

test('product 17.6: the office invites a lead, who gets one email, however often the request is repeated', async () => {
  const lead = sent();
  await post(lead);
  const leadId = leadIdOf(lead.email);
  const { api } = await admin();
  const invite = () => api('POST /api/admin/waitlist/{leadId}/invitation', { params: { leadId } });
  const [first, second] = await Promise.all([invite(), invite()]);
  expect(first.invitedAt).toBeDefined();
  expect([second.invitedAt, (await invite()).invitedAt]).toEqual([first.invitedAt, first.invitedAt]);
  const invitations = async () =>
    (await mailsTo(lead.email)).filter(({ subject }) => subject.startsWith('There is a place'));
  const mails = await until(invitations, ({ length }) => length > 0, 'the invitation');
  expect(mails).toHaveLength(1);
  expect(await mails[0]?.html()).toContain('/auth?tab=signup');
});

test('product 17.6: the office removes a lead who asks to be forgotten; the count follows, once', async () => {
  const leads = leadRepository(table);
  const lead = aLead({ email: 'forget-me@example.com' });
  await leads.join(lead, now());
  const before = await leads.count();
  for (let n = 0; n < 2; n++) await leads.remove(leadIdOf(lead.email));
  expect(await leads.find(leadIdOf(lead.email))).toBeUndefined();
  expect(await leads.count()).toBe(before - 1);
});

test('a lead that says nothing new changes nothing: it was sent again, because its answer was lost', async () => {
  const leads = leadRepository(table);
  const lead = aLead();
  await leads.join(lead, now());
  await leads.join({ ...lead, timestamp: '2026-11-25T05:00:00.000Z', source: 'web3' }, new Date());
  expect(await leads.find(leadIdOf(lead.email))).toMatchObject({ rev: 1, updatedAt: now().toISOString() });
});

/** The number of concurrent calls that the gateway allows to a route without a token. */
const AT_ONCE = 100;

/** Sends a lead as the browser does, which keeps the answers and repeats the call until one succeeds. */
async function untilTaken(network: string, lead: ReturnType<typeof sent>, tries = 20): Promise<void> {
  try {
    await joinFrom(network, lead);
  } catch (error) {
    if (tries === 0) throw error;
    await untilTaken(network, lead, tries - 1);
  }
}

const many = roundsOf(30, 1000);
test(`product 17.3: ${many} equal leads at once are one lead, counted once`, async () => {
  const email = 'at-once@example.com';
  const leads = leadRepository(table);
  const before = await leads.count();
  const lead = sent({ email, timestamp: now().toISOString() });
  const left = Array.from({ length: many }, (_, n) => `network ${n}`);
  let joined = 0;
  const browser = async () => {
    for (let network = left.pop(); network !== undefined; network = left.pop()) {
      await untilTaken(network, lead);
      joined++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, browser));
  expect(joined).toBe(many);
  expect(await scan('LEAD#', 'email', email, table.name)).toMatchObject([{ rev: 1 }]);
  expect(await leads.count()).toBe(before + 1);
});

describe('product 17.4: a bot gets the same reply as a person, and nothing is stored', () => {
  test.each([
    ['fills in what nobody sees', { homepage: 'https://example.com' }],
    ['is faster than anybody reads', { openMs: 2999 }],
  ])('one that %s', async (_, changes) => {
    const lead = sent(changes);
    expect(await post(lead)).toMatchObject({ status: 200, text: '{"joined":true}' });
    expect(await scan('LEAD#', 'email', lead.email)).toEqual([]);
  });

  test('one network sends so many leads in an hour, and another one is not held up', async () => {
    const takeCall = callQuota({ table, secret: 'a secret', now });
    for (let n = 0; n < 3; n++) await takeCall('lead', '203.0.113.7', 3);
    await expect(takeCall('lead', '203.0.113.7', 3)).rejects.toMatchObject({ code: 'too-many-requests' });
    await takeCall('lead', '203.0.113.8', 3);
    await takeCall('something else', '203.0.113.7', 3);
    const anHourLater = callQuota({ table, secret: 'a secret', now: () => new Date(now().getTime() + 3_600_000) });
    await anHourLater('lead', '203.0.113.7', 3);
  });

  test('a lead counts for its network', async () => {
    const takeCall = callQuota({ table, secret: 'another', now });
    await joinFrom('198.51.100.1', sent(), 'another');
    await expect(takeCall('lead', '198.51.100.1', 1)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  test('no network address is stored, nor anything that reveals it', async () => {
    await joinFrom('192.0.2.44', sent());
    const everything = new ScanCommand({ TableName: table.name, ConsistentRead: true });
    const { Items = [] } = await table.client.send(everything);
    const digests = ['192.0.2.44', 'lead 192.0.2.44'].map((text) => createHash('sha256').update(text).digest('hex'));
    expect(Items.length).toBeGreaterThan(0);
    for (const item of Items)
      for (const trace of ['192.0.2.44', ...digests]) expect(JSON.stringify(item)).not.toContain(trace);
    const counted = Items.filter(({ PK }) => String(PK).startsWith(keys.calls.pk.split('{')[0] ?? ''));
    expect(counted.length).toBeGreaterThan(0);
    // The counter expires after the next hour; one call was counted an hour later.
    const ends = counted.map(({ ttl }) => Number(ttl) - now().getTime() / 1000);
    expect(Math.max(...ends)).toBeLessThanOrEqual(3 * 3600);
  });
});

describe('an invalid lead', () => {
  test.each([
    [
      'without a wish',
      Object.fromEntries(waitlistFlags.map((flag) => [flag, false])),
      'Please select at least one feature',
    ],
    [
      'with an e-mail of 256 characters',
      { email: `${'m'.repeat(244)}@example.com` },
      'Please enter a valid email address',
    ],
    ['with a link that runs', { socialLink: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['with a formula', { artistName: '=HYPERLINK("x")' }, 'Can’t begin like a spreadsheet formula'],
  ])('%s is refused by the rule’s own words', async (_, changes, message) => {
    const answer = await post(sent(changes));
    expect([answer.code, firstMessage(answer)]).toEqual(['invalid-request', message]);
  });

  test('that is longer than a request may be is rejected before it is read', async () => {
    expect(await post(sent({ artistName: 'x'.repeat(300_000) }))).toMatchObject({ status: 413 });
  });
});
