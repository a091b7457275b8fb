import { type Call, findObject, type Operation, objectArn, type Reply } from '../call.ts';
import type { StoredObject } from '../object-store.ts';
import { preconditionFailed, S3Error } from '../s3-error.ts';
import { headerValue } from '../stored-headers.ts';

const RESPONSE_OVERRIDES = [
  'content-type',
  'content-language',
  'expires',
  'cache-control',
  'content-disposition',
  'content-encoding',
];

export const responseOverrides = RESPONSE_OVERRIDES.map((name) => `response-${name}`);

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html */
export const getObject: Operation = (call) => {
  const { reply, object, start, end } = describe(call);
  if (reply.status === 304 || object.size === 0) return reply;
  return { ...reply, stream: call.store.read(object, start, end) };
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_HeadObject.html */
export const headObject: Operation = (call) => describe(call).reply;

function describe(call: Call): { reply: Reply; object: StoredObject; start: number; end: number } {
  call.permit('s3:GetObject', objectArn(call.bucket, call.key));
  const object = findObject(call);
  const whole = { object, start: 0, end: object.size - 1 };
  const validators = {
    etag: `"${object.eTag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (isNotModified(call.headers, object)) return { reply: { status: 304, headers: validators }, ...whole };
  const headers: Record<string, string> = { ...object.headers, ...overrides(call.query), ...validators };
  const range = askedRange(call.headers, object);
  if (range) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${object.size}`;
    headers['content-length'] = String(range.end - range.start + 1);
    return { reply: { status: 206, headers }, object, ...range };
  }
  // A checksum is of the whole object.
  if (call.headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED') Object.assign(headers, object.checksums);
  headers['content-length'] = String(object.size);
  return { reply: { status: 200, headers }, ...whole };
}

function overrides(query: URLSearchParams): Record<string, string> {
  const replaced: Record<string, string> = {};
  for (const name of RESPONSE_OVERRIDES) {
    const value = query.get(`response-${name}`);
    if (value !== null) replaced[name] = headerValue(`response-${name}`, value);
  }
  return replaced;
}

/** Nothing for a header that S3 ignores: malformed, several ranges, or an If-Range of another version. */
function askedRange(headers: Call['headers'], object: StoredObject): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || (!first && !last) || (first && last && Number(last) < Number(first))) return undefined;
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && !matches(ifRange, object) && ifRange !== new Date(object.lastModified).toUTCString()) {
    return undefined;
  }
  const start = first ? Number(first) : Math.max(object.size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), object.size - 1) : object.size - 1;
  if (start > end) {
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: headers.range ?? '',
      ActualObjectSize: String(object.size),
    });
  }
  return { start, end };
}

/** RFC 9110 section 13. Answers whether the client's copy is still good (304). @throws PreconditionFailed */
function isNotModified(headers: Call['headers'], object: StoredObject): boolean {
  // HTTP dates have no fraction of a second.
  const modified = Math.floor(Date.parse(object.lastModified) / 1000) * 1000;
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch !== undefined) {
    if (!matches(ifMatch, object)) throw preconditionFailed('If-Match');
  } else if (modified > Date.parse(headers['if-unmodified-since'] ?? '')) {
    throw preconditionFailed('If-Unmodified-Since');
  }
  if (ifNoneMatch !== undefined) return matches(ifNoneMatch, object);
  return modified <= Date.parse(headers['if-modified-since'] ?? '');
}

/** With or without the quotes: S3 takes both. */
const matches = (condition: string, object: StoredObject): boolean =>
  condition.split(',').some((eTag) => eTag.trim() === '*' || eTag.trim().replaceAll('"', '') === object.eTag);
