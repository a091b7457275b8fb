import type { IamRequest } from '../../authorize.ts';
import type { IncomingBody } from './incoming-body.ts';
import type { ObjectStore } from './object-store.ts';
import { noSuchKey } from './s3-error.ts';
import type { StoredObject } from './stored-object.ts';

/**
 * What S3 tells EventBridge. `eTag` is without quotes; `size` and `eTag` of a removal are those of the object removed.
 */
export type ObjectEvent = {
  eventName:
    | 'ObjectCreated:Put'
    | 'ObjectCreated:Copy'
    | 'ObjectCreated:CompleteMultipartUpload'
    | 'ObjectRemoved:Delete';
  bucket: string;
  key: string;
  size: number;
  eTag: string;
};

/** One authentic request, routed. `key` is empty when the request is about the bucket. */
export type Call = {
  host: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  /** Lower case; with the `x-amz-*` parameters of a presigned URL, which count as headers. */
  headers: Readonly<Record<string, string | undefined>>;
  body: IncomingBody;
  store: ObjectStore;
  now: () => Date;
  hasBucket: (name: string) => boolean;
  /** Throws AccessDenied, with the sentence, when IAM refuses. */
  permit: (action: IamRequest['action'], resource: string, context?: IamRequest['context']) => void;
  /** Resolves when the event has been taken. */
  emit: (event: ObjectEvent) => Promise<void>;
};

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  xml?: string;
  stream?: AsyncIterable<Buffer>;
  /** Called when the reply has been sent, or could not be. */
  release?: () => Promise<void>;
};

export type Operation = (call: Call) => Promise<Reply> | Reply;

export const bucketArn = (bucket: string): string => `arn:aws:s3:::${bucket}`;
export const objectArn = (bucket: string, key: string): string => `arn:aws:s3:::${bucket}/${key}`;

/** Throws NoSuchKey, or AccessDenied for a caller that may not list: S3 does not tell it what exists. */
export function findObject(call: Call, bucket: string, key: string): StoredObject {
  const object = call.store.find(bucket, key);
  if (object) return object;
  call.permit('s3:ListBucket', bucketArn(bucket));
  throw noSuchKey(key);
}

export const eventOf = (eventName: ObjectEvent['eventName'], object: StoredObject): ObjectEvent => ({
  eventName,
  bucket: object.bucket,
  key: object.key,
  size: object.size,
  eTag: object.eTag,
});
