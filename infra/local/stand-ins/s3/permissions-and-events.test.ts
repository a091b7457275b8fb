import { setImmediate } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { IamRequest } from '../../authorize.ts';
import type { S3UnderTest } from './s3-under-test.ts';
import { describeLocally, openS3, refusal } from './s3-under-test.ts';

const at = (Key: string) => ({ Bucket: 'media', Key });

describeLocally('permissions', () => {
  const asked: IamRequest[] = [];
  let refused: string[] = [];
  let s3: S3UnderTest;
  beforeAll(async () => {
    s3 = await openS3({
      authorize: (request) => {
        asked.push(request);
        const { accessKeyId, action, resource } = request;
        return refused.includes(action) ? `User: ${accessKeyId} may not ${action} on ${resource}` : undefined;
      },
    });
  });
  beforeEach(() => {
    asked.length = 0;
    refused = [];
  });
  afterAll(() => s3.stop());

  const questions = () => asked.map(({ action, resource }) => `${action} ${resource}`);
  const WHOLE = 'arn:aws:s3:::media';
  const ONE = 'arn:aws:s3:::media/a/1';

  test('every operation asks IAM for its own action, on the right resource', async () => {
    const { client } = s3;
    await client.send(new PutObjectCommand({ ...at('a/1'), Body: 'x' }));
    await client.send(new GetObjectCommand(at('a/1'))).then(({ Body }) => Body?.transformToByteArray());
    await client.send(new HeadObjectCommand(at('a/1')));
    await client.send(new HeadBucketCommand({ Bucket: 'media' }));
    await client.send(new CopyObjectCommand({ Bucket: 'vault', Key: 'copy', CopySource: 'media/a/1' }));
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at('a/1')));
    await client.send(new UploadPartCommand({ ...at('a/1'), UploadId, PartNumber: 1, Body: 'x' }));
    await client.send(new ListPartsCommand({ ...at('a/1'), UploadId }));
    await client.send(new AbortMultipartUploadCommand({ ...at('a/1'), UploadId }));
    await client.send(new DeleteObjectCommand(at('a/1')));
    expect(questions()).toEqual([
      `s3:PutObject ${ONE}`,
      `s3:GetObject ${ONE}`,
      `s3:GetObject ${ONE}`,
      `s3:ListBucket ${WHOLE}`,
      `s3:GetObject ${ONE}`,
      's3:PutObject arn:aws:s3:::vault/copy',
      `s3:PutObject ${ONE}`,
      `s3:PutObject ${ONE}`,
      `s3:ListMultipartUploadParts ${ONE}`,
      `s3:AbortMultipartUpload ${ONE}`,
      `s3:DeleteObject ${ONE}`,
    ]);
    expect(new Set(asked.map(({ accessKeyId }) => accessKeyId))).toEqual(new Set(['tester']));
  });

  test('a listing tells IAM its prefix', async () => {
    await s3.client.send(new ListObjectsV2Command({ Bucket: 'media', Prefix: 'a/', Delimiter: '/' }));
    expect(asked).toEqual([
      {
        accessKeyId: 'tester',
        action: 's3:ListBucket',
        resource: WHOLE,
        context: { 's3:prefix': ['a/'], 's3:delimiter': ['/'] },
      },
    ]);
  });

  test('a refusal is 403 AccessDenied with the sentence, and nothing is stored', async () => {
    refused = ['s3:PutObject'];
    expect(await refusal(s3.client.send(new PutObjectCommand({ ...at('no'), Body: 'x' })))).toEqual({
      name: 'AccessDenied',
      status: 403,
      message: 'User: tester may not s3:PutObject on arn:aws:s3:::media/no',
    });
    refused = [];
    expect((await refusal(s3.client.send(new HeadObjectCommand(at('no'))))).status).toBe(404);
  });

  test('a copy needs leave to read its source and to write its target', async () => {
    await s3.put('source', 'x');
    for (const action of ['s3:GetObject', 's3:PutObject']) {
      refused = [action];
      const call = s3.client.send(new CopyObjectCommand({ ...at('target'), CopySource: 'media/source' }));
      expect(await refusal(call)).toMatchObject({ name: 'AccessDenied', status: 403 });
    }
  });

  test('who may not list is not told that a key is missing: 403', async () => {
    refused = ['s3:ListBucket'];
    expect(await refusal(s3.client.send(new GetObjectCommand(at('nope'))))).toMatchObject({ name: 'AccessDenied' });
    expect((await refusal(s3.client.send(new HeadObjectCommand(at('nope'))))).status).toBe(403);
  });

  test('DeleteObjects refuses key by key', async () => {
    await s3.put('stays', 'x');
    refused = ['s3:DeleteObject'];
    const { Deleted, Errors } = await s3.client.send(
      new DeleteObjectsCommand({ Bucket: 'media', Delete: { Objects: [{ Key: 'stays' }] } }),
    );
    expect(Deleted).toBeUndefined();
    expect(Errors).toMatchObject([{ Key: 'stays', Code: 'AccessDenied' }]);
    expect(await s3.textOf('stays')).toBe('x');
  });
});

describeLocally('events', () => {
  test('tell every creation and removal, once, with size and bare ETag', async () => {
    const s3 = await openS3();
    const { client } = s3;
    await s3.put('a', 'hello');
    await client.send(new CopyObjectCommand({ ...at('b'), CopySource: 'media/a' }));
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(at('c')));
    const { ETag } = await client.send(new UploadPartCommand({ ...at('c'), UploadId, PartNumber: 1, Body: 'part' }));
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    const done = await client.send(new CompleteMultipartUploadCommand({ ...at('c'), UploadId, MultipartUpload }));
    await client.send(new DeleteObjectCommand(at('a')));
    await client.send(new DeleteObjectCommand(at('a')));
    const hello = { bucket: 'media', size: 5, eTag: '5d41402abc4b2a76b9719d911017c592' };
    expect(s3.events).toEqual([
      { ...hello, eventName: 'ObjectCreated:Put', key: 'a' },
      { ...hello, eventName: 'ObjectCreated:Copy', key: 'b' },
      {
        eventName: 'ObjectCreated:CompleteMultipartUpload',
        bucket: 'media',
        key: 'c',
        size: 4,
        eTag: done.ETag?.replaceAll('"', ''),
      },
      { ...hello, eventName: 'ObjectRemoved:Delete', key: 'a' },
    ]);
    await s3.stop();
  });

  test('come before the reply', async () => {
    const order: string[] = [];
    const s3 = await openS3({
      onEvent: async ({ key }) => {
        order.push(`event of ${key}`);
        await setImmediate();
        order.push('event taken');
      },
    });
    await s3.put('a', 'x');
    order.push('replied');
    expect(order).toEqual(['event of a', 'event taken', 'replied']);
    await s3.stop();
  });

  test('that are not taken fail the call, so that the client asks again', async () => {
    const { error } = console;
    const logged: unknown[] = [];
    console.error = (reason) => logged.push(reason);
    const queueIsGone = new Error('queue is gone');
    const s3 = await openS3({ onEvent: () => Promise.reject(queueIsGone) });
    expect(await refusal(s3.put('a', 'x'))).toMatchObject({ name: 'InternalError', status: 500 });
    await s3.stop();
    console.error = error;
    expect(logged).toEqual([queueIsGone]);
  });
});
