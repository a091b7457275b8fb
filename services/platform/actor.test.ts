import { actorOf, authorize, type ReadStanding, type SignedIn, type Standing } from './actor.ts';

const mara: Standing = { artistId: 'mara', artistName: 'Mara', status: 'active', isAdmin: true };
const standing: ReadStanding = async (artistId) => (artistId === 'mara' ? mara : undefined);
const isAdminBy = async (groups: unknown): Promise<boolean> => {
  const actor = await actorOf({ sub: 'mara', 'cognito:groups': groups }, standing, { consistent: true });
  return actor.kind === 'signed-in' && actor.isAdmin;
};

test.each(['[admin]', '[admin editors]', '[editors admin]', 'admin', 'editors,admin', 'admin, editors', ['admin']])(
  'the admin group is found in %j, as API Gateway or another reader of tokens writes it',
  async (groups) => {
    expect(await isAdminBy(groups)).toBe(true);
  },
);

test.each(['', '[]', '[editors]', '[admins]', '[not-admin]', 'superadmin', '[Admin]', undefined, '[ad min]'])(
  'no admin is made of the groups %j',
  async (groups) => {
    expect(await isAdminBy(groups)).toBe(false);
  },
);

test('decisions: the group alone makes no admin, so a demotion works at once', async () => {
  const demoted: ReadStanding = async () => ({ ...mara, isAdmin: false });
  const actor = await actorOf({ sub: 'mara', 'cognito:groups': '[admin]' }, demoted, { consistent: true });
  expect(actor).toMatchObject({ isAdmin: false });
});

test('decisions, "Whose id?": who calls comes from the verified token only', async () => {
  expect(await actorOf(undefined, standing, { consistent: false })).toEqual({ kind: 'visitor' });
  expect(await actorOf({ username: 'mara' }, standing, { consistent: false })).toEqual({ kind: 'visitor' });
  expect(await actorOf({ sub: 'mara' }, standing, { consistent: false })).toMatchObject({ artistId: 'mara' });
});

test('S2 section 8: an account without a profile is told so', async () => {
  await expect(actorOf({ sub: 'nobody' }, standing, { consistent: false })).rejects.toMatchObject({
    code: 'profile-not-found',
  });
});

const someone = (different: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'signed-in',
  ...mara,
  isAdmin: false,
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
  ['active-artist', someone({ status: 'new', isAdmin: true }), 'account-inactive'],
  ['admin', { kind: 'visitor' }, 'sign-in-required'],
  ['admin', someone(), 'admin-only'],
  ['admin', someone({ status: 'new', isAdmin: true }), undefined],
] as const)('decisions: %s is asked of %j: %s', (access, actor, code) => {
  const asked = () => authorize(access, actor);
  if (code) expect(asked).toThrow(expect.objectContaining({ code }));
  else expect(asked).not.toThrow();
});
