import { randomUUID } from 'node:crypto';
import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { auditItems, byTheTests } from '../test/audits.ts';
import { ownTable } from '../test/own-table.ts';
import { admin, newAdmin, newArtist, tokenOf } from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { claimsOf } from '../test/tokens.ts';

type Change = { from: OfficeRole | null; to: OfficeRole | null };

const give = async (artistId: ArtistId, body: Change) =>
  (await admin()).api('PUT /api/admin/users/{artistId}/role', { params: { artistId }, body });

test('giving, changing and removing a role changes profile, group and status together, and is recorded (product 3.15)', async () => {
  const artist = await newArtist('new');
  const steps = [
    [{ from: null, to: 'finance' }, 'artist, new', 'finance, active'],
    [{ from: 'finance', to: 'reviewer' }, 'finance, active', 'reviewer, active'],
    [{ from: 'reviewer', to: null }, 'reviewer, active', 'artist, active'],
  ] as const;
  for (const [change] of steps) {
    const account = await give(artist.artistId, change);
    expect([account.role, account.status]).toEqual([change.to ?? undefined, 'active']);
    const { 'cognito:groups': groups } = claimsOf(await tokenOf(artist.email));
    expect(groups).toEqual(change.to ? [change.to] : undefined);
    const { members } = await (await admin()).api('GET /api/admin/office-members');
    expect(members.find(({ id }) => id === artist.artistId)?.role).toBe(change.to ?? undefined);
    // A retry after a lost reply changes and records nothing more.
    expect(await give(artist.artistId, change)).toEqual(account);
  }
  const entries = await auditItems(
    ({ object, what }) => what === 'role-changed' && (object as { artistId: ArtistId }).artistId === artist.artistId,
  );
  const inOrder = entries.sort((one, other) => String(one.at).localeCompare(String(other.at)));
  expect(inOrder.map(({ from, to }) => [from, to])).toEqual(steps.map(([, from, to]) => [from, to]));
});

test('a role opens its own routes only, at once (product 3.15)', async () => {
  const artist = await newArtist('active');
  const statusOf = async (route: 'GET /api/admin/payments' | 'GET /api/admin/users') =>
    (await rawCall(route, { query: {}, token: await tokenOf(artist.email) })).status;
  await give(artist.artistId, { from: null, to: 'finance' });
  expect([await statusOf('GET /api/admin/payments'), await statusOf('GET /api/admin/users')]).toEqual([200, 403]);
});

test('an admin cannot overwrite another admin’s change unknowingly: the request names the role that the page showed', async () => {
  const artist = await newArtist('active');
  await give(artist.artistId, { from: null, to: 'reviewer' });
  await expect(give(artist.artistId, { from: null, to: 'finance' })).rejects.toMatchObject({
    code: 'role-changed',
    details: { role: 'reviewer' },
  });
  await expect(give(artist.artistId, { from: null, to: null })).rejects.toMatchObject({ code: 'role-changed' });
});

test('a member of the office cannot delete the account', async () => {
  const boss = await newAdmin();
  const end = { artistName: 'Olga Office', password: boss.password };
  await expect(boss.api('POST /api/me/deletion', { body: end })).rejects.toMatchObject({ code: 'still-admin' });
});

describe('the office always has an admin (product 3.15)', () => {
  const olga = { kind: 'admin', id: anId<ArtistId>(randomUUID()), name: 'Olga' } as const;
  const byAnAdmin = () => ({ ...byTheTests(), who: olga });

  async function officeOf(size: number) {
    const profiles = profileRepository(await ownTable());
    const admins = Array.from({ length: size }, () => anId<ArtistId>(randomUUID()));
    for (const artistId of admins) {
      await profiles.create(newProfile(artistId, {}, new Date()));
      await profiles.setRole(artistId, { from: null, to: 'admin' }, byAnAdmin());
    }
    return { profiles, admins };
  }

  test('three admins step down at the same time: one stays', async () => {
    const { profiles, admins } = await officeOf(3);
    const leaving = await Promise.allSettled(
      admins.map((artistId) => profiles.setRole(artistId, { from: 'admin', to: 'reviewer' }, byAnAdmin())),
    );
    const refused = leaving.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'last-admin' })]);
    const members = await profiles.officeMembers();
    expect(members.map(({ role }) => role).sort()).toEqual(['admin', 'reviewer', 'reviewer']);
    expect(new Set(members.map(({ artistId }) => artistId))).toEqual(new Set(admins));
  });

  test('an admin whose account was deleted at the pool no longer counts', async () => {
    const { profiles, admins } = await officeOf(2);
    const gone = await profiles.find(admins[0] as ArtistId, { consistent: true });
    if (gone) await profiles.close(gone, new Date());
    expect(await profiles.officeMembers()).toEqual([{ artistId: admins[1], role: 'admin' }]);
    const last = profiles.setRole(admins[1] as ArtistId, { from: 'admin', to: null }, byAnAdmin());
    await expect(last).rejects.toMatchObject({ code: 'last-admin' });
  });

  test('an account that is about to be deleted gets no role', async () => {
    const { profiles } = await officeOf(1);
    const artistId = anId<ArtistId>(randomUUID());
    await profiles.create(newProfile(artistId, {}, new Date()));
    await profiles.beginDeletion(artistId, { id: newId('request'), at: new Date() });
    const promotion = profiles.setRole(artistId, { from: null, to: 'admin' }, byAnAdmin());
    await expect(promotion).rejects.toMatchObject({ code: 'user-not-found' });
  });

  test('an account that has just got a role cannot be deleted, whatever was checked before', async () => {
    const { profiles, admins } = await officeOf(1);
    const end = profiles.beginDeletion(admins[0] as ArtistId, { id: newId('request'), at: new Date() });
    await expect(end).rejects.toMatchObject({ code: 'still-admin' });
  });

  test('the operator can remove the last admin', async () => {
    const { profiles, admins } = await officeOf(1);
    await profiles.setRole(admins[0] as ArtistId, { from: 'admin', to: null }, byTheTests());
    expect(await profiles.officeMembers()).toEqual([]);
  });
});
