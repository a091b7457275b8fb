import { isOfficeAccess, mayOpen } from './office-role.ts';

test.each([
  ['admin', ['admin']],
  ['reviewer', ['admin', 'reviewer']],
  ['finance', ['admin', 'finance']],
  ['office', ['admin', 'reviewer', 'finance']],
] as const)('product 3.15: %s is opened by %j, and by no artist', (access, roles) => {
  const opening = (['admin', 'reviewer', 'finance', undefined] as const).filter((role) => mayOpen(access, role));
  expect(opening).toEqual(roles);
});

test('tells permissions of the office from other access levels', () => {
  expect(['public', 'signed-in', 'active-artist', 'toString'].filter(isOfficeAccess)).toEqual([]);
});
