import type { ProfileField } from '../../shared/accounts/profile-fields.ts';
import { newArtist, type Person } from '../test/people.ts';
import { firstMessage, rawCall } from '../test/raw-call.ts';

let artist: Person;
beforeEach(async () => {
  artist = await newArtist('new', 'Ana Lima');
});

const edit = (field: string, from: unknown, to: unknown) =>
  artist.api('PATCH /api/me', { body: { field, from, to } as never });

describe('a profile is edited field by field, whatever the account’s status (product 3.16)', () => {
  test.each<[ProfileField, string, string]>([
    ['artistName', 'Ana Lima', 'Ferry House'],
    ['fullName', 'Ana Lima', 'Ana de Lima'],
    ['country', 'Portugal', 'Spain'],
    ['spotifyProfile', '', 'https://open.spotify.com/artist/0TnOYISbd1XYRBk9myaseg'],
    ['whatsappNumber', '', '+351912345678'],
    ['instagramHandle', '@mara', '@ferry.house'],
    ['twitterHandle', '', '@ferryhouse'],
    ['websiteUrl', '', 'https://ferry.example/'],
    ['bio', '', 'Songs by the sea.\n\nSince 2019.'],
  ])('%s', async (field, from, to) => {
    const edited = await edit(field, from, to);
    expect(edited).toMatchObject({ id: artist.artistId, status: 'new', [field]: to });
    expect(await artist.api('GET /api/me')).toEqual(edited);
  });

  test('trims typed text', async () => {
    expect((await edit('fullName', 'Ana Lima', '  Ana Faro ')).fullName).toBe('Ana Faro');
  });
});

describe('two tabs cannot overwrite each other unknowingly (product 5.5)', () => {
  test('on the same field: one is written, the other gets the current value', async () => {
    const results = await Promise.allSettled([edit('bio', '', 'Of tab one'), edit('bio', '', 'Of tab two')]);
    const { bio } = await artist.api('GET /api/me');
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: 'field-changed', details: { field: 'bio', current: bio } });
  });

  test('on different fields: both are written', async () => {
    await Promise.all([
      edit('bio', '', 'Songs.'),
      edit('twitterHandle', '', '@ana'),
      edit('country', 'Portugal', 'Spain'),
    ]);
    expect(await artist.api('GET /api/me')).toMatchObject({ bio: 'Songs.', twitterHandle: '@ana', country: 'Spain' });
  });

  test('a repeated edit succeeds', async () => {
    const first = await edit('bio', '', 'Songs.');
    expect(await edit('bio', '', 'Songs.')).toEqual(first);
  });
});

test.each([
  ['status', 'new', 'active'],
  ['role', '', 'admin'],
  ['email', 'x', 'other@segno.test'],
  ['id', 'x', 'y'],
  ['notBefore', 0, 1],
  ['__proto__', '', 'x'],
  ['PK', '', 'x'],
])('product 3.13: nobody can give themselves %s', async (field, from, to) => {
  const before = await artist.api('GET /api/me');
  const answer = await rawCall('PATCH /api/me', {
    token: artist.token,
    body: `{"field":${JSON.stringify(field)},"from":${JSON.stringify(from)},"to":${JSON.stringify(to)}}`,
  });
  expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(await artist.api('GET /api/me')).toEqual(before);
});

test('the server checks a field’s rules too, and replies with their message', async () => {
  const body = { field: 'fullName', from: 'Ana Lima', to: '   ' };
  const answer = await rawCall('PATCH /api/me', { token: artist.token, body });
  expect([answer.status, firstMessage(answer)]).toEqual([400, 'Full name is required']);
});

test('rejects half a character as the previous value, without an internal error', async () => {
  const body = '{"field":"bio","from":"\\ud800","to":"x"}';
  expect((await rawCall('PATCH /api/me', { token: artist.token, body })).status).toBe(400);
});
