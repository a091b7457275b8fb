import { Sha256 } from '@aws-crypto/sha256-js';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SignatureV4 } from '@smithy/signature-v4';

type Query = {
  service: 'cloudformation' | 'sts' | 'iam' | 'monitoring';
  region: string;
  Action: string;
  Version: string;
};

/**
 * Makes one signed call to one of AWS's query APIs and returns the XML. It is for an operator's few calls to services
 * whose clients the product does not otherwise need. Credentials come from the SDK's default chain (environment,
 * profile, SSO).
 */
export async function awsQuery({ service, region, ...query }: Query & Record<string, string>): Promise<string> {
  const { credentials } = new SecretsManagerClient({ region }).config;
  // IAM has one address for all regions.
  const hostname = service === 'iam' ? 'iam.amazonaws.com' : `${service}.${region}.amazonaws.com`;
  const body = new URLSearchParams(query).toString();
  const request = await new SignatureV4({ service, region, credentials, sha256: Sha256 }).sign({
    protocol: 'https:',
    method: 'POST',
    hostname,
    path: '/',
    headers: { host: hostname, 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
  });
  return (await fetch(`https://${hostname}/`, { method: 'POST', headers: request.headers, body })).text();
}
