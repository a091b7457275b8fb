import { randomUUID } from 'node:crypto';
import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { auditOfAdmin } from '../test/audits.ts';
import { laptop } from '../test/laptop.ts';
import { admin, cognito, newAccount, newAdmin, newArtist, profiles, profileWithoutSignIn } from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { until } from '../test/releases.ts';

const list = async (query: { q?: string; status?: 'new' | 'active' }) =>
  (await admin()).api('GET /api/admin/users', { query });
const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ id }) => id);
const letters = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(8, 'q');

/** The account's search terms appear a moment after it was created. */
const found = (q: string, id: string) =>
  until(
    () => list({ q }),
    (page) => idsOf(page).includes(id as never),
    `the account that ${q} finds`,
  );

test('an account is found by the beginning of its names and handle, within a tab, and not by a former name (product 13.1)', async () => {
  const word = letters();
  const artist = await newAccount(`Zoë ${word} Lima`);
  for (const typed of [`zoe ${word.slice(0, 6)}`, word.toUpperCase(), `${word} li`])
    await found(typed, artist.artistId);
  expect(idsOf(await list({ q: word, status: 'new' }))).toEqual([artist.artistId]);
  expect(idsOf(await list({ q: word, status: 'active' }))).toEqual([]);
  expect(idsOf(await list({ q: `#${word}x` }))).toEqual([]);
  expect(idsOf(await list({ q: '#' }))).toEqual([]);

  const handle = letters();
  await artist.api('PATCH /api/me', {
    body: { field: 'instagramHandle', from: '@mara', to: `https://example.com/${handle}` },
  });
  await found(`@${handle}`, artist.artistId);
  await artist.api('PATCH /api/me', { body: { field: 'fullName', from: `Zoë ${word} Lima`, to: 'Zoë Lima' } });
  await artist.api('PATCH /api/me', { body: { field: 'artistName', from: `Zoë ${word} Lima`, to: 'Zoë Lima' } });
  expect(idsOf(await list({ q: word }))).toEqual([]);
});

test('a whole email address is looked up in the user pool; the list contains none (product 13.1)', async () => {
  const artist = await newAccount();
  const page = await list({ q: artist.email });
  expect(idsOf(page)).toEqual([artist.artistId]);
  expect(page.items[0]).not.toHaveProperty('email');
  expect(idsOf(await list({ q: `nobody-${artist.email}` }))).toEqual([]);
});

test('an account’s address comes from the pool; a deleted account has none (product 13.8)', async () => {
  const artist = await newAccount();
  const { api } = await admin();
  const params = { artistId: artist.artistId };
  expect(await api('GET /api/admin/users/{artistId}/email', { params })).toEqual({ email: artist.email });
  await cognito.send(new AdminDeleteUserCommand({ UserPoolId: laptop.outputs.UserPoolId, Username: artist.artistId }));
  await expect(api('GET /api/admin/users/{artistId}/email', { params })).rejects.toMatchObject({
    code: 'user-not-found',
  });
});

test('viewing an artist’s pages is recorded (product 13.9)', async () => {
  const office = await newAdmin();
  const artist = await newArtist('active');
  const params = { artistId: artist.artistId };
  const seen = await office.api('GET /api/admin/users/{artistId}/as-artist', { params });
  expect(seen).toMatchObject({ profile: { id: artist.artistId, status: 'active' }, releases: [] });
  expect(await auditOfAdmin(office.artistId)).toEqual([
    expect.objectContaining({ what: 'seen-as-artist', object: { kind: 'account', ...params } }),
  ]);
});

test('the artist sees the reason for a rejection until the status changes (product 13.4)', async () => {
  const artist = await newArtist('pending');
  const { api } = await admin();
  const params = { artistId: artist.artistId };
  const reason = 'No music was found under this name.';
  const set = 'PATCH /api/admin/users/{artistId}/status';
  await api(set, { params, body: { from: 'pending', to: 'rejected', reason } });
  expect(await artist.api('GET /api/me')).toMatchObject({ status: 'rejected', refusal: reason });
  await api(set, { params, body: { from: 'rejected', to: 'pending' } });
  expect(await artist.api('GET /api/me')).not.toHaveProperty('refusal');
});

test('a rejection needs a reason (product 13.4)', async () => {
  const artist = await newArtist('pending');
  const { token } = await admin();
  const params = { artistId: artist.artistId };
  const refused = (body: object) =>
    rawCall('PATCH /api/admin/users/{artistId}/status', { token, params, body: { from: 'pending', ...body } });
  for (const body of [{ to: 'rejected' }, { to: 'rejected', reason: ' ' }, { to: 'active', reason: 'None' }])
    expect(await refused(body)).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(await artist.api('GET /api/me')).toMatchObject({ status: 'pending' });
});

test('a closed account gets no status or role, and no search finds it (product 13.2)', async () => {
  const word = letters();
  const artistId = await profileWithoutSignIn(`Gone ${word}`);
  await found(word, artistId);
  const profile = await profiles.find(artistId, { consistent: true });
  if (profile) await profiles.close(profile, new Date());
  const { api } = await admin();
  const params = { artistId };
  const status = api('PATCH /api/admin/users/{artistId}/status', { params, body: { from: 'new', to: 'active' } });
  await expect(status).rejects.toMatchObject({ code: 'user-not-found' });
  const role = api('PUT /api/admin/users/{artistId}/role', { params, body: { from: null, to: 'admin' } });
  await expect(role).rejects.toMatchObject({ code: 'user-not-found' });
  expect(idsOf(await list({ q: word }))).toEqual([]);
});
