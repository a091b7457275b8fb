import { Sha256 } from '@aws-crypto/sha256-js';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SignatureV4 } from '@smithy/signature-v4';

type Call = {
  /** The service's name in the signature, such as `lambda`. */
  service: string;
  region: string;
  /** By default, the service's host name in the region. */
  hostname?: string;
  method?: 'GET' | 'POST';
  path?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string;
};

/**
 * Makes one signed call to an AWS service for which the product needs no client otherwise. Credentials come from the
 * SDK's default chain (environment, profile, SSO), and `AWS_ENDPOINT_URL_<SERVICE>` overrides the endpoint, as in the
 * SDK.
 * @throws Error if there are no credentials, or the service cannot be reached; an error response is returned
 */
export async function signedCall({ service, region, ...call }: Call): Promise<{ status: number; text: string }> {
  const { method = 'POST', path = '/', query = {}, headers = {}, body } = call;
  const { credentials } = new SecretsManagerClient({ region }).config;
  const hostname = call.hostname ?? `${service}.${region}.amazonaws.com`;
  const { headers: signed } = await new SignatureV4({ service, region, credentials, sha256: Sha256 }).sign({
    protocol: 'https:',
    method,
    hostname,
    path,
    query,
    headers: { ...headers, host: hostname },
    ...(body !== undefined && { body }),
  });
  const { host: _, ...others } = signed;
  const origin = process.env[`AWS_ENDPOINT_URL_${service.toUpperCase()}`] ?? `https://${hostname}`;
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${origin}${path}${search && `?${search}`}`, {
    method,
    headers: others,
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}
