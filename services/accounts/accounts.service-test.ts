import { randomUUID } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminUpdateUserAttributesCommand,
  DeleteUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import type { Profile } from '../../shared/accounts/profile.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import type { Log } from '../platform/logger.ts';
import type { Table } from '../platform/table.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';
import { byTheTests } from '../test/audits.ts';
import { apiAs, laptop } from '../test/laptop.ts';
import { ownTable } from '../test/own-table.ts';
import {
  accountTokenOf,
  admin,
  browserTokenOf,
  codeSentTo,
  cognito,
  newAccount,
  newAdmin,
  newArtist,
  profileWithoutSignIn,
  signUpAs,
  statusChange,
  table,
  tokenOf,
} from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { until } from '../test/releases.ts';
import { runNewDay } from '../test/run-new-day.ts';
import { testLog } from '../test/test-log.ts';
import { claimsOf, resigned } from '../test/tokens.ts';
import { accountWalkRepository } from './account-walk-repository.ts';
import { followAccounts } from './follow-accounts.ts';

/** Walks the accounts of a separate table with a fake pool. */
const newDay = (own: Table, { pool, log, isTime = () => true }: { pool: object; log: Log; isTime?: () => boolean }) =>
  followAccounts(
    {
      walks: accountWalkRepository(own),
      profiles: profileRepository(own),
      pool: pool as UserPoolGateway,
      poolTurn: async () => {},
      hasMoney: async () => false,
      cards: async () => [],
      log,
      now: () => new Date(),
      isTime,
      restMs: 0,
    },
    'day',
  );

test('a new account is inactive and has the profile of its sign-up (product 3.11)', async () => {
  const { api, email } = await newAccount('Ana Lima');
  expect(await api('GET /api/me')).toMatchObject({
    email,
    status: 'new',
    fullName: 'Ana Lima',
    artistName: 'Ana Lima',
    country: 'Portugal',
  });
});

test('tokens minted for tests have the claims of a real sign-in', async () => {
  const lasting = (token: string) => {
    const { origin_jti, event_id, jti, auth_time, iat, exp, ...claims } = claimsOf(token);
    // A sign-in may begin in one second and end in the next.
    return { ...claims, isOfItsSignIn: Number(iat) - Number(auth_time) <= 1 };
  };
  for (const { token, email } of [await newAccount(), await newAdmin()]) {
    expect(lasting(token)).toEqual(lasting(await browserTokenOf(email)));
  }
});

test('an account moves to the tab of its new status', async () => {
  const office = await admin();
  const before = await office.api('GET /api/admin/users', { query: {} });
  const artist = await newArtist('active');
  expect((await artist.api('GET /api/me')).status).toBe('active');
  // Other test files create accounts concurrently.
  await until(
    () => office.api('GET /api/admin/users', { query: { status: 'active' } }),
    ({ items, counts }) => counts.active > before.counts.active && items.some(({ id }) => id === artist.artistId),
    'the account in its tab',
  );
});

test('a repeated change is accepted, and neither written nor counted again', async () => {
  const office = await admin();
  const artist = await newArtist('pending');
  const activate = () =>
    office.api('PATCH /api/admin/users/{artistId}/status', {
      params: { artistId: artist.artistId },
      body: { from: 'pending', to: 'active' },
    });
  const first = await activate();
  // The profile and the count are written in one transaction, so a profile that was not written was not counted.
  const written = await table.get(keys.profile(artist), { consistent: true });
  expect(await activate()).toEqual(first);
  expect(await table.get(keys.profile(artist), { consistent: true })).toEqual(written);
});

test('an admin cannot overwrite another admin’s change unknowingly', async () => {
  const office = await admin();
  const artist = await newArtist('active');
  await expect(
    office.api('PATCH /api/admin/users/{artistId}/status', {
      params: { artistId: artist.artistId },
      body: statusChange('pending', 'rejected'),
    }),
  ).rejects.toMatchObject({ code: 'status-changed', details: { status: 'active' } });
});

describe('the status of an account', () => {
  test('cannot be changed by its own owner, an admin', async () => {
    const office = await newAdmin();
    for (const to of ['pending', 'rejected', 'active'] as const) {
      const answer = await rawCall('PATCH /api/admin/users/{artistId}/status', {
        token: office.token,
        params: { artistId: office.artistId },
        body: statusChange('active', to),
      });
      expect(answer).toMatchObject({ status: 403, code: 'own-status' });
    }
  });

  test('takes an admin’s rights away, until another admin restores it', async () => {
    const office = await admin();
    const other = await newAdmin();
    const set = (from: AccountStatus, to: AccountStatus) =>
      office.api('PATCH /api/admin/users/{artistId}/status', {
        params: { artistId: other.artistId },
        body: statusChange(from, to),
      });
    await set('active', 'rejected');
    const list = () => rawCall('GET /api/admin/users', { token: other.token, query: {} });
    expect(await list()).toMatchObject({ status: 403, code: 'account-inactive' });
    await set('rejected', 'active');
    expect((await list()).status).toBe(200);
  });

  test('becomes active when the operator makes the account an admin, and counts once', async () => {
    const own = await ownTable();
    const profiles = profileRepository(own);
    const artistId = anId<ArtistId>(randomUUID());
    await profiles.create(newProfile(artistId, {}, new Date()));
    expect(await profiles.counts()).toMatchObject({ new: 1, active: 0 });
    for (let n = 0; n < 2; n++) await profiles.setRole(artistId, { from: null, to: 'admin' }, byTheTests());
    expect(await profiles.counts()).toMatchObject({ new: 0, active: 1 });
    await profiles.setRole(artistId, { from: 'admin', to: null }, byTheTests());
    const artist = await profiles.find(artistId);
    expect([artist?.role, artist?.status]).toEqual([undefined, 'active']);
  });
});

describe('signing out everywhere', () => {
  test('ends every sign-in at once, even with a token that has not expired; a new sign-in works', async () => {
    const artist = await newAccount();
    const phone = apiAs(await tokenOf(artist.email));
    await phone('GET /api/me');
    await artist.api('POST /api/me/sign-out-everywhere');
    // An eventually consistent read may still return the previous profile.
    const refused = () =>
      artist.api('GET /api/me').then(
        () => false,
        () => true,
      );
    await until(refused, Boolean, 'the end of the sign-in');
    for (const api of [artist.api, phone]) {
      await expect(api('GET /api/me')).rejects.toMatchObject({ code: 'sign-in-required' });
      await expect(api('GET /api/releases', { query: {} })).rejects.toMatchObject({ code: 'sign-in-required' });
    }
    // A sign-in within the same second is rejected with the others.
    await until(
      async () => rawCall('GET /api/me', { token: await tokenOf(artist.email) }),
      ({ status }) => status === 200,
      'a sign-in of a later second',
    );
  });

  test('is not undone by a refreshed token', async () => {
    const artist = await newAccount();
    await artist.api('POST /api/me/sign-out-everywhere');
    const renewed = resigned(artist.token, { iat: Math.floor(Date.now() / 1000) + 30 });
    const reload = () => rawCall('GET /api/me', { token: renewed });
    await until(reload, ({ code }) => code === 'sign-in-required', 'the refusal of the renewed token');
  });

  test('does not affect other accounts', async () => {
    const [artist, other] = [await newAccount(), await newAccount()];
    await artist.api('POST /api/me/sign-out-everywhere');
    expect((await other.api('GET /api/me')).id).toBe(other.artistId);
  });
});

describe('the profile copies from the user pool (product 3.10)', () => {
  const pool = { UserPoolId: laptop.outputs.UserPoolId };
  const laterToken = (token: string) => resigned(token, { iat: Math.floor(Date.now() / 1000) + 60 });

  test('a verified new address with the next token, but never an unverified one', async () => {
    const artist = await newAccount();
    const renewed = `renewed-${artist.email}`;
    const UserAttributes = [{ Name: 'email', Value: renewed }];
    await cognito.send(
      new UpdateUserAttributesCommand({ AccessToken: await accountTokenOf(artist.email), UserAttributes }),
    );
    expect((await apiAs(laterToken(artist.token))('GET /api/me')).email).toBe(artist.email);
    const Code = await codeSentTo(renewed);
    await cognito.send(
      new VerifyUserAttributeCommand({ AccessToken: await accountTokenOf(artist.email), AttributeName: 'email', Code }),
    );
    const { email } = await apiAs(resigned(artist.token, { iat: Math.floor(Date.now() / 1000) + 120 }))('GET /api/me');
    expect(email).toBe(renewed);
  });

  test('once for each token', async () => {
    const artist = await newAccount();
    const moved = [
      { Name: 'email', Value: `moved-${artist.email}` },
      { Name: 'email_verified', Value: 'true' },
    ];
    await cognito.send(
      new AdminUpdateUserAttributesCommand({ ...pool, Username: artist.artistId, UserAttributes: moved }),
    );
    expect((await artist.api('GET /api/me')).email).toBe(artist.email);
    expect((await apiAs(laterToken(artist.token))('GET /api/me')).email).toBe(`moved-${artist.email}`);
  });

  test('no other attributes: writing them at the pool changes no profile', async () => {
    const artist = await newAccount('Ana Lima');
    const UserAttributes = [{ Name: 'custom:full_name', Value: 'Somebody Else' }];
    await cognito.send(
      new UpdateUserAttributesCommand({ AccessToken: await accountTokenOf(artist.email), UserAttributes }),
    );
    expect((await apiAs(laterToken(artist.token))('GET /api/me')).fullName).toBe('Ana Lima');
  });
});

describe('an account that its owner deleted at the user pool', () => {
  const profileOf = (artistId: ArtistId) => table.get(keys.profile({ artistId }), { consistent: true });

  test('is closed within a day: its token opens nothing, and no list shows it', async () => {
    const [other, artist] = [await newArtist('active'), await newArtist('active')];
    await cognito.send(new DeleteUserCommand({ AccessToken: await accountTokenOf(artist.email) }));
    // The daily run reads a list of accounts that may lag behind for a moment.
    const closed = () => runNewDay().then(() => profileOf(artist.artistId));
    await until(closed, (profile) => profile?.closedAt !== undefined, 'the closed account');
    expect(await profileOf(artist.artistId)).toMatchObject({ closedAt: expect.any(String), status: 'active' });
    expect(await profileOf(artist.artistId)).not.toHaveProperty('statePK');
    expect(await profileOf(other.artistId)).not.toHaveProperty('closedAt');
    const reload = () => rawCall('GET /api/me', { token: artist.token });
    await until(reload, ({ code }) => code === 'sign-in-required', 'the refusal of its token');
    expect((await rawCall('POST /api/releases', { token: artist.token, idempotencyKey: 'k' })).status).toBe(401);
    const office = await admin();
    const listed = () => office.api('GET /api/admin/users', { query: {} });
    await until(listed, ({ items }) => items.every(({ id }) => id !== artist.artistId), 'the list without it');
    await expect(
      office.api('PATCH /api/admin/users/{artistId}/status', {
        params: { artistId: artist.artistId },
        body: { from: 'active', to: 'pending' },
      }),
    ).rejects.toMatchObject({ code: 'user-not-found' });
  });

  test('is closed at once when it loads its profile with a new token', async () => {
    const artist = await newAccount();
    await cognito.send(new DeleteUserCommand({ AccessToken: await accountTokenOf(artist.email) }));
    const token = resigned(artist.token, { iat: Math.floor(Date.now() / 1000) + 60 });
    expect(await rawCall('GET /api/me', { token })).toMatchObject({ status: 401, code: 'sign-in-required' });
    expect(await profileOf(artist.artistId)).toHaveProperty('closedAt');
  });

  test('without a profile is told to sign in', async () => {
    const artist = await newAccount();
    await cognito.send(
      new AdminDeleteUserCommand({ UserPoolId: laptop.outputs.UserPoolId, Username: artist.artistId }),
    );
    await table.delete({ Key: keys.profile(artist) });
    expect(await rawCall('GET /api/me', { token: artist.token })).toMatchObject({
      status: 401,
      code: 'sign-in-required',
    });
  });

  test('frees its address for a new account, which never sees the old one', async () => {
    const old = await newArtist('active', 'The Old One');
    await cognito.send(new DeleteUserCommand({ AccessToken: await accountTokenOf(old.email) }));
    const fresh = await signUpAs(old.email, 'The New One');
    expect(fresh.artistId).not.toBe(old.artistId);
    expect(await fresh.api('GET /api/me')).toMatchObject({ email: old.email, status: 'new', fullName: 'The New One' });
  });

  test('leaves the lists and the counts once', async () => {
    const own = await ownTable();
    const profiles = profileRepository(own);
    const kept = await profiles.create(newProfile(anId(randomUUID()), {}, new Date()));
    const gone = await profiles.create(newProfile(anId(randomUUID()), {}, new Date()));
    for (let n = 0; n < 2; n++) await profiles.close(gone, new Date());
    expect((await profiles.counts()).new).toBe(1);
    for (const query of [{}, { status: 'new' as const }]) {
      expect((await profiles.list(query)).items.map(({ id }) => id)).toEqual([kept.id]);
    }
  });

  test('raises a daily alarm if it was the last admin’s, until there is a new admin (product 3.15)', async () => {
    const own = await ownTable();
    const profiles = profileRepository(own);
    const member = async (role?: OfficeRole) => {
      const { id } = await profiles.create(newProfile(anId(randomUUID()), {}, new Date()));
      if (role) await profiles.setRole(id, { from: null, to: role }, byTheTests());
      return id;
    };
    const atThePool = new Set<ArtistId>();
    const pool = {
      listUnconfirmed: async function* () {},
      find: async (artistId: ArtistId) => (atThePool.has(artistId) ? {} : undefined),
    };
    const alarmed: string[] = [];
    const log = testLog({ alarm: (name) => void alarmed.push(name) });
    const day = () => newDay(own, { pool, log });

    for (const id of [await member(), await member('reviewer')]) atThePool.add(id);
    const [one, other] = [await member('admin'), await member('admin')];
    for (const id of [one, other]) atThePool.add(id);
    atThePool.delete(one);
    await day();
    expect(alarmed).toEqual([]);
    atThePool.delete(other);
    await day();
    await day();
    expect(alarmed).toEqual(['office-without-admin', 'office-without-admin']);
    atThePool.add(await member('admin'));
    await day();
    expect(alarmed).toHaveLength(2);
  });

  test('raises the alarm if the admin was the only member of the office; an office without members raises none (product 3.15)', async () => {
    const own = await ownTable();
    const profiles = profileRepository(own);
    const alarmed: string[] = [];
    const log = testLog({ alarm: (name) => void alarmed.push(name) });
    const pool = { listUnconfirmed: async function* () {}, find: async () => undefined };
    const day = () => newDay(own, { pool, log });
    await day();
    expect(alarmed).toEqual([]);
    const { id } = await profiles.create(newProfile(anId(randomUUID()), {}, new Date()));
    await profiles.setRole(id, { from: null, to: 'admin' }, byTheTests());
    await day();
    expect(alarmed).toEqual(['office-without-admin']);
  });

  test('is found on every page of the accounts, by runs that each handle one page (design 7.16)', async () => {
    const own = await ownTable();
    const profiles = profileRepository(own);
    const created: Profile[] = [];
    for (let n = 0; n < 120; n++)
      created.push(await profiles.create(newProfile(anId(randomUUID()), {}, new Date(1_800_000_000_000 + n))));
    const gone = [created[0], created[60], created[119]].map((profile) => profile?.id);
    const pool = {
      listUnconfirmed: async function* () {},
      find: async (artistId: ArtistId) => (gone.includes(artistId) ? undefined : {}),
    };
    const closed = async () =>
      (await Promise.all(created.map(({ id }) => profiles.find(id, { consistent: true })))).flatMap((profile) =>
        profile?.closedAt ? profile.id : [],
      );
    const found: number[] = [];
    for (let run = 0; run < 3; run++) {
      await newDay(own, { pool, log: testLog({}), isTime: () => false });
      found.push((await closed()).length);
    }
    expect(found).toEqual([1, 2, 3]);
    expect(await closed()).toEqual(gone);
    expect(await accountWalkRepository(own).find()).toMatchObject({ closed: 3, finishedAt: expect.any(String) });
  });

  test('stays open if it was created without a sign-in, because the pool still has it', async () => {
    const artistId = await profileWithoutSignIn();
    await runNewDay();
    expect(await profileOf(artistId)).not.toHaveProperty('closedAt');
  });
});
