import type { Operation } from './call.ts';
import { checksumName } from './checksum.ts';
import { abortMultipartUpload } from './operations/abort-multipart-upload.ts';
import { completeMultipartUpload } from './operations/complete-multipart-upload.ts';
import { copyObject } from './operations/copy-object.ts';
import { createMultipartUpload } from './operations/create-multipart-upload.ts';
import { deleteObject } from './operations/delete-object.ts';
import { deleteObjects } from './operations/delete-objects.ts';
import { getObject, headObject, responseOverrides } from './operations/get-object.ts';
import { headBucket } from './operations/head-bucket.ts';
import { listObjectsV2 } from './operations/list-objects-v2.ts';
import { listParts } from './operations/list-parts.ts';
import { putObject } from './operations/put-object.ts';
import { uploadPart } from './operations/upload-part.ts';
import { notImplemented } from './s3-error.ts';

type Route = {
  method: string;
  on: 'bucket' | 'object';
  run: Operation;
  /** Parameters and headers that make a request this operation, e.g. `uploads`. */
  needs?: string[];
  /** Further ones that it understands. */
  takes?: string[];
};

/** The first that fits wins, so the more particular come first. */
const routes: Route[] = [
  {
    method: 'PUT',
    on: 'object',
    run: uploadPart,
    needs: ['partNumber', 'uploadId'],
  },
  {
    method: 'PUT',
    on: 'object',
    run: copyObject,
    needs: ['x-amz-copy-source'],
    takes: ['x-amz-copy-source-if-match', 'x-amz-metadata-directive'],
  },
  { method: 'PUT', on: 'object', run: putObject },
  {
    method: 'GET',
    on: 'object',
    run: listParts,
    needs: ['uploadId'],
    takes: ['max-parts', 'part-number-marker'],
  },
  { method: 'GET', on: 'object', run: getObject, takes: [...responseOverrides, 'x-amz-checksum-mode'] },
  { method: 'HEAD', on: 'object', run: headObject, takes: [...responseOverrides, 'x-amz-checksum-mode'] },
  {
    method: 'POST',
    on: 'object',
    run: createMultipartUpload,
    needs: ['uploads'],
    takes: ['x-amz-checksum-algorithm'],
  },
  {
    method: 'POST',
    on: 'object',
    run: completeMultipartUpload,
    needs: ['uploadId'],
    takes: ['x-amz-mp-object-size'],
  },
  { method: 'DELETE', on: 'object', run: abortMultipartUpload, needs: ['uploadId'] },
  { method: 'DELETE', on: 'object', run: deleteObject },
  { method: 'HEAD', on: 'bucket', run: headBucket },
  {
    method: 'GET',
    on: 'bucket',
    run: listObjectsV2,
    needs: ['list-type'],
    takes: ['prefix', 'delimiter', 'max-keys', 'continuation-token', 'start-after', 'encoding-type'],
  },
  { method: 'POST', on: 'bucket', run: deleteObjects, needs: ['delete'] },
];

/** `x-id` only tells proxies the operation's name. */
const TAKEN_EVERYWHERE =
  /^(x-id|x-amz-(algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256|decoded-content-length|trailer|user-agent|sdk-checksum-algorithm|meta-.+))$/i;

/** The operation that a request is. Throws NotImplemented when it is another, or asks of it what it cannot do. */
export function route(request: {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
}): Operation {
  const on = request.key ? 'object' : 'bucket';
  const asked = [
    ...request.query.keys(),
    ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-')),
  ].filter((name) => !TAKEN_EVERYWHERE.test(name) && checksumName(name.toLowerCase()) === undefined);
  const found = routes.find(
    ({ method, on: level, needs = [] }) =>
      method === request.method && level === on && needs.every((name) => asked.includes(name)),
  );
  const beyond = asked.filter((name) => !found?.needs?.includes(name) && !found?.takes?.includes(name));
  if (!found || beyond.length) {
    throw notImplemented(
      `${request.method} of ${on === 'object' ? 'an' : 'a'} ${on} with ${beyond.join(', ') || 'nothing more'}`,
    );
  }
  return found.run;
}
