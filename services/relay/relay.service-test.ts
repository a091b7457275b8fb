import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { developerEnvironment } from '../../infra/laptop-file.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import { artistChannel } from '../../shared/live/artist-channel.ts';
import { newId } from '../../shared/test/builders.ts';
import { whenRefused } from '../platform/condition.ts';
import { publish } from '../platform/outbox.ts';
import type { Write } from '../platform/table.ts';
import { laptop } from '../test/laptop.ts';
import { livePage } from '../test/live-page.ts';
import { newArtist, type Person, table } from '../test/people.ts';

// The test observes events through the listener that notifies open pages.

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const released = { name: 'release-changed', at: new Date().toISOString() };
const published = (releaseId: ReleaseId, rev: number): Write =>
  publish(
    table,
    'release-changed',
    { artistId: artist.artistId, releaseId, rev },
    { id: newId('event'), at: new Date() },
  );
const cause = (sessionId: string): Write => ({
  Put: {
    TableName: table.name,
    Item: { PK: `CHECKOUT#${sessionId}`, SK: 'CAUSE' },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

test('an event is delivered only if its transaction succeeded', async () => {
  const page = await livePage(artist.token, artistChannel(artist.artistId));
  const [first, never, last] = [newId('release'), newId('release'), newId('release')];
  const id = newId('request');
  await table.transact([cause(id), published(first, 1)]);
  expect(await page.releaseMessage()).toEqual({ kind: 'release-changed', releaseId: first, rev: 1 });

  const refused = await whenRefused(
    table.transact([cause(id), published(never, 1)]).then(() => undefined),
    ({ index }) => index,
  );
  expect(refused).toBe(0);
  await table.transact([cause(newId('request')), published(last, 1)]);
  expect(await page.releaseMessage()).toEqual({ kind: 'release-changed', releaseId: last, rev: 1 });
});

test('a message that cannot be read does not stop the next one', async () => {
  const page = await livePage(artist.token, artistChannel(artist.artistId));
  const releaseId = newId('release');
  const body = { artistId: artist.artistId, releaseId };
  const messages = [
    { ...released, id: 'evt_1', body },
    { ...released, id: 'evt_2', body: { ...body, rev: 2 } },
  ];
  Object.assign(process.env, developerEnvironment(laptop));
  await new SQSClient({}).send(
    new SendMessageBatchCommand({
      QueueUrl: laptop.outputs.LiveQueue ?? '',
      Entries: messages.map((message) => ({ Id: message.id, MessageBody: JSON.stringify(message) })),
    }),
  );
  expect(await page.releaseMessage()).toEqual({ kind: 'release-changed', releaseId, rev: 2 });
});
