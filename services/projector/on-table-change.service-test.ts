import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marshall } from '@aws-sdk/util-dynamodb';
import { jest } from '@jest/globals';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { DraftRelease } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { cardRepository } from '../releases/card-repository.ts';
import { ownTable } from '../test/own-table.ts';

/** The push channel, which is the outside world here: what it was sent, and how it takes it. */
let sent: { channel: string; events: string[] }[];
let takes: (response: ServerResponse) => void;
const push = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  sent.push(JSON.parse(text));
  takes(response);
});
const good = (response: ServerResponse) => response.end('{"failed":[],"successful":[]}');

let table: Table;
let handler: typeof import('./on-table-change.ts')['handler'];
beforeAll(async () => {
  await new Promise<void>((ready) => push.listen(0, '127.0.0.1', ready));
  table = await ownTable();
  Object.assign(process.env, {
    TABLE_NAME: table.name,
    LIVE_URL: `http://127.0.0.1:${(push.address() as AddressInfo).port}/event`,
  });
  ({ handler } = await import('./on-table-change.ts'));
});
afterAll(() => {
  push.closeAllConnections();
  push.close();
});
beforeEach(() => {
  sent = [];
  takes = good;
});

const image = (release: DraftRelease) =>
  marshall({ ...keys.release({ artistId: release.artistId, releaseId: release.id }), v: 1, ...release });
const changed = (after: DraftRelease, before?: DraftRelease) => ({
  dynamodb: {
    SequenceNumber: randomUUID(),
    NewImage: image(after),
    ...(before && { OldImage: image(before) }),
  },
});
const told = (...Records: object[]) =>
  handler(
    { Records: Records.map((record) => ({ ...record, eventSource: 'aws:dynamodb' })) } as DynamoDBStreamEvent,
    {},
  );
const draft = (different: Partial<DraftRelease> = {}) => aCompleteDraft({ artistId: randomUUID(), ...different });
const cardsOf = async ({ artistId }: DraftRelease) => (await cardRepository(table).library(artistId)).items;
const heard = () => sent.flatMap(({ events }) => events.map((event) => JSON.parse(event) as object));

/** The lines of level WARN that the function writes meanwhile. */
async function warnings(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const errors = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  try {
    await work();
  } finally {
    spy.mockRestore();
    errors.mockRestore();
  }
  return lines.filter((line) => line.includes('"WARN"'));
}

test('a batch tells each artist once, with the last of each release', async () => {
  const [one, two] = [draft(), draft()];
  const more = draft({ artistId: one.artistId });
  await told(changed(one), changed(two), changed({ ...one, rev: 2 }, one), changed(more));
  expect(sent.map(({ channel, events }) => [channel, events.length]).sort()).toEqual(
    [
      [`/artists/${one.artistId}`, 2],
      [`/artists/${two.artistId}`, 1],
    ].sort(),
  );
  expect(heard()).toContainEqual({ kind: 'release-changed', releaseId: one.id, rev: 2 });
});

test('a record that comes again, or late, changes no card and tells nobody', async () => {
  const release = draft();
  const second = changed({ ...release, rev: 2 }, release);
  await told(changed(release), second);
  sent = [];
  await told(changed(release), second);
  expect(sent).toEqual([]);
  const gone = { dynamodb: { SequenceNumber: randomUUID(), OldImage: image({ ...release, rev: 2 }) } };
  await told(gone);
  expect(heard()).toEqual([{ kind: 'release-removed', releaseId: release.id, rev: 2 }]);
  sent = [];
  await told(gone);
  expect(sent).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses', (response) => response.writeHead(403).end('{"errors":[]}')],
  ['is broken', (response) => response.writeHead(500).end('no JSON')],
  ['hangs up', (response) => response.destroy()],
  ['says nothing sensible', (response) => response.end('[')],
])('a push channel that %s is a line in the log: the card is there, and no record comes again', async (_, how) => {
  takes = how;
  const [one, two] = [draft(), draft()];
  let answer: unknown;
  const lines = await warnings(async () => {
    answer = await told(changed(one), changed(two));
  });
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ message: 'open pages were not told of a change' });
  expect((await cardsOf(one)).map(({ id }) => id)).toEqual([one.id]);
  expect((await cardsOf(two)).map(({ id }) => id)).toEqual([two.id]);
});

test('a push channel that does not answer holds a batch of many artists up for two seconds, not for each of them', async () => {
  takes = () => {};
  const started = performance.now();
  await warnings(() => told(...Array.from({ length: 10 }, () => changed(draft()))));
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a record that fails comes again; the others are told of, and once only when they come with it', async () => {
  const [first, bad, last] = [draft(), draft(), draft()];
  const broken = changed(bad);
  (broken.dynamodb.NewImage as Record<string, unknown>).status = { S: 'lost' };
  const batch = [changed(first), broken, changed(last)];
  let answer: unknown;
  await warnings(async () => {
    answer = await told(...batch);
    await told(...batch.slice(1));
  });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: broken.dynamodb.SequenceNumber }] });
  // Two artists are told at the same time: which hears it first is not promised.
  expect(heard()).toHaveLength(2);
  for (const { id } of [first, last])
    expect(heard()).toContainEqual({ kind: 'release-changed', releaseId: id, rev: 1 });
});
