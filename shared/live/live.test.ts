import { randomUUID } from 'node:crypto';
import { artistChannel } from './artist-channel.ts';
import { LiveMessage } from './message.ts';

/** A channel segment as AppSync Events accepts it (its developer guide, "Channels"). */
const SEGMENT = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,48}[A-Za-z0-9])?';
const CHANNEL = new RegExp(`^/${SEGMENT}(?:/${SEGMENT}){0,4}$`);

test('each artist has their own channel, in a format that AppSync Events accepts', () => {
  const channels = Array.from({ length: 50 }, () => artistChannel(randomUUID()));
  for (const channel of channels) expect(channel).toMatch(CHANNEL);
  expect(new Set(channels).size).toBe(channels.length);
});

test('a message carries only ids: any other field is dropped', () => {
  const message = { kind: 'release-changed', releaseId: 'rel_01J9ZZZZZZZZZZZZZZZZZZZZZZ', rev: 3 } as const;
  expect(LiveMessage.parse({ ...message, title: 'Night Ferry' })).toEqual(message);
  expect(LiveMessage.parse({ kind: 'account-changed', status: 'active' })).toEqual({ kind: 'account-changed' });
});
