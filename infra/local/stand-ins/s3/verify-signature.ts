import type { BinaryLike, Hash, Hmac } from 'node:crypto';
import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { REGION } from '../../account.ts';
import { accessDenied, invalidArgument, invalidRequest, S3Error } from './s3-error.ts';

export type SignedRequest = {
  method: string;
  /** As it came, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
};

/** Who signed, and what was signed about the body: its SHA-256, `UNSIGNED-PAYLOAD` or a `STREAMING-` form. */
export type Signer = { accessKeyId: string; payloadHash: string };

type Claim = { credential: string; signedHeaders: string[]; signature: string; date: Date; expiresIn?: number };

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MINUTE = 60_000;
const WEEK_IN_SECONDS = 604_800;

/**
 * Signature Version 4, in the header or in the query (a presigned URL), checked by signing the request again.
 * Throws AccessDenied for a request that is unsigned, expired, or has a header that should have been signed and was not;
 * RequestTimeTooSkewed, InvalidAccessKeyId and SignatureDoesNotMatch as S3 does.
 */
export async function verifySignature(
  request: SignedRequest,
  secretOf: (accessKeyId: string) => string | undefined,
  now: Date,
): Promise<Signer> {
  const presigned = request.query.has('X-Amz-Algorithm') || request.query.has('X-Amz-Signature');
  if (presigned && request.headers.authorization) {
    throw invalidArgument(
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter or the Authorization header should be specified',
    );
  }
  const claim = presigned ? claimInQuery(request.query, now) : claimInHeader(request.headers, now);
  refuseUnsignedHeaders(request, claim.signedHeaders);
  const accessKeyId = checkScope(claim);
  const secret = secretOf(accessKeyId);
  if (secret === undefined) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', {
      AWSAccessKeyId: accessKeyId,
    });
  }
  if ((await signAgain(request, claim, accessKeyId, secret)) !== claim.signature) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      { AWSAccessKeyId: accessKeyId, SignatureProvided: claim.signature },
    );
  }
  return { accessKeyId, payloadHash: request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD' };
}

function claimInHeader(headers: SignedRequest['headers'], now: Date): Claim {
  const { authorization } = headers;
  if (!authorization) throw accessDenied();
  if (!authorization.startsWith(`${ALGORITHM} `)) {
    throw invalidRequest(`The authorization mechanism you have provided is not supported. Please use ${ALGORITHM}.`);
  }
  const field = (name: string) => new RegExp(`[ ,]${name}=([^, ]+)`).exec(authorization)?.[1];
  const [credential, signedHeaders, signature] = [field('Credential'), field('SignedHeaders'), field('Signature')];
  if (!credential || !signedHeaders || !signature) throw malformedAuthorization('it lacks a component');
  const date = toDate(headers['x-amz-date']);
  if (!date) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  if (!headers['x-amz-content-sha256']) {
    throw invalidRequest('Missing required header for this request: x-amz-content-sha256');
  }
  if (Math.abs(now.getTime() - date.getTime()) > 15 * MINUTE) {
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      { RequestTime: date.toISOString(), ServerTime: now.toISOString() },
    );
  }
  return { credential, signedHeaders: signedHeaders.split(';'), signature, date };
}

function claimInQuery(query: URLSearchParams, now: Date): Claim {
  const credential = query.get('X-Amz-Credential');
  const signedHeaders = query.get('X-Amz-SignedHeaders');
  const signature = query.get('X-Amz-Signature');
  const date = toDate(query.get('X-Amz-Date'));
  const expires = query.get('X-Amz-Expires');
  if (query.get('X-Amz-Algorithm') !== ALGORITHM || !credential || !signedHeaders || !signature || !date || !expires) {
    throw malformedQuery(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  }
  if (!/^\d+$/.test(expires) || Number(expires) < 1 || Number(expires) > WEEK_IN_SECONDS) {
    throw malformedQuery(`X-Amz-Expires must be between 1 and ${WEEK_IN_SECONDS} seconds`);
  }
  const expiresIn = Number(expires);
  const end = new Date(date.getTime() + expiresIn * 1000);
  if (now > end) {
    throw accessDenied('Request has expired', { Expires: end.toISOString(), ServerTime: now.toISOString() });
  }
  if (date.getTime() - now.getTime() > 15 * MINUTE) throw accessDenied('Request is not yet valid');
  return { credential, signedHeaders: signedHeaders.split(';'), signature, date, expiresIn };
}

/** Else whoever holds a presigned URL could add meaning to it, e.g. turn an upload into a copy. */
function refuseUnsignedHeaders(request: SignedRequest, signedHeaders: string[]): void {
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signedHeaders.includes(name),
  );
  if (unsigned.length) {
    throw accessDenied('There were headers present in the request which were not signed', {
      HeadersNotSigned: unsigned.join(', '),
    });
  }
}

function checkScope({ credential, date }: Claim): string {
  const [accessKeyId, day, region, service, terminator, ...rest] = credential.split('/');
  if (!accessKeyId || service !== 's3' || terminator !== 'aws4_request' || rest.length) {
    throw malformedAuthorization('the Credential is mal-formed; expecting "<key>/YYYYMMDD/REGION/s3/aws4_request".');
  }
  if (region !== REGION) throw malformedAuthorization(`the region '${region}' is wrong; expecting '${REGION}'`);
  if (day !== date.toISOString().slice(0, 10).replaceAll('-', '')) {
    throw malformedAuthorization('the date in the Credential is not that of the request');
  }
  return accessKeyId;
}

async function signAgain(request: SignedRequest, claim: Claim, accessKeyId: string, secret: string): Promise<string> {
  const signer = new SignatureV4({
    service: 's3',
    region: REGION,
    credentials: { accessKeyId, secretAccessKey: secret },
    sha256: NodeSha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signable = new Set(claim.signedHeaders);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter((header): header is [string, string] => signable.has(header[0])),
  );
  const names = [...new Set(request.query.keys())].filter((name) => name !== 'X-Amz-Signature');
  const query = Object.fromEntries(names.map((name) => [name, request.query.getAll(name)]));
  const unsigned = {
    method: request.method,
    protocol: 'http:',
    hostname: '',
    path: canonicalPath(request.path),
    query,
  };
  if (claim.expiresIn === undefined) {
    const signed = await signer.sign({ ...unsigned, headers }, { signingDate: claim.date, signableHeaders: signable });
    return /Signature=(\w+)$/.exec(signed.headers.authorization ?? '')?.[1] ?? '';
  }
  const signed = await signer.presign(
    // A body that is not bytes is what the library signs as UNSIGNED-PAYLOAD.
    { ...unsigned, headers, body: {} },
    {
      signingDate: claim.date,
      expiresIn: claim.expiresIn,
      signableHeaders: signable,
      unhoistableHeaders: signable,
    },
  );
  return String(signed.query?.['X-Amz-Signature']);
}

/** Clients differ in what they escape; S3 signs the strict form. */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((segment) =>
      encodeURIComponent(decodeURIComponent(segment)).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

function toDate(text: string | null | undefined): Date | undefined {
  const iso = text?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return !iso || iso === text || Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso);
}

const malformedAuthorization = (reason: string) =>
  new S3Error(400, 'AuthorizationHeaderMalformed', `The authorization header is malformed; ${reason}`);

const malformedQuery = (message: string) => new S3Error(400, 'AuthorizationQueryParametersError', message);

class NodeSha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }
  update(chunk: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(toBytes(chunk));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function toBytes(source: string | ArrayBuffer | ArrayBufferView): BinaryLike {
  if (typeof source === 'string') return source;
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}
