import type { Notice } from '../../shared/notices/notice.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { laptop } from '../test/laptop.ts';
import { mailsTo, newArtist, newColleague, type Person } from '../test/people.ts';
import { postedStatement } from '../test/posted-statement.ts';
import { freshKey, stored, until } from '../test/releases.ts';

const noticesOf = async ({ api }: Person): Promise<Notice[]> =>
  (await api('GET /api/notices', { query: {} })).items.map(({ about }) => about);
const arrivedNotice = (person: Person, kind: Notice['kind']) =>
  until(
    () => noticesOf(person),
    (all) => all.some((about) => about.kind === kind),
    `the notice ${kind}`,
  );
const arrivedMail = (person: Person, subject: string) =>
  until(
    () => mailsTo(person.email),
    (mails) => mails.some((mail) => mail.subject === subject),
    `the email “${subject}”`,
  );
const submit = ({ artistId }: Person, title: string) => stored(aCompleteDraft({ artistId, title }), 'submitted');

test('a submission is in the bell and in the inbox, for its artist only, until it is read (product 36.2, 36.7)', async () => {
  const [mara, ines] = [await newArtist('active'), await newArtist('active')];
  const { id: releaseId } = await submit(mara, 'Night Ferry');
  expect(await arrivedNotice(mara, 'submitted')).toEqual([{ kind: 'submitted', releaseId, title: 'Night Ferry' }]);
  await arrivedMail(mara, 'We’ve got your release');

  const { items, read, unread } = await mara.api('GET /api/notices', { query: {} });
  expect([items.map(({ n }) => n), read, unread]).toEqual([[1], 0, 1]);
  expect(await mara.api('GET /api/notices/unread')).toEqual({ unread: 1 });
  // A number that does not exist yet marks nothing.
  expect(await mara.api('POST /api/notices/read', { body: { upTo: 2 } })).toEqual({ unread: 1 });
  expect(await mara.api('POST /api/notices/read', { body: { upTo: 1 } })).toEqual({ unread: 0 });
  expect(await mara.api('POST /api/notices/read', { body: { upTo: 1 } })).toEqual({ unread: 0 });

  expect(await ines.api('GET /api/notices', { query: {} })).toEqual({ items: [], read: 0, unread: 0 });
  expect(await ines.api('POST /api/notices/read', { body: { upTo: 1 } })).toEqual({ unread: 0 });
});

test('a message from the office has its own email, and a notice without a second one (product 36.2)', async () => {
  const [mara, reviewer] = [await newArtist('active'), await newColleague('reviewer')];
  const { id: releaseId, artistId } = await submit(mara, 'Night Ferry');
  await reviewer.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/messages', {
    params: { artistId, releaseId },
    body: { text: 'Which mix is it?' },
    ...freshKey(),
  });
  expect(await arrivedNotice(mara, 'office-message')).toContainEqual({
    kind: 'office-message',
    releaseId,
    title: 'Night Ferry',
  });
  await arrivedMail(mara, 'A message about your release');
});

describe('an optional email can be stopped by its link (product 36.8)', () => {
  let mara: Person;
  let address: string;
  beforeAll(async () => {
    mara = await newArtist('active');
    await submit(mara, 'Night Ferry');
    const mails = await arrivedMail(mara, 'We’ve got your release');
    const html = await mails.find(({ subject }) => subject === 'We’ve got your release')?.html();
    address = /href="([^"]*\/unsubscribe\/[^"]*)"/.exec(html ?? '')?.[1] ?? '';
  });
  const post = (path: string) =>
    fetch(`${laptop.addresses.site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
  const apiPath = () => `/api${new URL(address).pathname}`;
  const wantsSubmitted = async () => (await mara.api('GET /api/me')).wantsSubmitted;

  test('opening it changes nothing; the page’s address is where it leads', async () => {
    const opened = await fetch(`${laptop.addresses.site}${apiPath()}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, new URL(address).pathname]);
    expect(await wantsSubmitted()).toBe(true);
  });

  test('a forged link, or one for another account or another kind, changes nothing', async () => {
    const ines = await newArtist('active');
    for (const forged of [
      apiPath().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      apiPath().replace(mara.artistId, ines.artistId),
      apiPath().replace('wantsSubmitted', 'wantsEarned'),
    ])
      expect((await post(forged)).status).toBe(404);
    expect((await post(apiPath().replace('wantsSubmitted', 'wantsMoney'))).status).toBe(400);
    expect(await mara.api('GET /api/me')).toMatchObject({ wantsSubmitted: true, wantsEarned: true });
    expect(await ines.api('GET /api/me')).toMatchObject({ wantsSubmitted: true });
  });

  test('one click stops this kind, also twice; the notice still arrives', async () => {
    for (const _ of [1, 2]) {
      const reply = await post(apiPath());
      expect([reply.status, await reply.json()]).toEqual([200, { unsubscribed: true }]);
    }
    expect(await mara.api('GET /api/me')).toMatchObject({ wantsSubmitted: false, wantsDelivered: true });
    await submit(mara, 'Harbour Lights');
    await until(
      () => noticesOf(mara),
      (all) => all.length === 2,
      'the second notice',
    );
    expect((await mailsTo(mara.email)).filter(({ subject }) => subject === 'We’ve got your release')).toHaveLength(1);
  });
});

test('earnings wait until they are whole: nothing is announced before (product 36.5)', async () => {
  const mara = await newArtist('active');
  const release = await submit(mara, 'Sleeper Train');
  const line = { track: 0, month: '2026-10', store: 'Spotify', country: 'DE', streams: 1000, amount: '12.5' };
  await postedStatement({ ...release, artistId: mara.artistId }, [line]);
  await arrivedNotice(mara, 'submitted');
  expect((await noticesOf(mara)).map(({ kind }) => kind)).toEqual(['submitted']);
});
