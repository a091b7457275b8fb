import { keys } from '../platform/keys.ts';
import { admin, newAccount, newArtist, table } from '../test/people.ts';

test('S1 section 4: a new account starts inactive, with the profile that it signed up with', async () => {
  const { api, email } = await newAccount('Ana Lima');
  expect(await api('GET /api/me')).toMatchObject({
    email,
    status: 'new',
    isAdmin: false,
    fullName: 'Ana Lima',
    artistName: 'Ana Lima',
    country: 'Portugal',
  });
});

test('an admin moves an account, and its tab follows', async () => {
  const office = await admin();
  const before = await office.api('GET /api/admin/users', { query: {} });
  const artist = await newArtist('active');
  expect((await artist.api('GET /api/me')).status).toBe('active');
  const after = await office.api('GET /api/admin/users', { query: { status: 'active' } });
  // Other test files make accounts of their own meanwhile.
  expect(after.counts.active).toBeGreaterThan(before.counts.active);
  expect(after.items.map(({ id }) => id)).toContain(artist.artistId);
});

test('a change whose answer was lost can be sent again: it is accepted, and nothing more is written or counted', async () => {
  const office = await admin();
  const artist = await newArtist('pending');
  const activate = () =>
    office.api('PATCH /api/admin/users/{artistId}/status', {
      params: { artistId: artist.artistId },
      body: { from: 'pending', to: 'active' },
    });
  const first = await activate();
  // Profile and count are one transaction: a profile that was not written was not counted.
  const written = await table.get(keys.profile(artist), { consistent: true });
  expect(await activate()).toEqual(first);
  expect(await table.get(keys.profile(artist), { consistent: true })).toEqual(written);
});

test('two admins do not undo each other unseen', async () => {
  const office = await admin();
  const artist = await newArtist('active');
  await expect(
    office.api('PATCH /api/admin/users/{artistId}/status', {
      params: { artistId: artist.artistId },
      body: { from: 'pending', to: 'rejected' },
    }),
  ).rejects.toMatchObject({ code: 'status-changed', details: { status: 'active' } });
});
