/*
 * The suites in this folder run against the stand-in. To run them against Amazon S3 itself, or a different emulator,
 * set
 *   S3_SUITE_BUCKET    an empty bucket, unversioned, with the CORS rule `CORS_RULE` below
 *   S3_SUITE_REGION    its region, us-east-1 if unset
 *   S3_SUITE_ENDPOINT  only for an emulator
 * and credentials where the SDK looks for them. Tests that only make sense locally are then skipped, and say so.
 */
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { atEnd, stoppedAtEnd, temporaryFolder } from '../../../test/test-cleanup.ts';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { S3Options } from './start-s3.ts';
import { startS3 } from './start-s3.ts';

const CORS_RULE = {
  AllowedOrigins: ['http://localhost:5173'],
  AllowedMethods: ['GET', 'PUT', 'HEAD'],
  AllowedHeaders: ['content-type'],
  ExposedHeaders: ['ETag'],
  MaxAge: 300,
};

/** Silences the SDK's warnings, which the suites cause on purpose. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const realBucket = process.env.S3_SUITE_BUCKET;

/** Groups tests that apply only to the stand-in. */
export const describeLocally = (name: string, tests: () => void): void =>
  (realBucket ? describe.skip : describe)(`${name} (on the stand-in only)`, tests);

export type S3UnderTest = Awaited<ReturnType<typeof openS3>>;

export async function openS3(changes: Partial<S3Options> = {}) {
  const directory = changes.directory ?? temporaryFolder();
  const buckets = [{ name: 'media', cors: [CORS_RULE] }, { name: 'vault' }];
  const standIn = realBucket ? undefined : stoppedAtEnd(await startS3({ port: 0, directory, buckets, ...changes }));
  const Bucket = realBucket ?? 'media';
  const region = process.env.S3_SUITE_REGION ?? REGION;
  const endpoint = standIn?.url ?? process.env.S3_SUITE_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const clientWith = (other: S3ClientConfig) => {
    const credentials = { accessKeyId: 'tester', secretAccessKey: LOCAL_SECRET };
    const usual = { endpoint, region, forcePathStyle: true, maxAttempts: 1, logger: SILENT };
    const made = new S3Client({ ...usual, ...(standIn && { credentials }), ...other });
    atEnd(() => made.destroy());
    return made;
  };
  const client = clientWith({});
  if (!standIn) atEnd(() => emptyBucket(client, Bucket));
  const at = (Key: string) => ({ Bucket, Key });
  return {
    bucket: Bucket,
    endpoint,
    directory,
    client,
    clientWith,
    at,
    /** The unsigned URL of a key. */
    urlOf: (key: string) => `${endpoint}/${Bucket}/${key}`,
    put: (key: string, Body: string) => client.send(new PutObjectCommand({ ...at(key), Body: Buffer.from(Body) })),
    get: (key: string) => client.send(new GetObjectCommand(at(key))),
    textOf: async (key: string) => {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      return (await Body?.transformToString()) ?? '';
    },
    remove: (key: string) => client.send(new DeleteObjectCommand(at(key))),
    /** Presigns a URL for a PUT as the product does: without the checksum of an empty body. */
    presignedPut: (key: string, rest: { ContentType?: string; ContentLength?: number } = {}) => {
      const signed = [...(rest.ContentType ? ['content-type'] : []), ...(rest.ContentLength ? ['content-length'] : [])];
      const plain = clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' });
      const put = new PutObjectCommand({ ...at(key), ...rest });
      return getSignedUrl(plain, put, { expiresIn: 60, signableHeaders: new Set(['host', ...signed]) });
    },
    isAbsent: async (key: string) => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: key }));
      return Contents.every(({ Key }) => Key !== key);
    },
    stop: async () => standIn?.stop(),
  };
}

/** The error in a raw response. */
export async function refusalIn(response: Response): Promise<{ name: string; status: number; message: string }> {
  const text = await response.text();
  const element = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(text)?.[1] ?? '';
  return { name: element('Code'), status: response.status, message: element('Message') };
}

async function emptyBucket(client: S3Client, Bucket: string): Promise<void> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
}
