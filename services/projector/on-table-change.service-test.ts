import { randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { ArtistId } from '../../shared/ids.ts';
import type { DraftRelease } from '../../shared/releases/release.ts';
import { aCompleteDraft, anId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { ownTable } from '../test/own-table.ts';
import { silently } from '../test/silently.ts';

let table: Table;
let handler: typeof import('./on-table-change.ts')['handler'];
beforeAll(async () => {
  table = await ownTable();
  process.env.TABLE_NAME = table.name;
  ({ handler } = await import('./on-table-change.ts'));
});

const keyOf = (release: DraftRelease) => keys.release({ artistId: release.artistId, releaseId: release.id });
const image = (release: DraftRelease) => marshall({ ...keyOf(release), v: 1, ...release });
const changed = (after: DraftRelease | undefined, before?: DraftRelease) => ({
  eventID: randomUUID(),
  dynamodb: {
    SequenceNumber: randomUUID(),
    Keys: marshall(keyOf((after ?? before) as DraftRelease)),
    ...(after && { NewImage: image(after) }),
    ...(before && { OldImage: image(before) }),
  },
});
const deliver = (...Records: object[]) => handler({ Records } as DynamoDBStreamEvent);
const draft = (different: Partial<DraftRelease> = {}) =>
  aCompleteDraft({ artistId: anId<ArtistId>(randomUUID()), ...different });
const cardsOf = async ({ artistId }: DraftRelease) =>
  (await cardRepository(table).library(artistId)).items.map(({ id, rev }) => [id, rev]);
const all = { batchItemFailures: [] };

test('a batch writes the card of each release in its last state', async () => {
  const [one, two] = [draft(), draft()];
  expect(await deliver(changed(one), changed(two), changed({ ...one, rev: 2 }, one))).toEqual(all);
  expect([await cardsOf(one), await cardsOf(two)]).toEqual([[[one.id, 2]], [[two.id, 1]]]);
});

test('a repeated or late record changes nothing', async () => {
  const release = draft();
  const second = { ...release, rev: 2 };
  const batch = [changed(release), changed(second, release)];
  for (let n = 0; n < 2; n++) expect(await deliver(...batch)).toEqual(all);
  expect(await cardsOf(release)).toEqual([[release.id, 2]]);
  const gone = changed(undefined, second);
  for (let n = 0; n < 2; n++) expect(await deliver(gone, ...batch)).toEqual(all);
  expect(await cardsOf(release)).toEqual([]);
});

test('reports a failed record, so that it is redelivered, and projects the others', async () => {
  const [first, bad, last] = [draft(), draft(), draft()];
  const broken = changed(bad);
  (broken.dynamodb.NewImage as Record<string, unknown>).status = { S: 'lost' };
  expect(await silently(() => deliver(changed(first), broken, changed(last)))).toEqual({
    batchItemFailures: [{ itemIdentifier: broken.dynamodb.SequenceNumber }],
  });
  expect([await cardsOf(first), await cardsOf(bad), await cardsOf(last)]).toEqual([
    [[first.id, 1]],
    [],
    [[last.id, 1]],
  ]);
});

test('ignores an item that no projection reads', async () => {
  const PK = keyOf(draft()).PK;
  const other = { eventID: 'other', dynamodb: { SequenceNumber: '1', Keys: marshall({ PK, SK: 'OTHER' }) } };
  expect(await deliver(other)).toEqual(all);
});
