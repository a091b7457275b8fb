import { signedCall } from './signed-call.ts';

type Query = {
  service: 'cloudformation' | 'sts' | 'iam' | 'monitoring';
  region: string;
  Action: string;
  Version: string;
};

/**
 * Makes one signed call to one of AWS's query APIs and returns the XML, even of an error response. For the few calls
 * that operators make to services for which the product needs no client otherwise.
 */
export async function awsQuery({ service, region, ...query }: Query & Record<string, string>): Promise<string> {
  const { text } = await signedCall({
    service,
    region,
    // IAM has one endpoint for all regions.
    ...(service === 'iam' && { hostname: 'iam.amazonaws.com' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(query).toString(),
  });
  return text;
}
