/*
 * The suites of this folder drive the stand-in. To drive Amazon S3 itself, or another emulator, set
 *   S3_SUITE_BUCKET    an empty bucket, unversioned, with the CORS rule `CORS_RULE` below
 *   S3_SUITE_REGION    its region, us-east-1 when unset
 *   S3_SUITE_ENDPOINT  only for an emulator
 * and credentials where the SDK looks for them. What only makes sense locally is then left out, and says so.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import type { ObjectEvent, S3Options } from './start-s3.ts';
import { startS3 } from './start-s3.ts';

const CORS_RULE = {
  AllowedOrigins: ['http://localhost:5173'],
  AllowedMethods: ['GET', 'PUT', 'HEAD'],
  AllowedHeaders: ['content-type', 'x-amz-*'],
  ExposedHeaders: ['ETag'],
  MaxAge: 300,
};

/** The SDK warns of what the suites do on purpose. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const realBucket = process.env.S3_SUITE_BUCKET;

/** A group of tests about the stand-in alone. */
export const describeLocally = (name: string, tests: () => void): void =>
  (realBucket ? describe.skip : describe)(`${name} (on the stand-in only)`, tests);

export type S3UnderTest = {
  bucket: string;
  endpoint: string;
  directory: string;
  /** Of the stand-in, in order. */
  events: ObjectEvent[];
  client: S3Client;
  clientWith: (changes: S3ClientConfig) => S3Client;
  /** The URL of a key, unsigned. */
  urlOf: (key: string) => Promise<string>;
  put: (key: string, body: string) => Promise<string>;
  textOf: (key: string) => Promise<string>;
  stop: () => Promise<void>;
};

export async function openS3(changes: Partial<S3Options> = {}): Promise<S3UnderTest> {
  const directory = changes.directory ?? (await mkdtemp(join(tmpdir(), 's3-')));
  const events: ObjectEvent[] = [];
  const standIn = realBucket
    ? undefined
    : await startS3({
        port: 0,
        directory,
        buckets: [{ name: 'media', cors: [CORS_RULE] }, { name: 'vault' }],
        onEvent: (event) => void events.push(event),
        ...changes,
      });
  const bucket = realBucket ?? 'media';
  const region = process.env.S3_SUITE_REGION ?? REGION;
  const endpoint = standIn?.url ?? process.env.S3_SUITE_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const config: S3ClientConfig = {
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 1,
    logger: SILENT,
    ...(standIn && { credentials: { accessKeyId: 'tester', secretAccessKey: LOCAL_SECRET } }),
  };
  const clients: S3Client[] = [];
  const clientWith = (other: S3ClientConfig) => {
    const made = new S3Client({ ...config, ...other });
    clients.push(made);
    return made;
  };
  const client = clientWith({});
  return {
    bucket,
    endpoint,
    directory,
    events,
    client,
    clientWith,
    urlOf: async (key) => `${endpoint}/${bucket}/${key}`,
    put: async (key, Body) => {
      const { ETag } = await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: Buffer.from(Body) }));
      return ETag ?? '';
    },
    textOf: async (key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return (await Body?.transformToString()) ?? '';
    },
    stop: async () => {
      if (standIn) await standIn.stop();
      else await emptyBucket(client, bucket);
      for (const made of clients) made.destroy();
      if (!changes.directory) await rm(directory, { recursive: true });
    },
  };
}

/** What a call was refused with. Fails when it was not. */
export async function refusal(call: Promise<unknown>): Promise<{ name: string; status: number; message: string }> {
  const error = await call.then(
    () => new Error('the call was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof S3ServiceException)) throw error;
  return { name: error.name, status: error.$metadata.httpStatusCode ?? 0, message: error.message };
}

/** The same of a raw response. */
export async function refusalIn(response: Response): Promise<{ name: string; status: number; message: string }> {
  const text = await response.text();
  const element = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(text)?.[1] ?? '';
  return { name: element('Code'), status: response.status, message: element('Message') };
}

async function emptyBucket(client: S3Client, Bucket: string): Promise<void> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
}
