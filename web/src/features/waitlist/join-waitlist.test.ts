import { sourceOf } from './join-waitlist.ts';

test.each([
  ['/early-access', '', 'early-access'],
  ['/get-early-access/', '', 'get-early-access'],
  ['/early-access', '?source=web3', 'web3'],
  ['/early-access', '?source=', 'early-access'],
  ['/early-access', '?source=%3Cscript%3E', 'early-access'],
  ['/early-access', `?source=${'x'.repeat(41)}`, 'early-access'],
])('product 17.7: a lead entered at %s%s has the source %s', (pathname, search, source) => {
  expect(sourceOf({ pathname, search })).toBe(source);
});
