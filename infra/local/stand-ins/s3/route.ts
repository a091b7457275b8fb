import type { Operation } from './call.ts';
import { checksumName } from './checksum.ts';
import { abortMultipartUpload } from './operations/abort-multipart-upload.ts';
import { completeMultipartUpload } from './operations/complete-multipart-upload.ts';
import { createMultipartUpload } from './operations/create-multipart-upload.ts';
import { deleteObject } from './operations/delete-object.ts';
import { getObject } from './operations/get-object.ts';
import { listObjectVersions } from './operations/list-object-versions.ts';
import { listObjectsV2 } from './operations/list-objects-v2.ts';
import { listParts } from './operations/list-parts.ts';
import { putObject } from './operations/put-object.ts';
import { uploadPart } from './operations/upload-part.ts';
import { notImplemented } from './s3-error.ts';

type Route = {
  run: Operation;
  /** The parameter that selects this operation. */
  needs?: string;
  /** Other parameters that the operation supports. */
  takes?: string[];
};

const ROUTES: Record<string, Route[]> = {
  'POST of an object': [
    { run: createMultipartUpload, needs: 'uploads', takes: ['x-amz-checksum-algorithm'] },
    { run: completeMultipartUpload, needs: 'uploadId' },
  ],
  'PUT of an object': [{ run: uploadPart, needs: 'partNumber', takes: ['uploadId'] }, { run: putObject }],
  'GET of an object': [
    { run: listParts, needs: 'uploadId' },
    {
      run: getObject,
      takes: ['response-content-type', 'response-content-disposition', 'x-amz-checksum-mode', 'versionId'],
    },
  ],
  'DELETE of an object': [{ run: abortMultipartUpload, needs: 'uploadId' }, { run: deleteObject }],
  'GET of a bucket': [
    { run: listObjectsV2, needs: 'list-type', takes: ['prefix', 'max-keys', 'continuation-token'] },
    { run: listObjectVersions, needs: 'versions', takes: ['prefix'] },
  ],
};

/** Parameters that are always ignored: `x-id` only tells proxies the operation's name. */
const ALWAYS_SUPPORTED =
  /^(x-id|x-amz-(algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256|user-agent|sdk-checksum-algorithm))$/i;
/**
 * Headers that have a meaning in S3 but are not supported here. Cache headers are not included, because a full response
 * is always allowed (RFC 9110).
 */
const MEANINGFUL = /^(x-amz-.*|if-match|if-unmodified-since|content-(md5|encoding|language|disposition)|expires)$/;

/**
 * Finds the operation of a request. Throws NotImplemented if the operation, a parameter or a header is not supported.
 */
export function route(request: {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
}): Operation {
  const inputs = [
    ...request.query.keys(),
    ...Object.keys(request.headers).filter((name) => MEANINGFUL.test(name)),
  ].filter((name) => !ALWAYS_SUPPORTED.test(name) && checksumName(name.toLowerCase()) === undefined);
  const name = `${request.method} of ${request.key ? 'an object' : 'a bucket'}`;
  const candidates = ROUTES[name] ?? [];
  const {
    run,
    needs,
    takes = [],
  }: Partial<Route> = candidates.find(
    (candidate) => candidate.needs !== undefined && inputs.includes(candidate.needs),
  ) ??
  candidates.find((candidate) => candidate.needs === undefined) ??
  {};
  const unsupported = inputs.filter((one) => one !== needs && !takes.includes(one));
  if (run && unsupported.length === 0) return run;
  throw notImplemented(`${name} with ${unsupported.join(', ') || 'nothing more'}`);
}
