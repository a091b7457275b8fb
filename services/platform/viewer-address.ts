import type { APIGatewayProxyEventV2 } from 'aws-lambda';

type Event = { headers: APIGatewayProxyEventV2['headers']; requestContext: { http?: { sourceIp?: string } } };

/**
 * Returns the network from which a request came. CloudFront appends the viewer's address to `X-Forwarded-For`, and the
 * gateway appends CloudFront's. So the last address that is not the gateway's caller can be trusted, and any before it
 * may be forged. An IPv6 address is reduced to its network, the first 64 bits, because one subscriber controls all
 * addresses in that network (RFC 6177).
 */
export function viewerAddress({ headers, requestContext }: Event): string {
  const caller = requestContext.http?.sourceIp ?? '';
  const chain = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  if (chain.at(-1) === caller) chain.pop();
  return networkOf(chain.at(-1) || caller);
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  // `::` stands for as many zeros as are missing from eight groups.
  const rest = (after ?? '').split(':').filter(Boolean);
  const all =
    after === undefined
      ? groups
      : [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
