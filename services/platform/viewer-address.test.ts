import { viewerAddress } from './viewer-address.ts';

const from = (forwarded: string | undefined, sourceIp = '130.176.1.1') =>
  viewerAddress({
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
    requestContext: { http: { sourceIp } },
  });

test.each([
  ['as CloudFront and the gateway say it', '203.0.113.7, 130.176.1.1', '203.0.113.7'],
  ['where the gateway adds nothing', '203.0.113.7', '203.0.113.7'],
  ['whatever the caller says of it', '10.0.0.1, 198.51.100.9, 203.0.113.7, 130.176.1.1', '203.0.113.7'],
  ['without a header', undefined, '130.176.1.1'],
  ['with an empty one', '', '130.176.1.1'],
  ['of the machine itself', '130.176.1.1, 130.176.1.1', '130.176.1.1'],
])('the address of a viewer, %s', (_, forwarded, address) => {
  expect(from(forwarded)).toBe(address);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
])('RFC 6177: %s is reduced to its network', (address, network) => {
  expect(from(`${address}, 130.176.1.1`)).toBe(network);
});

test('returns no address for an event without a gateway', () => {
  expect(viewerAddress({ headers: {}, requestContext: {} })).toBe('');
});
