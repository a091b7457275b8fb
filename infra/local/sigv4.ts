import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';

export type SignedRequest = {
  method: string;
  /** The path as received, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Required if the request itself does not include the hash of its body (`x-amz-content-sha256`). */
  body?: Buffer;
};

/** The signature of a request, from its header or, for a presigned URL, from its query. */
export type SignatureClaim = {
  accessKeyId: string;
  /** The day (`YYYYMMDD`), region and service for which the key was derived. */
  scope: { day: string; region: string; service: string };
  signedHeaders: string[];
  signature: string;
  /** Undefined if it is not a valid date. */
  date: Date | undefined;
  /** In seconds; only for a presigned URL. */
  expiresIn?: number;
};

const CREDENTIAL = '([^/,\\s]+)/(\\d{8})/([^/,]+)/([^/,]+)/aws4_request';
const HEADER = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${CREDENTIAL}, ?SignedHeaders=([^,\\s]+), ?Signature=([0-9a-f]+)$`,
);

/** Reads the claim in an `Authorization` header; undefined if it is not Signature Version 4. */
export function claimInHeader(headers: SignedRequest['headers']): SignatureClaim | undefined {
  const [, accessKeyId, day, region, service, names, signature] = HEADER.exec(String(headers.authorization)) ?? [];
  if (!accessKeyId || !day || !region || !service || !names || !signature) return undefined;
  const date = toDate(headers['x-amz-date']);
  return { accessKeyId, scope: { day, region, service }, signedHeaders: names.split(';'), signature, date };
}

/** Reads the claim in a presigned URL; undefined if a parameter is missing or malformed. */
export function claimInQuery(query: URLSearchParams): SignatureClaim | undefined {
  const [, accessKeyId, day, region, service] =
    new RegExp(`^${CREDENTIAL}$`).exec(query.get('X-Amz-Credential') ?? '') ?? [];
  const names = query.get('X-Amz-SignedHeaders');
  const signature = query.get('X-Amz-Signature');
  const expires = query.get('X-Amz-Expires') ?? '';
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' || !/^\d+$/.test(expires)) return undefined;
  if (!accessKeyId || !day || !region || !service || !names || !signature) return undefined;
  return {
    accessKeyId,
    scope: { day, region, service },
    signedHeaders: names.split(';'),
    signature,
    date: toDate(query.get('X-Amz-Date')),
    expiresIn: Number(expires),
  };
}

/** Whether the request was signed with this secret. Signs it again and compares the signatures. */
export async function isSignedWith(secret: string, request: SignedRequest, claim: SignatureClaim): Promise<boolean> {
  const { accessKeyId, scope, date, expiresIn } = claim;
  if (!date || scope.day !== date.toISOString().slice(0, 10).replaceAll('-', '')) return false;
  const signer = new SignatureV4({
    service: scope.service,
    region: scope.region,
    credentials: { accessKeyId, secretAccessKey: secret },
    sha256: Sha256,
    // S3 signs a path as it is sent; every other service escapes it again (IAM User Guide, "Create a signed request").
    uriEscapePath: scope.service !== 's3',
    applyChecksum: false,
  });
  const signable = new Set(claim.signedHeaders);
  const names = [...new Set(request.query.keys())].filter((name) => name !== 'X-Amz-Signature');
  const again = {
    method: request.method,
    protocol: 'http:',
    hostname: '',
    path: canonicalPath(request.path),
    query: Object.fromEntries(names.map((name) => [name, request.query.getAll(name)])),
    headers: Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (signable.has(name) ? [[name, String(value)]] : [])),
    ),
  };
  if (expiresIn === undefined) {
    const how = { signingDate: date, signableHeaders: signable };
    const { headers } = await signer.sign({ ...again, body: request.body }, how);
    return headers.authorization?.endsWith(`Signature=${claim.signature}`) ?? false;
  }
  const how = { signingDate: date, expiresIn, signableHeaders: signable, unhoistableHeaders: signable };
  // The library signs any body that is not bytes as UNSIGNED-PAYLOAD.
  const { query } = await signer.presign({ ...again, body: {} }, how);
  return query?.['X-Amz-Signature'] === claim.signature;
}

/** Converts a path to the strict encoding that is signed, because clients escape different characters. */
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

function toDate(text: unknown): Date | undefined {
  const iso = String(text).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return iso === String(text) || Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso);
}
