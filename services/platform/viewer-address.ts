import type { APIGatewayProxyEventV2 } from 'aws-lambda';

type Event = { headers: APIGatewayProxyEventV2['headers']; requestContext: { http?: { sourceIp?: string } } };

/**
 * From which network a request came. CloudFront appends the viewer's address to `X-Forwarded-For`, whatever stood there before, and the
 * gateway appends that of CloudFront, which called it: so the last that is not the caller of the gateway is true, and those before it may
 * be anything. Of an IPv6 address the network counts, its first 64 bits: whoever has one of its addresses has all of them (RFC 6177).
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
  // What `::` stands for is zeros, as many as are missing of eight.
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
