import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import { ACCOUNT_SCOPE, API_SCOPE } from '../../shared/accounts/pool-access.ts';
import { anId } from '../../shared/test/builders.ts';
import { type AccountAccess, actorOf, authorize, type ReadAccess, type SignedIn } from './actor.ts';

const mara: AccountAccess = { artistId: anId('mara'), artistName: 'Mara', status: 'active', role: 'admin' };
const readAccess: ReadAccess = async (artistId) => (artistId === 'mara' ? mara : undefined);
const token = (claims: object = {}) => ({
  sub: 'mara',
  token_use: 'access',
  auth_time: '1000',
  origin_jti: 'one',
  scope: API_SCOPE,
  iat: '1600',
  ...claims,
});
const roleBy = async (groups: unknown, role: OfficeRole | undefined = 'admin') => {
  const actor = await actorOf(token({ 'cognito:groups': groups }), async () => ({ ...mara, role }), {
    consistent: true,
  });
  return actor.kind === 'signed-in' ? actor.role : undefined;
};

test.each(['[admin]', '[admin editors]', '[editors admin]', 'admin', 'editors,admin', 'admin, editors', ['admin']])(
  'the admin group is found in %j, as API Gateway or another reader of tokens writes it',
  async (groups) => {
    expect(await roleBy(groups)).toBe('admin');
  },
);

test.each(['', '[]', '[editors]', '[admins]', '[not-admin]', 'superadmin', '[Admin]', undefined, '[ad min]'])(
  'the groups %j make nobody an admin',
  async (groups) => {
    expect(await roleBy(groups)).toBeUndefined();
  },
);

test.each([
  ['reviewer', '[admin]'],
  ['admin', '[reviewer finance]'],
  ['finance', '[admin reviewer]'],
] as const)(
  'product 3.15: the role %s is none with a token of the groups %s, so a change works at once',
  async (role, groups) => {
    expect(await roleBy(groups, role)).toBeUndefined();
    expect(await roleBy(`[${role}]`, role)).toBe(role);
  },
);

test('grants no role by groups alone (product 3.15)', async () => {
  const demoted: ReadAccess = async () => ({ ...mara, role: undefined });
  const actor = await actorOf(token({ 'cognito:groups': '[admin reviewer finance]' }), demoted, { consistent: true });
  expect(actor).toMatchObject({ role: undefined });
});

test('takes the caller from the verified token only (product 3.13)', async () => {
  expect(await actorOf(undefined, readAccess, { consistent: false })).toEqual({ kind: 'visitor' });
  const named = { ...token(), sub: undefined, username: 'mara' };
  expect(await actorOf(named, readAccess, { consistent: false })).toEqual({ kind: 'visitor' });
  expect(await actorOf(token(), readAccess, { consistent: false, address: '192.0.2.7' })).toEqual({
    kind: 'signed-in',
    artistId: anId('mara'),
    artistName: 'Mara',
    status: 'active',
    tokenIssuedAt: 1600,
    signedInAt: 1000,
    signInId: 'one',
    canChangeAccount: false,
    address: '192.0.2.7',
  });
});

test('takes the second factor from the profile, and the right to change the account from the token (product 3.22, 3.23)', async () => {
  const secured: ReadAccess = async () => ({ ...mara, hasSecondFactor: true });
  const scope = `${ACCOUNT_SCOPE} ${API_SCOPE}`;
  expect(await actorOf(token({ scope }), secured, { consistent: true })).toMatchObject({
    hasSecondFactor: true,
    canChangeAccount: true,
  });
  expect(await actorOf(token(), readAccess, { consistent: true })).toMatchObject({ canChangeAccount: false });
});

test.each(['id', 'refresh', undefined])('a token for %s grants nothing: only an access token does', async (use) => {
  expect(await actorOf(token({ token_use: use }), readAccess, { consistent: false })).toEqual({ kind: 'visitor' });
});

const kindFor = async (readAccess: Partial<AccountAccess>, claims: object = {}) =>
  (await actorOf(token(claims), async () => ({ ...mara, ...readAccess }), { consistent: false })).kind;

test('rejects every token of a sign-in that was ended, however new the token', async () => {
  expect(await kindFor({ notBefore: 999 })).toBe('signed-in');
  expect(await kindFor({ notBefore: 1000 })).toBe('visitor');
  expect(await kindFor({ notBefore: 1000 }, { iat: '2000' })).toBe('visitor');
  expect(await kindFor({ notBefore: 1000 }, { auth_time: undefined })).toBe('visitor');
  expect(await kindFor({ notBefore: 1000 }, { auth_time: '1001' })).toBe('signed-in');
});

test('keeps the sign-in that changed the password when all others end (product 3.24)', async () => {
  const ended = { notBefore: 1000, keptSignIn: 'one' };
  expect(await kindFor(ended)).toBe('signed-in');
  expect(await kindFor(ended, { iat: '2000' })).toBe('signed-in');
  expect(await kindFor(ended, { origin_jti: 'two' })).toBe('visitor');
  expect(await kindFor(ended, { origin_jti: undefined })).toBe('visitor');
  expect(await kindFor({ notBefore: 1000 }, { origin_jti: undefined })).toBe('visitor');
  expect(await kindFor({ ...ended, isClosed: true })).toBe('visitor');
});

test('rejects tokens of a closed account', async () => {
  expect(await kindFor({ isClosed: true })).toBe('visitor');
});

test.each([
  ['a copy that has it', true, [false]],
  ['the table itself, when the copy is behind', false, [false, true]],
] as const)('design 2.8: the profile is read from %s', async (_, copyHas, reads) => {
  const consistentReads: boolean[] = [];
  const behind: ReadAccess = async (_id, { consistent }) => {
    consistentReads.push(consistent);
    return copyHas || consistent ? mara : undefined;
  };
  expect(await actorOf(token(), behind, { consistent: false })).toMatchObject({ artistId: 'mara' });
  expect(consistentReads).toEqual(reads);
});

test('refuses an account without a profile by name (product 3.9)', async () => {
  await expect(actorOf(token({ sub: 'nobody' }), readAccess, { consistent: false })).rejects.toMatchObject({
    code: 'profile-not-found',
  });
});

const someone = (different: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'signed-in',
  ...mara,
  role: undefined,
  tokenIssuedAt: 1600,
  signedInAt: 1000,
  signInId: 'one',
  canChangeAccount: false,
  address: '',
  ...different,
});

test.each([
  ['public', { kind: 'visitor' }, undefined],
  ['signed-in', { kind: 'visitor' }, 'sign-in-required'],
  ['signed-in', someone({ status: 'rejected' }), undefined],
  ['active-artist', { kind: 'visitor' }, 'sign-in-required'],
  ['active-artist', someone({ status: 'new' }), 'account-inactive'],
  ['active-artist', someone({ status: 'pending' }), 'account-inactive'],
  ['active-artist', someone({ status: 'rejected' }), 'account-inactive'],
  ['active-artist', someone(), undefined],
  ['active-artist', someone({ status: 'new', role: 'admin' }), 'account-inactive'],
  ['admin', { kind: 'visitor' }, 'sign-in-required'],
  ['admin', someone(), 'admin-only'],
  ['admin', someone({ status: 'active', role: 'admin' }), undefined],
  ['admin', someone({ status: 'new', role: 'admin' }), 'account-inactive'],
  ['admin', someone({ status: 'pending', role: 'admin' }), 'account-inactive'],
  ['admin', someone({ status: 'rejected', role: 'admin' }), 'account-inactive'],
  ['reviewer', someone({ role: 'reviewer' }), undefined],
  ['reviewer', someone({ role: 'admin' }), undefined],
  ['reviewer', someone({ role: 'finance' }), 'admin-only'],
  ['reviewer', someone({ status: 'pending', role: 'reviewer' }), 'account-inactive'],
  ['finance', someone({ role: 'finance' }), undefined],
  ['finance', someone({ role: 'admin' }), undefined],
  ['finance', someone({ role: 'reviewer' }), 'admin-only'],
  ['admin', someone({ role: 'reviewer' }), 'admin-only'],
  ['admin', someone({ role: 'finance' }), 'admin-only'],
  ['office', someone({ role: 'finance' }), undefined],
  ['office', someone({ role: 'reviewer' }), undefined],
  ['office', someone(), 'admin-only'],
  ['office', { kind: 'visitor' }, 'sign-in-required'],
] as const)('checks %s for %j: %s (product 3.14)', (access, actor, code) => {
  const authorizing = () => authorize(access, actor);
  if (code) expect(authorizing).toThrow(expect.objectContaining({ code }));
  else expect(authorizing).not.toThrow();
});
