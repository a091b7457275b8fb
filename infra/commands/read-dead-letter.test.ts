import { readDiscardedChanges, recordLocation } from './read-dead-letter.ts';

const image = (rev: number) => ({ rev: { N: String(rev) }, title: { S: 'Night Ferry' } });
const record = (PK: string, dynamodb: object) => ({
  eventID: `of ${PK}`,
  dynamodb: { ApproximateCreationDateTime: 1_795_000_000, Keys: { PK: { S: PK }, SK: { S: 'BODY' } }, ...dynamodb },
});
const payload = {
  Records: [record('A', { NewImage: image(3), OldImage: image(2) }), record('B', { OldImage: image(7) })],
};

test.each([
  ['text, as the guide shows it', JSON.stringify(payload)],
  ['the event itself', payload],
])('reads the changes of a discarded batch, as the stream had them: %s', (_, discarded) => {
  const at = new Date('2026-11-18T11:06:40.000Z');
  const item = (rev: number) => ({ rev, title: 'Night Ferry' });
  expect(readDiscardedChanges(JSON.stringify({ version: '1.0', payload: discarded }))).toEqual([
    { id: 'of A', key: { PK: 'A', SK: 'BODY' }, at, before: item(2), after: item(3) },
    { id: 'of B', key: { PK: 'B', SK: 'BODY' }, at, before: item(7), after: undefined },
  ]);
});

test.each([
  ['metadata alone', '{"version":"1.0","DDBStreamBatchInfo":{}}', /payload/],
  ['a record without a key', JSON.stringify({ payload: { Records: [{ eventID: '1', dynamodb: {} }] } }), /Keys/],
])('fails for %s, which names no change', (_, discarded, words) => {
  expect(() => readDiscardedChanges(discarded)).toThrow(words);
});

test('finds the record that a letter names', () => {
  const detail = { bucket: { name: 'records' }, object: { key: 'aws/lambda/a b+c' } };
  expect(recordLocation(JSON.stringify({ source: 'aws.s3', detail }))).toEqual({
    bucket: 'records',
    key: 'aws/lambda/a b+c',
  });
  expect(() => recordLocation('{"Service":"Amazon S3","Event":"s3:TestEvent"}')).toThrow(/detail/);
});
