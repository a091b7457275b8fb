import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { REGION } from '../../account.ts';
import { LOCAL_SECRET } from '../../authorize.ts';
import { badRequest, unauthorized } from './events-error.ts';

const SKEW_MS = 5 * 60_000;
const mismatch = () =>
  badRequest(
    'The request signature we calculated does not match the signature you provided. Check your key and method.',
  );

type Signed = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

const toDate = (text: unknown): Date =>
  new Date(String(text).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Signature Version 4 for the service `appsync`, checked by signing the request again. Host, time and body must be part of it.
 * @returns the access key that signed
 * @throws EventsError
 */
export async function verifySignature({ method, path, headers, body }: Signed, now: Date): Promise<string> {
  const [, key, day, region, service, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!key || !names) throw unauthorized('Valid authorization header not provided.');
  const date = toDate(headers['x-amz-date']);
  const signable = new Set(names.split(';'));
  const isScopeRight =
    region === REGION && service === 'appsync' && String(headers['x-amz-date']).startsWith(day ?? '-');
  if (!isScopeRight || !signable.has('host') || !signable.has('x-amz-date')) throw mismatch();
  // Also refuses a date that is none: the comparison is then false.
  if (!(Math.abs(now.getTime() - date.getTime()) <= SKEW_MS)) throw mismatch();
  const claimed = headers['x-amz-content-sha256'];
  if (claimed !== undefined && claimed !== createHash('sha256').update(body).digest('hex')) throw mismatch();

  const signer = new SignatureV4({
    service,
    region,
    sha256: Sha256,
    credentials: { accessKeyId: key, secretAccessKey: LOCAL_SECRET },
    applyChecksum: false,
  });
  const again = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: '',
      path,
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => (signable.has(name) ? [[name, String(value)]] : [])),
      ),
      body,
    },
    { signingDate: date, signableHeaders: signable },
  );
  if (!again.headers.authorization?.endsWith(`Signature=${signature}`)) throw mismatch();
  return key;
}
