import { type Call, findObject, type Operation, objectArn } from '../call.ts';
import { isMarker, type StoredObject, versionIdOf } from '../object-store.ts';
import { S3Error } from '../s3-error.ts';

/**
 * Returns the whole object, or the range that a player requests.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
export const getObject: Operation = ({ store, ...call }) => {
  const version = call.query.get('versionId');
  call.permit(version === null ? 's3:GetObject' : 's3:GetObjectVersion', objectArn(call.bucket, call.key));
  const object = version === null ? findObject({ store, ...call }) : findVersion({ store, ...call }, version);
  const type = call.query.get('response-content-type');
  const disposition = call.query.get('response-content-disposition');
  const headers: Record<string, string> = {
    ...object.headers,
    ...(type !== null && { 'content-type': type }),
    ...(disposition !== null && { 'content-disposition': disposition }),
    etag: `"${object.eTag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  const range = requestedRange(call.headers, object);
  // Without a checksum, which would be that of the whole object.
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${object.size}`;
  else if (call.headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED') Object.assign(headers, object.checksums);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  headers['content-length'] = String(end - start + 1);
  return {
    status: range ? 206 : 200,
    headers,
    ...(object.size > 0 && { stream: store.read(object, start, end) }),
  };
};

/** @throws NoSuchVersion */
function findVersion({ store, bucket, key }: Call, id: string): StoredObject {
  const versions = store.versionsIn(bucket).flat();
  const found = versions.find((version) => version.key === key && versionIdOf(version) === id);
  if (!found) throw new S3Error(404, 'NoSuchVersion', 'The specified version does not exist.', { VersionId: id });
  if (!isMarker(found)) return found;
  throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

/**
 * Reads the requested range; undefined for a header that S3 ignores: malformed, with several ranges, or with an
 * If-Range for a different version.
 */
function requestedRange(headers: Call['headers'], object: StoredObject): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || (!first && !last) || (first && last && Number(last) < Number(first))) return undefined;
  const version = headers['if-range']?.replaceAll('"', '');
  if (version !== undefined && version !== object.eTag) return undefined;
  const start = first ? Number(first) : Math.max(object.size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), object.size - 1) : object.size - 1;
  if (start <= end) return { start, end };
  throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
    RangeRequested: headers.range ?? '',
    ActualObjectSize: String(object.size),
  });
}
