/**
 * Tests the stand-in with Amazon's own client for AppSync Events. The product cannot use that client locally in the
 * browser, because it connects only over TLS.
 */
import { Amplify } from 'aws-amplify';
import { events as client } from 'aws-amplify/data';
import { ConsoleLogger } from 'aws-amplify/utils';
import { WebSocket } from 'ws';
import { liveGateway } from '../../../../services/live/live-gateway.ts';
import { artistChannel } from '../../../../shared/live/artist-channel.ts';
import { anId } from '../../../../shared/test/builders.ts';
import { type EventsUnderTest, eventsUnderTest } from './test/events-under-test.ts';

/** Connects to the stand-in without TLS; everything else is unchanged. */
class SocketToStandIn extends WebSocket {
  constructor(url: string | URL, protocols: string[]) {
    super(String(url).replace('wss://127.0.0.1', 'ws://127.0.0.1'), protocols);
  }
}

// Otherwise the client would try to reconnect forever after the stand-in has stopped, and its 15-second timeouts would
// delay the end of the run.
afterEach(() => client.closeAll());
const { setTimeout: later, WebSocket: usual } = globalThis;
beforeAll(() => {
  globalThis.setTimeout = ((...of: Parameters<typeof later>) => later(...of).unref()) as typeof setTimeout;
});
afterAll(() => {
  Object.assign(globalThis, { setTimeout: later, WebSocket: usual });
});

async function amplify(): Promise<EventsUnderTest> {
  const events = await eventsUnderTest();
  ConsoleLogger.LOG_LEVEL = 'NONE';
  Object.assign(globalThis, { WebSocket: SocketToStandIn });
  Amplify.configure({
    API: { Events: { endpoint: events.publishUrl, region: 'us-east-1', defaultAuthMode: 'none' } },
  });
  return events;
}

it('connects, subscribes and receives published events', async () => {
  const { token, channel, publishUrl } = await amplify();
  // The mode only determines where the client gets the token from; it is sent in the same place as a user pool's.
  const opened = await client.connect(channel, { authMode: 'lambda', authToken: token });
  const heard = new Promise((next, error) => {
    const subscription = opened.subscribe({ next, error }, { authMode: 'lambda', authToken: token });
    void subscription.ready.then(() =>
      liveGateway({ url: publishUrl, region: 'us-east-1' }).publish(channel, [
        { kind: 'release-removed', releaseId: anId('rel_1'), rev: 7 },
      ]),
    );
  });
  expect(await heard).toMatchObject({ event: { kind: 'release-removed', releaseId: anId('rel_1'), rev: 7 } });

  const foreign = await client.connect(artistChannel('somebody'), { authMode: 'lambda', authToken: token });
  const { ready } = foreign.subscribe({ next: () => {}, error: () => {} }, { authMode: 'lambda', authToken: token });
  await expect(ready).rejects.toThrow(/Unauthorized/);
});
