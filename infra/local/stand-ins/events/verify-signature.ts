import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import { claimInHeader, isSignedWith } from '../../sigv4.ts';
import { badRequest, unauthorized } from './events-error.ts';

const SKEW_MS = 5 * 60_000;
const mismatch = () =>
  badRequest(
    'The request signature we calculated does not match the signature you provided. Check your key and method.',
  );

type Signed = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Verifies a Signature Version 4 for the service `appsync`. It must cover the host, the time and the body.
 * @returns the access key of the signer
 * @throws EventsError
 */
export async function verifySignature({ method, path, headers, body }: Signed, now: Date): Promise<string> {
  const claim = claimInHeader(headers);
  if (!claim) throw unauthorized('Valid authorization header not provided.');
  const { scope, signedHeaders, date } = claim;
  if (scope.region !== REGION || scope.service !== 'appsync') throw mismatch();
  if (!signedHeaders.includes('host') || !signedHeaders.includes('x-amz-date')) throw mismatch();
  if (!date || Math.abs(now.getTime() - date.getTime()) > SKEW_MS) throw mismatch();
  const claimed = headers['x-amz-content-sha256'];
  if (claimed !== undefined && claimed !== createHash('sha256').update(body).digest('hex')) throw mismatch();
  const request = { method, path, query: new URLSearchParams(), headers, body };
  if (!(await isSignedWith(LOCAL_SECRET, request, claim))) throw mismatch();
  return claim.accessKeyId;
}
