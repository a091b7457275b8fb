import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { earn } from '../test/earnings.ts';
import { jpegOf } from '../test/files.ts';
import { apiAs, laptop } from '../test/laptop.ts';
import { aPaidSession, eventAbout, opened, postEvent } from '../test/payments.ts';
import { savedMethod } from '../test/payout-methods.ts';
import { admin, cognito, newAdmin, newArtist, type Person, table, tokenOf } from '../test/people.ts';
import { freshKey, releases, stored, until, upload } from '../test/releases.ts';
import { runNewDay } from '../test/run-new-day.ts';
import { keysIn } from '../test/storage.ts';

/** Signs in with the password, as the pool requires for deleting an account. */
const signedIn = async (fullName?: string, status: 'active' | 'new' = 'active'): Promise<Person> => {
  const artist = await newArtist(status, fullName);
  const token = await tokenOf(artist.email);
  return { ...artist, token, api: apiAs(token) };
};
const ask = ({ api, password }: Person, typed: { artistName?: string; password?: string } = {}) =>
  api('POST /api/me/deletion', { body: { artistName: 'Mara Ellis', password, ...typed } });
const profileOf = (person: Person) => table.get(keys.profile(person), { consistent: true });
const isOver = (person: Person) =>
  table.update({
    Key: keys.profile(person),
    UpdateExpression: 'SET deletion.deletedAt = :now',
    ExpressionAttributeValues: { ':now': new Date().toISOString() },
  });

/** The keys of all items that contain a string, in all tables. */
async function itemsWith(text: string): Promise<string[]> {
  const { TableName, LedgerTableName, AuditTableName } = laptop.outputs;
  const found: string[] = [];
  for (const name of [TableName, LedgerTableName, AuditTableName]) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await table.client.send(
        new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: from }),
      );
      for (const item of page.Items ?? []) if (JSON.stringify(item).includes(text)) found.push(`${item.PK} ${item.SK}`);
      from = page.LastEvaluatedKey;
    } while (from);
  }
  return found;
}

describe('deleting an account (product 19.1)', () => {
  it('is refused with a wrong name or password', async () => {
    const artist = await signedIn();
    await expect(ask(artist, { artistName: 'mara ellis' })).rejects.toMatchObject({ code: 'artist-name-wrong' });
    for (const password of ['Wrong2026', 'x'])
      await expect(ask(artist, { password })).rejects.toMatchObject({ code: 'password-wrong' });
    expect(await profileOf(artist)).not.toHaveProperty('deletion');
    expect(await artist.api('GET /api/me')).toMatchObject({ fullName: 'Mara Ellis' });
  });

  it('is locked after too many wrong passwords, and says so', async () => {
    const artist = await signedIn();
    const codes: unknown[] = [];
    // On a slow machine the first locks expire before the next attempt. Each lock lasts twice as long as the previous
    // one.
    while (!codes.includes('password-locked') && codes.length < 20)
      await ask(artist, { password: 'Wrong2026' }).catch(({ code }) => codes.push(code));
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('password-wrong'));
    expect(codes.at(-1)).toBe('password-locked');
    expect(await profileOf(artist)).not.toHaveProperty('deletion');
  });

  it('is refused with a submitted release, which it names', async () => {
    const artist = await signedIn();
    const release = await stored(aCompleteDraft({ artistId: artist.artistId, title: 'Night Ferry' }), 'submitted');
    await until(
      () => artist.api('GET /api/releases', { query: {} }),
      ({ items }) => items[0]?.status === 'submitted',
      'the card of the submission',
    );
    await expect(ask(artist)).rejects.toMatchObject({
      code: 'releases-live',
      details: { releases: [{ id: release.id, title: release.title }] },
    });
  });

  it('is possible once that release is withdrawn', async () => {
    const artist = await signedIn();
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
    const params = { releaseId: release.id };
    await artist.api('POST /api/releases/{releaseId}/withdraw', { params, ...freshKey() });
    await until(
      () => artist.api('GET /api/releases', { query: {} }),
      ({ items }) => items[0]?.status === 'withdrawn',
      'the card of the withdrawn release',
    );
    expect(await ask(artist)).toMatchObject({ deletedAt: expect.any(String) });
  });

  it('is refused with a paid release that was not delivered, which it names', async () => {
    const artist = await signedIn();
    const paid = aPaidSession(300);
    await opened(await stored(aCompleteDraft({ artistId: artist.artistId, title: 'Owed' })), { sessionId: paid.id });
    await postEvent(eventAbout(paid));
    const card = () => artist.api('GET /api/releases', { query: {} });
    await until(card, ({ items }) => Boolean(items[0]?.plan), 'the paid card');
    await expect(ask(artist)).rejects.toMatchObject({
      code: 'release-paid',
      details: { releases: [{ title: 'Owed' }] },
    });
  });

  it('is refused with money left or on its way, with the amounts', async () => {
    const artist = await signedIn();
    await earn(artist.artistId, 61_230_000n);
    const left = { availableMicros: '61230000', pendingMicros: '0', heldMicros: '0' };
    await expect(ask(artist)).rejects.toMatchObject({ code: 'money-left', details: left });
    const { methodId } = await savedMethod(artist.artistId);
    await artist.api('POST /api/me/payouts', { body: { methodId }, ...freshKey() });
    const pending = { ...left, availableMicros: '0', pendingMicros: '61230000' };
    await expect(ask(artist)).rejects.toMatchObject({ code: 'money-left', details: pending });
  });

  it('is refused for an admin', async () => {
    const office = await newAdmin();
    const { artistName } = await office.api('GET /api/me');
    await expect(ask(office, { artistName })).rejects.toMatchObject({ code: 'still-admin' });
  });
});

describe('a requested deletion (product 19.2)', () => {
  it('ends every sign-in at once and emails the artist, whatever the status of the account', async () => {
    const artist = await signedIn(undefined, 'new');
    const before = Date.now();
    const { deletedAt } = await ask(artist);
    expect(Date.parse(deletedAt) - before).toBeGreaterThanOrEqual(7 * 24 * 3_600_000);
    await expect(artist.api('GET /api/me')).rejects.toMatchObject({ code: 'sign-in-required' });
    const inbox = `${laptop.addresses.site}/local/mail.json?to=${encodeURIComponent(artist.email)}`;
    await until(
      async () => (await (await fetch(inbox)).json()) as { subject: string }[],
      (mails) => mails.some(({ subject }) => subject === 'Your Segno account will be deleted'),
      'the mail',
    );
  });

  it('is cancelled by signing in, which the artist is shown; nothing is erased after the seven days', async () => {
    const artist = await signedIn();
    await ask(artist);
    // Sign-ins from the next second on are valid.
    const me = await until(
      async () => apiAs(await tokenOf(artist.email))('GET /api/me').catch(() => undefined),
      Boolean,
      'a later sign-in',
    );
    expect(me?.deletionTakenBackAt).toEqual(expect.any(String));
    expect(await profileOf(artist)).not.toHaveProperty('deletion');
    await runNewDay();
    expect(await profileOf(artist)).toMatchObject({ fullName: 'Mara Ellis' });
  });
});

test('after seven days no personal data is left in tables, buckets, user pool or logs (product 19.3)', async () => {
  const canary = `Canary${randomUUID().slice(0, 8)}`;
  const artist = await signedIn(`${canary} Name`);
  const api = artist.api;
  for (const [field, from] of [
    ['bio', ''],
    ['websiteUrl', ''],
  ] as const)
    await api('PATCH /api/me', {
      body: { field, from, to: field === 'bio' ? `${canary} bio` : `https://${canary}.test` },
    });
  const draft = aCompleteDraft({
    artistId: artist.artistId,
    cover: null,
    title: `${canary} title`,
    ...inOrder([aTrack({ title: `${canary} track` })]),
  });
  const release = await stored(draft);
  const cover = { fileName: `${canary}.jpg`, contentType: 'image/jpeg', bytes: await jpegOf(3000) };
  await upload(artist, release.id, { kind: 'cover' }, cover);
  await until(
    () => api('GET /api/releases', { query: {} }),
    ({ items }) => items.length === 1,
    'the card',
  );

  const bytes = Buffer.from(await jpegOf(400));
  const photo = await api('POST /api/me/photo', { body: { contentType: 'image/jpeg', size: bytes.length } });
  await fetch(photo.url, { method: 'PUT', headers: photo.headers, body: bytes });
  const shown = async () => (await fetch(`${laptop.addresses.site}/art/${photo.mediaId}/96.webp`)).ok;
  await until(shown, Boolean, 'the photo');

  await ask(artist, { artistName: `${canary} Name` });
  await isOver(artist);
  await runNewDay();

  const user = { UserPoolId: laptop.outputs.UserPoolId, Username: artist.artistId };
  await expect(cognito.send(new AdminGetUserCommand(user))).rejects.toThrow('User does not exist');
  const owned = { artistId: artist.artistId, releaseId: release.id };
  await until(
    () => releases.find(owned, { consistent: true }),
    (found) => found === undefined,
    'the draft’s end',
  );
  const buckets = [laptop.outputs.MastersBucket ?? '', laptop.outputs.UploadsBucket ?? ''];
  const left = async () => (await Promise.all(buckets.map((bucket) => keysIn(bucket, artist.artistId)))).flat();
  await until(left, (found) => found.length === 0, 'the end of the files');
  await until(shown, (isShown) => !isShown, 'the end of the photo');
  expect(await profileOf(artist)).toMatchObject({ id: artist.artistId, email: '', artistName: '', status: 'active' });
  const { items } = await (await admin()).api('GET /api/admin/users', { query: {} });
  expect(items.filter(({ id }) => id === artist.artistId)).toEqual([]);
  for (const datum of [canary, artist.email]) {
    // The projector removes the card once its release is deleted.
    await until(
      () => itemsWith(datum),
      (found) => found.length === 0,
      `the end of the items with ${datum}`,
    );
    expect(readFileSync(path.join(laptop.dataFolder, 'server.log'), 'utf8')).not.toContain(datum);
  }
});
