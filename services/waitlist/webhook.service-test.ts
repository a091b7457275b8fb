import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aLead, newId } from '../../shared/test/builders.ts';
import type { Table } from '../platform/table.ts';
import { LISTENER_RECEIVES } from '../relay/listeners.ts';
import { type OwnQueue, ownQueue } from '../test/own-queue.ts';
import { ownTable } from '../test/own-table.ts';
import { forwardLead } from './forward-lead.ts';
import { leadRepository } from './lead-repository.ts';
import { retrySeconds } from './retry-seconds.ts';
import { leadIdOf } from './stored-lead.ts';
import { webhookGateway } from './webhook-gateway.ts';

const HOUR = 3600;

let table: Table;
let queue: OwnQueue;
let server: Server;
/** A fake webhook: the leads that it accepted, and its reply. */
let accepted: { body: object; key: string | undefined }[] = [];
let answer = 200;
let url: string;
/** The real listener, as it is deployed. */
let handler: typeof import('./on-lead-changed.ts').handler;

beforeAll(async () => {
  table = await ownTable();
  queue = await ownQueue(LISTENER_RECEIVES);
  server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    if (answer === 200) accepted.push({ body: JSON.parse(text), key: request.headers['idempotency-key'] as string });
    const isMoved = request.url === '/moved';
    response.writeHead(isMoved ? 200 : answer, answer === 302 ? { location: '/moved' } : {}).end('{"ok":true}');
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  Object.assign(process.env, { TABLE_NAME: table.name, QUEUE_URL: queue.url, WAITLIST_WEBHOOK: url });
  handler = (await import('./on-lead-changed.ts')).handler;
});
afterAll(async () => {
  await queue.stop();
  server.close();
});
beforeEach(() => {
  accepted = [];
  answer = 200;
});

const leads = () => leadRepository(table);
const leadChanged = (email: string) => ({
  id: newId('event'),
  name: 'lead-changed',
  at: '2026-11-22T05:00:00.000Z',
  body: { leadId: leadIdOf(email) },
});
async function joined(changes: Parameters<typeof aLead>[0] = {}) {
  const lead = aLead(changes);
  await leads().join(lead, new Date());
  return lead;
}

test('product 17.2, 17.5: the webhook gets the lead, with the documented fields and no others, once', async () => {
  const lead = await joined();
  for (let n = 0; n < 3; n++) await queue.send(leadChanged(lead.email));
  await queue.deliver(handler);
  await queue.deliver(handler);
  expect(accepted.filter(({ body }) => JSON.stringify(body) !== JSON.stringify(lead))).toEqual([]);
  expect(new Set(accepted.map(({ key }) => key))).toEqual(new Set([`${leadIdOf(lead.email)}-1`]));
});

test('product 17.5: a webhook that was down for an hour receives every lead afterwards, in its current state, without anybody’s help', async () => {
  answer = 503;
  const [one, two] = [await joined({ artistName: 'One' }), await joined({ artistName: 'Two' })];
  for (const { email } of [one, two]) await queue.send(leadChanged(email));
  for (let second = 0; second < HOUR; second += 60) {
    await queue.deliver(handler);
    queue.later(60);
  }
  expect([accepted, queue.letters()]).toEqual([[], 0]);

  await leads().join({ ...one, artistName: 'One, changed meanwhile' }, new Date());
  await queue.send(leadChanged(one.email));
  answer = 200;
  for (
    let second = 0;
    second < 3 * HOUR && (await leads().find(leadIdOf(two.email)))?.forwardedRev !== 1;
    second += 60
  ) {
    await queue.deliver(handler);
    queue.later(60);
  }
  expect(accepted.map(({ body }) => (body as typeof one).artistName).sort()).toEqual(['One, changed meanwhile', 'Two']);
});

test('one that stays down causes a dead letter, which is delivered by a replay once it is back', async () => {
  answer = 500;
  const lead = await joined();
  await queue.send(leadChanged(lead.email));
  for (let n = 0; n < LISTENER_RECEIVES + 1; n++) {
    await queue.deliver(handler);
    queue.later(3 * HOUR);
  }
  expect([queue.letters(), queue.waiting()]).toEqual([1, 0]);
  answer = 200;
  // Does what `npm run replay -- forwarder` does with a dead letter.
  await queue.send(leadChanged(lead.email));
  await queue.deliver(handler);
  expect(accepted).toHaveLength(1);
});

test.each([302, 400, 404, 410, 429, 500])('an answer of %d is no yes', async (status) => {
  answer = status;
  const lead = await joined();
  await expect(forwardLead({ leads: leads(), webhook: webhookGateway(url) }, leadIdOf(lead.email))).rejects.toThrow();
  expect(await leads().find(leadIdOf(lead.email))).not.toHaveProperty('forwardedRev');
});

test('without a webhook a lead is stored, and nothing fails', async () => {
  const lead = await joined();
  await forwardLead({ leads: leads(), webhook: undefined }, leadIdOf(lead.email));
  expect(await leads().find(leadIdOf(lead.email))).not.toHaveProperty('forwardedRev');
});

test('product 17.5: a listener’s attempts span hours, the first retry coming within a minute', () => {
  const pauses = Array.from({ length: LISTENER_RECEIVES - 1 }, (_, n) => retrySeconds(n + 1));
  expect(pauses[0]).toBe(60);
  expect(pauses.reduce((sum, one) => sum + one)).toBeGreaterThan(3 * HOUR);
  expect(Math.max(...pauses)).toBe(HOUR);
});
