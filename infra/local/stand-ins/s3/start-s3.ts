import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Authorize, allowAll, LOCAL_SECRET } from '../../authorize.ts';
import { DISK_FULL, type Disk, isDiskFull } from '../../disk.ts';
import { listen, type Running } from '../../server.ts';
import type { Call, ObjectEvent, Reply } from './call.ts';
import { type CorsRule, corsHeaders, preflight } from './cors.ts';
import { incomingBody } from './incoming-body.ts';
import { type ObjectStore, openObjects } from './object-store.ts';
import { route } from './route.ts';
import { accessDenied, noSuchBucket, S3Error } from './s3-error.ts';
import { verifySignature } from './verify-signature.ts';
import { errorXml } from './xml.ts';

export type { ObjectEvent } from './call.ts';
export type { CorsRule } from './cors.ts';

export type S3Options = {
  /** 0 picks a free port. */
  port: number;
  /** The folder in which objects are stored. Only one stand-in may use it at a time. */
  directory: string;
  /** `unfinishedDays`: after how many days the bucket deletes an unfinished upload. */
  buckets: { name: string; cors?: CorsRule[]; isVersioned?: boolean; unfinishedDays?: number }[];
  /** Returns undefined to reject an access key. By default every key has LOCAL_SECRET. */
  secretOf?: (accessKeyId: string) => string | undefined;
  authorize?: Authorize;
  /** Awaited before the reply. If it rejects, the change is kept and the client gets a 500, so that it retries. */
  onEvent?: (event: ObjectEvent) => Promise<void> | void;
  now?: () => Date;
  disk?: Disk;
};

/**
 * Starts Amazon S3 on loopback: path-style URLs, Signature Version 4 enforced, the operations of `route.ts`.
 * @throws Error if the port is in use, or if the state in `directory` is damaged (naming the file)
 */
export async function startS3(options: S3Options): Promise<Running> {
  const versioned = options.buckets.filter(({ isVersioned }) => isVersioned).map(({ name }) => name);
  const store = openObjects(options.directory, options.disk, new Set(versioned));
  const inProgress = new Set<Promise<void>>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const answered = answer(request, response, store, options).finally(() => inProgress.delete(answered));
    inProgress.add(answered);
  };
  const { url, server, stop } = await listen(handle, options.port).catch((error: unknown) => {
    store.close();
    throw error;
  });
  // If an upload is rejected, its client gets the error response before it sends the body.
  server.on('checkContinue', handle);
  // Uploads of masters may take any length of time.
  server.requestTimeout = 0;
  return {
    url,
    stop: async () => {
      await stop();
      await Promise.all(inProgress);
      store.close();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  options: S3Options,
): Promise<void> {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  response.setHeader('x-amz-request-id', requestId);
  let reply: Reply;
  try {
    reply = await perform(request, response, store, options);
  } catch (error) {
    if (request.socket.destroyed) return;
    reply = refusal(error, request, requestId);
  }
  await send(reply, request, response);
}

async function perform(
  request: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  { buckets, secretOf = () => LOCAL_SECRET, authorize = allowAll, onEvent, now = () => new Date() }: S3Options,
): Promise<Reply> {
  const { method = '' } = request;
  const { path, bucket, key, query } = address(request);
  const sent = request.headers as Record<string, string | undefined>;
  const hasBucket = (name: string) => buckets.some((candidate) => candidate.name === name);
  const { cors = [], unfinishedDays } = buckets.find((candidate) => candidate.name === bucket) ?? {};
  if (method === 'OPTIONS') return preflight(cors, sent);
  response.setHeaders(new Map(Object.entries(corsHeaders(cors, method, sent))));
  const { accessKeyId, payloadHash } = await verifySignature({ method, path, query, headers: sent }, secretOf, now());
  if (bucket && !hasBucket(bucket)) throw noSuchBucket(bucket);
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  const call: Call = {
    bucket,
    key,
    query,
    headers: sent,
    body: incomingBody(request, response, payloadHash),
    store,
    now,
    unfinishedDays,
    permit: (action, resource, context) => {
      const sentence = authorize({ accessKeyId, action, resource, ...(context && { context }) });
      if (sentence !== undefined) throw accessDenied(sentence);
    },
    emit: async ({ size, eTag }, eventName) => onEvent?.({ eventName, bucket, key, size, eTag }),
  };
  return route({ method, key, query, headers: sent })(call);
}

function address({ url = '/' }: IncomingMessage) {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  try {
    const [bucket = '', ...key] = path.slice(1).split('/').map(decodeURIComponent);
    return { path, bucket, key: key.join('/'), query: new URLSearchParams(query) };
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.", { URI: path });
  }
}

function refusal(error: unknown, request: IncomingMessage, requestId: string): Reply {
  const full = isDiskFull(error) ? new S3Error(503, 'ServiceUnavailable', DISK_FULL) : undefined;
  if (!full && !(error instanceof S3Error)) console.error(error);
  const { status, code, message, details } =
    full ?? (error instanceof S3Error ? error : new S3Error(500, 'InternalError', String(error)));
  const Resource = request.url?.split('?')[0];
  const xml = errorXml({ Code: code, Message: message, ...details, Resource, RequestId: requestId });
  return { status, xml };
}

async function send(reply: Reply, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers = {}, xml, stream } = reply;
  try {
    response.writeHead(status, { ...headers, ...(xml !== undefined && { 'content-type': 'application/xml' }) });
    if (stream) await pipeline(stream, response);
    else response.end(xml);
  } catch (error) {
    if (!request.socket.destroyed) console.error(error);
    // Ends the connection, so that the client does not mistake the part that it received for the whole.
    response.destroy();
  }
}
