import { randomUUID } from 'node:crypto';
import { liveGateway } from '../../../../services/live/live-gateway.ts';
import { artistChannel } from '../../../../shared/live/artist-channel.ts';
import type { ReleaseMessage } from '../../../../shared/live/message.ts';
import { anId } from '../../../../shared/test/builders.ts';
import {
  describeLocal,
  type EventsUnderTest,
  eventsUnderTest,
  openConnection,
  tokenOf,
} from './test/events-under-test.ts';

const message = (rev = 1): ReleaseMessage => ({
  kind: 'release-changed',
  releaseId: anId(`rel_${'0'.repeat(26)}`),
  rev,
});
const gateway = ({ publishUrl }: EventsUnderTest, region = 'us-east-1') => liveGateway({ url: publishUrl, region });

/** Opens a page that is subscribed to its own channel. */
async function listening(events: EventsUnderTest) {
  const page = await openConnection(events);
  expect((await page.subscribe(events.channel, { id: 'mine' })).type).toBe('subscribe_success');
  return page;
}

describe('a connection', () => {
  it('is acknowledged with the time after which it is considered lost', async () => {
    const page = await openConnection(await eventsUnderTest());
    page.say({ type: 'connection_init' });
    expect(await page.next()).toEqual({ type: 'connection_ack', connectionTimeoutMs: 300_000 });
  });

  it.each([
    ['nothing', null],
    ['a text that is no token', 'abc'],
  ])('that sends %s is refused and closed', async (_, shown) => {
    const page = await openConnection(await eventsUnderTest(), shown);
    page.say({ type: 'connection_init' });
    expect(await page.next()).toMatchObject({
      type: 'connection_error',
      errors: [{ errorType: 'UnauthorizedException' }],
    });
    await page.closed;
  });

  it.each(['{"type":"dance"}', '{}', 'no JSON', '[]', 'null', '"subscribe"'])(
    'gets an error for %s, which is not an operation, and stays open',
    async (text) => {
      const page = await openConnection(await eventsUnderTest());
      page.say(text);
      expect(await page.next()).toMatchObject({ type: 'error', errors: [{ errorType: 'UnsupportedOperation' }] });
      page.say({ type: 'connection_init' });
      expect((await page.next()).type).toBe('connection_ack');
    },
  );
});

describe('an event that is published', () => {
  it('reaches subscribers of the channel one by one, in order, as the text that was sent', async () => {
    const events = await eventsUnderTest();
    const page = await listening(events);
    await gateway(events).publish(events.channel, [message(1), message(2)]);
    expect(await page.next()).toEqual({ type: 'data', id: 'mine', event: JSON.stringify(message(1)) });
    expect(await page.next()).toEqual({ type: 'data', id: 'mine', event: JSON.stringify(message(2)) });
  });

  it('reaches every page of the artist', async () => {
    const events = await eventsUnderTest();
    const pages = [await listening(events), await listening(events)];
    await gateway(events).publish(events.channel, [message()]);
    for (const page of pages) expect((await page.next()).type).toBe('data');
  });

  it('no longer reaches a client that has unsubscribed', async () => {
    const events = await eventsUnderTest();
    const page = await listening(events);
    page.say({ type: 'unsubscribe', id: 'mine' });
    expect(await page.next()).toEqual({ type: 'unsubscribe_success', id: 'mine' });
    await gateway(events).publish(events.channel, [message(1)]);
    expect((await page.subscribe(events.channel)).type).toBe('subscribe_success');
    await gateway(events).publish(events.channel, [message(2)]);
    expect((await page.next()).event).toBe(JSON.stringify(message(2)));
  });

  it('may have no subscribers', async () => {
    const events = await eventsUnderTest();
    const page = await listening(events);
    await page.end();
    await gateway(events).publish(events.channel, [message()]);
  });

  it('needs a further call for every five events', async () => {
    const events = await eventsUnderTest();
    const page = await listening(events);
    const sent = Array.from({ length: 12 }, (_, n) => message(n));
    await gateway(events).publish(events.channel, sent);
    const heard: string[] = [];
    for (const _ of sent) heard.push((await page.next()).event ?? '');
    expect(heard.sort()).toEqual(sent.map((one) => JSON.stringify(one)).sort());
  });

  it.each(['', 'a_b', '*', 'a'.repeat(51), 'b/c/d/e/f', '-a'])(
    'is refused for an invalid channel: /artists/%s',
    async (name) => {
      await expect(gateway(await eventsUnderTest()).publish(`/artists/${name}`, [message()])).rejects.toThrow(
        /answered with 400.*BadRequestException/,
      );
    },
  );
});

describe('a subscription', () => {
  const foreign = 'Unauthorized';
  const noChannel = 'BadRequestException';
  it.each<[string, string, (own: string) => string]>([
    ['of another artist', foreign, () => artistChannel(randomUUID())],
    ['of everybody', foreign, () => '/artists/*'],
    ['below the own one', foreign, (own) => `${own}/drafts`],
    ['of everything below the own one', foreign, (own) => `${own}/*`],
    ['of the namespace itself', foreign, () => '/artists'],
    ['that only begins as the own one', foreign, (own) => `${own}0`],
    ['in other letters', foreign, (own) => own.toUpperCase().replace('ARTISTS', 'artists')],
    ...['artists/*/x', '/', '', '/artists/%2A', '/artists/a b', '/nobody/x'].map(
      (channel): [string, string, () => string] => [`"${channel}"`, noChannel, () => channel],
    ),
  ])('to a channel %s is refused with %s, by the handler that is deployed', async (_, errorType, channelFor) => {
    const events = await eventsUnderTest();
    const page = await openConnection(events);
    const refused = { type: 'subscribe_error', errors: [{ errorType }] };
    expect(await page.subscribe(channelFor(events.channel))).toMatchObject(refused);
    // The rejection affects only that subscription.
    expect((await page.subscribe(events.channel)).type).toBe('subscribe_success');
  });

  it.each([
    ['no token', null],
    ['no right token', 'abc'],
  ])('with %s of its own is refused, whatever the connection was authorized by', async (_, as) => {
    const events = await eventsUnderTest();
    const page = await openConnection(events);
    expect(await page.subscribe(events.channel, { as })).toMatchObject({
      type: 'subscribe_error',
      errors: [{ errorType: 'UnauthorizedException' }],
    });
  });

  it('that does not exist cannot be ended', async () => {
    const page = await openConnection(await eventsUnderTest());
    page.say({ type: 'unsubscribe', id: 'none' });
    expect(await page.next()).toMatchObject({
      type: 'unsubscribe_error',
      id: 'none',
      errors: [{ errorType: 'UnknownOperationError' }],
    });
  });
});

describeLocal('a token', () => {
  const past = Math.floor(Date.now() / 1000) - 10;
  it.each<[string, object]>([
    ['is over', { exp: past }],
    ['is of another pool', { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other' }],
    ['is for another client', { client_id: 'mobile' }],
    ['is an id token for another client', { client_id: undefined, aud: 'mobile' }],
  ])('that %s is refused', async (_, changes) => {
    const events = await eventsUnderTest();
    const bad = tokenOf(events.artistId, changes);
    const refused = await openConnection(events, bad);
    expect((await refused.next()).type).toBe('connection_error');
    const page = await openConnection(events);
    expect(await page.subscribe(events.channel, { as: bad })).toMatchObject({
      errors: [{ errorType: 'UnauthorizedException' }],
    });
  });

  it("selects the channel: another artist's token on the same connection subscribes to that artist's channel only", async () => {
    const events = await eventsUnderTest();
    const other = randomUUID();
    const page = await openConnection(events);
    expect((await page.subscribe(artistChannel(other), { as: tokenOf(other) })).type).toBe('subscribe_success');
    expect((await page.subscribe(events.channel, { as: tokenOf(other) })).type).toBe('subscribe_error');
  });
});

describeLocal('on a laptop', () => {
  it('sends keep-alives', async () => {
    const page = await openConnection(await eventsUnderTest({ keepAliveMs: 5 }));
    expect(await page.next({ withKeepAlive: true })).toEqual({ type: 'ka' });
  });

  it('a publication is checked by IAM with its principal, action and namespace', async () => {
    const iamRequests: object[] = [];
    const events = await eventsUnderTest({
      authorize: (request) => {
        iamRequests.push(request);
        return 'Not you.';
      },
    });
    const page = await listening(events);
    await expect(gateway(events).publish(events.channel, [message()])).rejects.toThrow(
      'answered with 403: {"errors":[{"errorType":"AccessDeniedException","message":"Not you."}]}',
    );
    expect(iamRequests).toEqual([
      {
        accessKeyId: 'Projector',
        action: 'appsync:EventPublish',
        resource: 'arn:aws:appsync:us-east-1:000000000000:apis/live/channelNamespace/artists',
      },
    ]);
    page.say({ type: 'connection_init' });
    expect((await page.next()).type).toBe('connection_ack'); // and no data before it
  });

  it('accepts a wildcard subscription if the namespace allows it', async () => {
    const events = await eventsUnderTest({ namespaces: [{ name: 'artists', code: undefined }] });
    const page = await openConnection(events);
    expect((await page.subscribe('/artists/*')).type).toBe('subscribe_success');
    await gateway(events).publish(events.channel, [message()]);
    expect((await page.next()).type).toBe('data');
  });

  it.each([
    ['a handler that it would have to leave out', 'export function onPublish(ctx) { return ctx.events; }', 'onPublish'],
    ['an import that AppSync has not', "import fs from 'node:fs'; export const onSubscribe = fs.rm;", 'node:fs'],
    ['a global of Node', 'process.exit(1);', 'process is not defined'],
  ])('%s stops the start', async (_, code, name) => {
    await expect(eventsUnderTest({ namespaces: [{ name: 'artists', code }] })).rejects.toThrow(name);
  });
});
