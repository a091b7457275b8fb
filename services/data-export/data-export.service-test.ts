import { createHash, randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { ArtistId, LeadId } from '../../shared/ids.ts';
import { COVER_MIN_PX } from '../../shared/media/file-finding.ts';
import { contentOf } from '../../shared/releases/earlier-submission.ts';
import { aCompleteDraft, anId, aTrack, inOrder, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { publish } from '../platform/outbox.ts';
import { earlierSubmissionWrite, messageWrite } from '../releases/messages/thread-writes.ts';
import { askedPayout } from '../test/earnings.ts';
import { jpegOf, wavOf } from '../test/files.ts';
import { laptop } from '../test/laptop.ts';
import { aPaidSession, eventAbout, opened, postEvent } from '../test/payments.ts';
import { savedMethod } from '../test/payout-methods.ts';
import { pdfOf } from '../test/pdf.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, stored, until, upload } from '../test/releases.ts';
import { askedAbout } from '../test/splits.ts';

const ask = ({ api }: Person) => api('POST /api/me/data-export');
const ready = async (person: Person) => {
  const last = await until(
    () => person.api('GET /api/me/data-export'),
    ({ state }) => state === 'ready',
    'the archive',
  );
  if (last.state !== 'ready') throw new Error('It is not ready');
  return last;
};
const partOf = ({ api }: Person, part = '1') =>
  api('GET /api/me/data-export/parts/{part}', { params: { part } }).then(({ url }) => fetch(url));
const mailed = async ({ email }: Person): Promise<string> => {
  const inbox = `${laptop.addresses.site}/local/mail.json?to=${encodeURIComponent(email)}`;
  const mails = await until(
    async () => (await (await fetch(inbox)).json()) as { subject: string; path: string }[],
    (all) => all.some(({ subject }) => /data is ready/.test(subject)),
    'the mail with the address',
  );
  const mail = mails.find(({ subject }) => /data is ready/.test(subject));
  const html = await (await fetch(`${laptop.addresses.site}${mail?.path}/html`)).text();
  return /href="([^"]*\/api\/data-exports\/[^"]*)"/.exec(html)?.[1] ?? '';
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const setOf = (person: Person, set: Record<string, string>) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.dataExport(person),
      UpdateExpression: `SET ${Object.keys(set).map((name) => `${name} = :${name}`)}`,
      ExpressionAttributeValues: Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
    }),
  );

test('the archive contains all data, each file as uploaded, and a manifest of them (product 18.2)', async () => {
  const artist = await newArtist('active', 'Mara Ellis');
  const draft = aCompleteDraft({
    artistId: artist.artistId,
    cover: null,
    title: 'Night / Ferry: 2?',
    ...inOrder([aTrack({ title: '..', audio: null })]),
  });
  const paid = aPaidSession(300);
  const release = await opened(await stored(draft), { sessionId: paid.id });
  await postEvent(eventAbout(paid));
  const trackId = release.trackIds[0] ?? NO_TRACK;
  const sent = {
    cover: await jpegOf(COVER_MIN_PX),
    audio: wavOf(2),
    licence: pdfOf('The licence'),
  };
  await upload(
    artist,
    release.id,
    { kind: 'cover' },
    { fileName: 'C.JPG', contentType: 'image/jpeg', bytes: sent.cover },
  );
  await upload(
    artist,
    release.id,
    { kind: 'audio', trackId },
    { fileName: 'a.wav', contentType: 'audio/wav', bytes: sent.audio },
  );
  await upload(
    artist,
    release.id,
    { kind: 'licence', trackId },
    { fileName: 'l.pdf', contentType: 'application/pdf', bytes: sent.licence },
  );
  await until(
    () => artist.api('GET /api/releases', { query: {} }),
    ({ items }) => items.length === 1,
    'the card',
  );

  const owned = { artistId: artist.artistId, releaseId: release.id };
  const message = {
    id: newId('message'),
    at: new Date().toISOString(),
    by: 'office' as const,
    text: 'Hello',
    reasons: [],
  };
  const person = { id: anId<ArtistId>(randomUUID()), name: 'Olga Office' };
  const content = contentOf(await current({ ...owned, id: release.id }));
  await table.transact([
    messageWrite(table, owned, { ...message, person }),
    earlierSubmissionWrite(table, owned, { at: message.at, content }),
  ]);

  const question = { id: newId('message'), message: 'What is a P-line?', step: 'p_line' as const, mediaId: null };
  const { message: answer } = await artist.api('POST /api/assistant/messages', {
    body: { ...question, releaseId: release.id },
  });

  await savedMethod(artist.artistId);
  await askedPayout(artist.artistId, 61_000_000n);
  await askedAbout(await current({ ...owned, id: release.id }), artist.artistId);
  expect(await ask(artist)).toMatchObject({ state: 'making' });
  const { parts } = await ready(artist);
  const fetched = await partOf(artist);
  expect(fetched.headers.get('content-disposition')).toMatch(/^attachment; filename="segno-\d{4}-\d\d-\d\d\.zip"$/);
  const zip = new Uint8Array(await fetched.arrayBuffer());
  expect(parts).toEqual([{ bytes: zip.length }]);

  const files = unzipSync(zip);
  const folder = `releases/Night - Ferry- 2- (${release.id})`;
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'advances.json',
      'balance.json',
      'earnings.json',
      'ledger.json',
      'manifest.json',
      'notices.json',
      'payments.json',
      'payouts.json',
      'profile.json',
      'splits.json',
      ...['01 untitled - licence.pdf', '01 untitled.wav', 'cover.jpg', 'distributor.csv', 'release.json'].map(
        (name) => `${folder}/${name}`,
      ),
      ...['messages.json', 'assistant.json', 'earlier-submission.json'].map((name) => `${folder}/${name}`),
    ].sort(),
  );
  const bytesOf = (name: string) => files[name] ?? new Uint8Array();
  // The cover is redrawn (product 38.2).
  expect(sha256(bytesOf(`${folder}/cover.jpg`))).toBe((await current({ ...owned, id: release.id })).cover?.sha256);
  expect(sha256(bytesOf(`${folder}/01 untitled.wav`))).toBe(sha256(sent.audio));
  expect(sha256(bytesOf(`${folder}/01 untitled - licence.pdf`))).toBe(sha256(sent.licence));

  const read = (name: string) => JSON.parse(Buffer.from(bytesOf(name)).toString());
  expect(read('profile.json')).toMatchObject({ id: artist.artistId, email: artist.email, fullName: 'Mara Ellis' });
  expect(read(`${folder}/release.json`)).toMatchObject({ id: release.id, title: 'Night / Ferry: 2?' });
  // The artist's view does not name members of the office.
  expect(read(`${folder}/messages.json`)).toEqual([message]);
  expect(read(`${folder}/assistant.json`)).toMatchObject([
    { role: 'user', content: 'What is a P-line?' },
    { role: 'assistant', content: answer },
  ]);
  expect(read(`${folder}/earlier-submission.json`)).toEqual({ at: message.at, content });
  expect(read('payments.json')).toMatchObject([{ releaseId: release.id, cents: 300, state: 'paid' }]);
  expect(read('ledger.json')).toMatchObject([{ entries: [{ amountMicros: '3000000' }, { amountMicros: '-3000000' }] }]);
  expect(read('balance.json')).toMatchObject({ availableMicros: '0', pendingMicros: '61000000' });
  expect(read('payouts.json')).toMatchObject({
    methods: [{ masked: 'PayPal m••••@segno.test' }],
    payouts: [{ amountMicros: '61000000', state: 'requested' }],
  });
  expect(read('splits.json')).toMatchObject([{ releaseTitle: 'Night / Ferry: 2?', proposed: { awaitsYou: true } }]);
  expect(parse(Buffer.from(bytesOf(`${folder}/distributor.csv`)).toString())).toHaveLength(2);
  const listed = read('manifest.json') as { path: string; bytes: number; sha256: string }[];
  expect(listed.map(({ path }) => path).sort()).toEqual(
    Object.keys(files)
      .filter((name) => !['README.txt', 'manifest.json'].includes(name))
      .sort(),
  );
  for (const { path, bytes, sha256: listedSum } of listed)
    expect([path, bytesOf(path).length, sha256(bytesOf(path))]).toEqual([path, bytes, listedSum]);
});

describe('the link in the email (product 18.4)', () => {
  let artist: Person;
  let address: string;
  beforeAll(async () => {
    artist = await newArtist('new');
    await ask(artist);
    address = await mailed(artist);
  });
  const visit = (url: string) => fetch(url, { redirect: 'manual' });

  it('downloads the archive without a sign-in, whatever the status of the account', async () => {
    const there = await visit(address);
    expect(there.status).toBe(302);
    expect(there.headers.get('cache-control')).toBe('no-store');
    const zip = await fetch(there.headers.get('location') ?? '');
    expect(Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))).toContain('profile.json');
  });

  it('does not work with another token, artist or part', async () => {
    const [, id = '', token = ''] = /data-exports\/([^/]+)\/([^/]+)/.exec(address) ?? [];
    const other = await newArtist('new');
    for (const wrong of [
      address.replace(token, newLinkToken()),
      address.replace(id, other.artistId),
      address.replace(/1$/, '2'),
    ]) {
      const answer = await visit(wrong);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'data-export-not-found']);
    }
  });

  it('expires after seven days', async () => {
    await setOf(artist, { expiresAt: new Date().toISOString() });
    expect((await visit(address)).status).toBe(404);
    expect(await artist.api('GET /api/me/data-export')).toEqual({ state: 'none' });
  });
});

test('the link to an archive ends with the account (product 19.3)', async () => {
  const artist = await newArtist('active');
  await ask(artist);
  const address = await mailed(artist);
  const visit = () => fetch(address, { redirect: 'manual' });
  expect((await visit()).status).toBe(302);
  const erased = { artistId: artist.artistId, leadId: anId<LeadId>(`lead_${'0'.repeat(64)}`) };
  await table.transact([publish(table, 'account-erased', erased, { id: newId('event'), at: new Date() })]);
  await until(visit, ({ status }) => status === 404, 'the end of the address');
});

test('a second request within a day gives the same archive, a later one a new archive (product 18.3)', async () => {
  const artist = await newArtist('active');
  const requests = await Promise.all([ask(artist), ask(artist), ask(artist)]);
  const { requestedAt } = await ready(artist);
  expect(new Set(requests.map((one) => one.state !== 'none' && one.requestedAt))).toEqual(new Set([requestedAt]));
  expect(await ask(artist)).toMatchObject({ state: 'ready', requestedAt });

  await setOf(artist, { requestedAt: new Date(Date.parse(requestedAt) - 24 * 3_600_000).toISOString() });
  expect(await ask(artist)).toMatchObject({ state: 'making' });
  expect((await ready(artist)).requestedAt > requestedAt).toBe(true);
});

test('the archive contains the photo as the site shows it (product 18.2)', async () => {
  const artist = await newArtist('active');
  const bytes = await jpegOf(600);
  const { url, headers } = await artist.api('POST /api/me/photo', {
    body: { contentType: 'image/jpeg', size: bytes.length },
  });
  expect((await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })).ok).toBe(true);
  const photo = await until(
    () => artist.api('GET /api/me/photo'),
    ({ current }) => current !== null,
    'the photo',
  );
  await ask(artist);
  await ready(artist);
  const files = unzipSync(new Uint8Array(await (await partOf(artist)).arrayBuffer()));
  const shown = await fetch(`${laptop.addresses.site}/art/${photo.current}/512.webp`);
  expect(Buffer.compare(Buffer.from(files['photo.webp'] ?? []), Buffer.from(await shown.arrayBuffer()))).toBe(0);
});

test('other artists cannot download a part', async () => {
  const artist = await newArtist('active');
  await ask(artist);
  await ready(artist);
  const stranger = await newArtist('active');
  await expect(partOf(stranger)).rejects.toMatchObject({ code: 'data-export-not-found' });
});
