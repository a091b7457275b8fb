import type { Readable } from 'node:stream';
import type { IamRequest } from '../../authorize.ts';
import type { IncomingBody } from './incoming-body.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { noSuchKey } from './s3-error.ts';

/** S3's notification about a stored object. `eTag` is without quotes. Deletions are not reported. */
export type ObjectEvent = {
  eventName: 'ObjectCreated:Put' | 'ObjectCreated:CompleteMultipartUpload';
  bucket: string;
  key: string;
  size: number;
  eTag: string;
};

/** One authenticated and routed request. `key` is empty if the request is about the bucket. */
export type Call = {
  bucket: string;
  key: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: IncomingBody;
  store: ObjectStore;
  now: () => Date;
  /** How long the bucket keeps an unfinished upload; undefined for ever. */
  unfinishedDays: number | undefined;
  /** @throws AccessDenied, with IAM's message, if IAM denies the action */
  permit: (action: IamRequest['action'], resource: string, context?: IamRequest['context']) => void;
  /** Resolves once the event has been accepted. */
  emit: (object: StoredObject, eventName: ObjectEvent['eventName']) => Promise<void>;
};

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  xml?: string;
  stream?: Readable;
};

export type Operation = (call: Call) => Promise<Reply> | Reply;

export const bucketArn = (bucket: string): string => `arn:aws:s3:::${bucket}`;
export const objectArn = (bucket: string, key: string): string => `arn:aws:s3:::${bucket}/${key}`;

/** @throws NoSuchKey, or AccessDenied for a caller that may not list, to whom S3 does not reveal which keys exist */
export function findObject(call: Call): StoredObject {
  const object = call.store.find(call.bucket, call.key);
  if (object) return object;
  call.permit('s3:ListBucket', bucketArn(call.bucket));
  throw noSuchKey(call.key);
}
