// How to run this against Amazon S3 itself: see s3-under-test.ts.
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { S3UnderTest } from './s3-under-test.ts';
import { openS3, refusal } from './s3-under-test.ts';

let s3: S3UnderTest;
beforeAll(async () => {
  s3 = await openS3();
  const keys = ['p/', 'p/0/x', 'p/0/y', 'p/1/x', 'p/2/x', 'p/z', 'q/\u{1F600}', 'q/\uFB01', 'q/<&>'];
  await Promise.all(keys.map((key) => s3.put(key, '12345')));
});
afterAll(() => s3.stop());

const list = (rest: Partial<ListObjectsV2Command['input']>) =>
  s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket, ...rest }));

/** Every page, and each as `key` or `prefix*`. */
async function pages(input: Partial<ListObjectsV2Command['input']>): Promise<string[][]> {
  const found: string[][] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ ...input, ContinuationToken });
    const lines = [...(page.Contents ?? []).map(({ Key }) => `${Key}`)];
    lines.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => `${Prefix}*`));
    expect(page.KeyCount).toBe(lines.length);
    found.push(lines.sort());
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return found;
}

test('ListObjectsV2 gives the keys of a prefix with size, ETag and date', async () => {
  const { Contents } = await list({ Prefix: 'p/z' });
  expect(Contents).toEqual([
    expect.objectContaining({
      Key: 'p/z',
      Size: 5,
      ETag: '"827ccb0eea8a706c4c34a16891f84e7b"',
      LastModified: expect.any(Date),
    }),
  ]);
});

test('ListObjectsV2 orders keys by their UTF-8 bytes', async () => {
  const { Contents } = await list({ Prefix: 'q/' });
  expect(Contents?.map(({ Key }) => Key)).toEqual(['q/<&>', 'q/\uFB01', 'q/\u{1F600}']);
});

test('ListObjectsV2 groups keys below a delimiter', async () => {
  expect(await pages({ Prefix: 'p/', Delimiter: '/' })).toEqual([['p/', 'p/0/*', 'p/1/*', 'p/2/*', 'p/z']]);
});

test('ListObjectsV2 counts groups and keys alike for its pages, and repeats none', async () => {
  expect(await pages({ Prefix: 'p/', Delimiter: '/', MaxKeys: 2 })).toEqual([
    ['p/', 'p/0/*'],
    ['p/1/*', 'p/2/*'],
    ['p/z'],
  ]);
  expect(await pages({ Prefix: 'p/', MaxKeys: 4 })).toEqual([
    ['p/', 'p/0/x', 'p/0/y', 'p/1/x'],
    ['p/2/x', 'p/z'],
  ]);
});

test('ListObjectsV2 begins after a key', async () => {
  expect(await pages({ Prefix: 'p/', StartAfter: 'p/1/x' })).toEqual([['p/2/x', 'p/z']]);
});

test('ListObjectsV2 of nothing is empty, and so is a page of none', async () => {
  expect(await pages({ Prefix: 'nope/' })).toEqual([[]]);
  expect(await list({ MaxKeys: 0 })).toMatchObject({ KeyCount: 0, IsTruncated: false });
});

test('ListObjectsV2 encodes keys for a URL when asked', async () => {
  const { Contents } = await list({ Prefix: 'q/<', EncodingType: 'url' });
  expect(decodeURIComponent(Contents?.[0]?.Key ?? '')).toBe('q/<&>');
});

test('ListObjectsV2 with a token that it never gave is InvalidArgument', async () => {
  const call = list({ ContinuationToken: 'none-of-mine' });
  expect(await refusal(call)).toMatchObject({ name: 'InvalidArgument', status: 400 });
});
