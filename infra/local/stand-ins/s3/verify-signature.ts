import { REGION } from '../../account.ts';
import { claimInHeader, claimInQuery, isSignedWith, type SignatureClaim } from '../../sigv4.ts';
import { accessDenied, invalidArgument, invalidRequest, S3Error } from './s3-error.ts';

type Request = {
  method: string;
  /** The path as received, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
};

/** The signer, and what was signed about the body: its SHA-256, `UNSIGNED-PAYLOAD` or a `STREAMING-` value. */
export type Signer = { accessKeyId: string; payloadHash: string };

const SKEW_MS = 15 * 60_000;
const WEEK_IN_SECONDS = 604_800;

/**
 * Verifies Signature Version 4, in the header or in the query (a presigned URL), with the same errors as S3.
 * @throws S3Error AccessDenied for a request that is unsigned, expired, or has an unsigned header that must be signed;
 * RequestTimeTooSkewed, InvalidAccessKeyId, SignatureDoesNotMatch
 */
export async function verifySignature(
  request: Request,
  secretOf: (accessKeyId: string) => string | undefined,
  now: Date,
): Promise<Signer> {
  const { query, headers } = request;
  const isPresigned = query.has('X-Amz-Algorithm') || query.has('X-Amz-Signature');
  if (isPresigned && headers.authorization) {
    throw invalidArgument(
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter or the Authorization header should be specified',
    );
  }
  const claim = isPresigned ? presigned(query, now) : signed(headers, now);
  refuseUnsignedHeaders(headers, claim.signedHeaders);
  const { accessKeyId, scope } = claim;
  if (scope.service !== 's3') throw malformed('the Credential is mal-formed; it is not for the service s3');
  if (scope.region !== REGION) throw malformed(`the region '${scope.region}' is wrong; expecting '${REGION}'`);
  const secret = secretOf(accessKeyId);
  if (secret === undefined) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', {
      AWSAccessKeyId: accessKeyId,
    });
  }
  if (!(await isSignedWith(secret, request, claim))) {
    const message = 'The request signature we calculated does not match the signature you provided.';
    const details = { AWSAccessKeyId: accessKeyId, SignatureProvided: claim.signature };
    throw new S3Error(403, 'SignatureDoesNotMatch', message, details);
  }
  return { accessKeyId, payloadHash: headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD' };
}

function signed(headers: Request['headers'], now: Date): SignatureClaim {
  const { authorization } = headers;
  if (!authorization) throw accessDenied();
  if (!authorization.startsWith('AWS4-HMAC-SHA256 '))
    throw invalidRequest(
      'The authorization mechanism you have provided is not supported. Please use AWS4-HMAC-SHA256.',
    );
  const claim = claimInHeader(headers);
  if (!claim) throw malformed('it lacks a component');
  if (!claim.date) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  if (!headers['x-amz-content-sha256'])
    throw invalidRequest('Missing required header for this request: x-amz-content-sha256');
  if (Math.abs(now.getTime() - claim.date.getTime()) > SKEW_MS) {
    const times = { RequestTime: claim.date.toISOString(), ServerTime: now.toISOString() };
    const message = 'The difference between the request time and the current time is too large.';
    throw new S3Error(403, 'RequestTimeTooSkewed', message, times);
  }
  return claim;
}

function presigned(query: URLSearchParams, now: Date): SignatureClaim {
  const claim = claimInQuery(query);
  const { date, expiresIn = 0 } = claim ?? {};
  if (!claim || !date) {
    throw malformedQuery(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  }
  if (expiresIn < 1 || expiresIn > WEEK_IN_SECONDS)
    throw malformedQuery(`X-Amz-Expires must be between 1 and ${WEEK_IN_SECONDS} seconds`);
  const end = new Date(date.getTime() + expiresIn * 1000);
  if (now > end)
    throw accessDenied('Request has expired', { Expires: end.toISOString(), ServerTime: now.toISOString() });
  if (date.getTime() - now.getTime() > SKEW_MS) throw accessDenied('Request is not yet valid');
  return claim;
}

/** Rejects unsigned headers. Otherwise the holder of a presigned URL could, for example, turn an upload into a copy. */
function refuseUnsignedHeaders(headers: Request['headers'], signedHeaders: string[]): void {
  const unsigned = Object.keys(headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signedHeaders.includes(name),
  );
  if (unsigned.length) {
    throw accessDenied('There were headers present in the request which were not signed', {
      HeadersNotSigned: unsigned.join(', '),
    });
  }
}

const malformed = (reason: string) =>
  new S3Error(400, 'AuthorizationHeaderMalformed', `The authorization header is malformed; ${reason}`);

const malformedQuery = (message: string) => new S3Error(400, 'AuthorizationQueryParametersError', message);
