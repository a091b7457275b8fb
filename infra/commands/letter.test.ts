import { recordAt, releasesOf } from './letter.ts';

const image = (rev: number) => ({ rev: { N: String(rev) }, title: { S: 'Night Ferry' } });
const record = (PK: string, dynamodb: object) => ({
  dynamodb: { Keys: { PK: { S: PK }, SK: { S: 'BODY' } }, ...dynamodb },
});
const payload = {
  Records: [
    record('RELEASE#a1#rel_1', { NewImage: image(3), OldImage: image(2) }),
    record('RELEASE#a1#rel_2', { OldImage: image(7) }),
    record('RELEASE#a1#rel_3', { NewImage: { title: { S: 'unreadable' } } }),
    record('ACCOUNT#a1', { NewImage: { status: { S: 'active' } } }),
  ],
};

test.each([
  ['text, as the guide shows it', JSON.stringify(payload)],
  ['the event itself', payload],
])('a discarded batch names its releases and their last revisions, and nothing else is read of it: %s', (_, given) => {
  expect(releasesOf(JSON.stringify({ version: '1.0', payload: given }))).toEqual([
    { artistId: 'a1', releaseId: 'rel_1', rev: 3 },
    { artistId: 'a1', releaseId: 'rel_2', rev: 7 },
    { artistId: 'a1', releaseId: 'rel_3', rev: 0 },
  ]);
});

test('metadata alone name no release: that is a failure, and not nothing to do', () => {
  expect(() => releasesOf('{"version":"1.0","DDBStreamBatchInfo":{}}')).toThrow(/payload/);
});

test('a letter says where its record is', () => {
  const detail = { bucket: { name: 'records' }, object: { key: 'aws/lambda/a b+c' } };
  expect(recordAt(JSON.stringify({ source: 'aws.s3', detail }))).toEqual({
    bucket: 'records',
    key: 'aws/lambda/a b+c',
  });
  expect(() => recordAt('{"Service":"Amazon S3","Event":"s3:TestEvent"}')).toThrow(/detail/);
});
