import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { quotas } from '../../shared/quotas.ts';
import { aCompleteDraft, aTrack, inOrder, NO_MEDIA, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { wavOf } from '../test/files.ts';
import { admin, newArtist, statusChange, table } from '../test/people.ts';
import {
  current,
  detailOf,
  freshKey,
  newDraft,
  requestUploadUrl,
  stored,
  until,
  upload,
  verdictOn,
} from '../test/releases.ts';
import { mastersIn } from '../test/storage.ts';

const wav = { fileName: 'a.wav', contentType: 'audio/wav', bytes: wavOf(1) };
const size = wav.bytes.length;

async function artistWithDraft() {
  const artist = await newArtist('active');
  const release = await stored(
    aCompleteDraft({ artistId: artist.artistId, cover: null, ...inOrder([aTrack({ audio: null })]) }),
  );
  const target = { kind: 'audio', trackId: release.trackIds[0] ?? NO_TRACK } as const;
  return {
    artist,
    release,
    target,
    ask: (bytes = size) => requestUploadUrl(artist, release.id, target, { ...wav, size: bytes }),
  };
}
const set = (key: { PK: string; SK: string }, name: string, value: number) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

describe('expected uploads of a release', () => {
  it('are limited in number, and a verdict makes room', async () => {
    const { artist, release, target, ask } = await artistWithDraft();
    const refusal = { code: 'too-many-uploads' };
    const uploads = await Promise.all(Array.from({ length: 8 }, () => ask()));
    for (let n = uploads.length; n < quotas.awaitedUploadsPerRelease; n++) uploads.push(await ask());
    await expect(ask()).rejects.toMatchObject(refusal);
    // Waits for both replies: a late one would take the room that is freed below.
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both).toMatchObject([{ reason: refusal }, { reason: refusal }]);

    const last = uploads.at(-1);
    await fetch(last?.url ?? '', { method: 'PUT', headers: last?.headers ?? {}, body: Buffer.from(wav.bytes) });
    expect(await verdictOn(artist, release.id, last?.mediaId ?? NO_MEDIA)).toMatchObject({ state: 'ready', target });
    await ask();
    await expect(ask()).rejects.toMatchObject(refusal);
  });

  it('are returned as the newest of each place and state, so that the reply stays small', async () => {
    const { artist, release, ask } = await artistWithDraft();
    for (let n = 0; n < 5; n++) await ask();
    const newest = await ask();
    expect((await detailOf(artist, release.id)).media.map(({ id }) => id)).toEqual([newest.mediaId]);
  });
});

describe('uploads of an account in a day', () => {
  const today = () => new Date().toISOString().slice(0, 10);

  it.each<[string, string, number]>([
    ['has a number', 'uploads', quotas.uploadsPerDay],
    ['has bytes', 'bytes', quotas.uploadBytesPerDay - size + 1],
  ])('%s', async (_, name, value) => {
    const { artist, ask } = await artistWithDraft();
    await ask();
    const key = keys.uploadsOfDay({ artistId: artist.artistId, day: today() });
    await set(key, name, value - 1);
    await ask();
    await set(key, name, value);
    await expect(ask()).rejects.toMatchObject({ code: 'upload-quota-reached' });
  });
});

describe('releases of an account', () => {
  it('are limited in number, even if two are created at once; deleting one makes room', async () => {
    const artist = await newArtist('active');
    const { id: releaseId } = await newDraft(artist);
    const key = keys.releaseCount({ artistId: artist.artistId });
    await set(key, 'releases', quotas.releases - 1);
    const made = await Promise.allSettled([newDraft(artist), newDraft(artist)]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(newDraft(artist)).rejects.toMatchObject({ code: 'too-many-releases' });
    await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId }, ...freshKey() });
    await newDraft(artist);
  });
});

it('a URL issued before the account was blocked adds nothing to the draft', async () => {
  const { artist, release, ask } = await artistWithDraft();
  const { url, headers, mediaId } = await ask();
  const office = await admin();
  await office.api('PATCH /api/admin/users/{artistId}/status', {
    params: { artistId: artist.artistId },
    body: statusChange('active', 'rejected'),
  });
  await fetch(url, { method: 'PUT', headers, body: Buffer.from(wav.bytes) });
  expect(await verdictOn(artist, release.id, mediaId)).toMatchObject({
    state: 'refused',
    finding: { text: expect.stringContaining('account was not active') },
  });
  expect(await current(release)).toEqual(release);
});

describe('uploads that newer ones superseded', () => {
  const itemsOf = async (releaseId: ReleaseId, artistId: ArtistId) =>
    (await table.partition(keys.release({ artistId, releaseId }).PK, { prefix: 'MEDIA#', consistent: true })).map(
      ({ id, state }) => `${id} ${state}`,
    );

  it('are removed: each place keeps the last rejection, the file in use and the previous one', async () => {
    const { artist, release, target } = await artistWithDraft();
    const sent: string[] = [];
    for (let n = 0; n < 3; n++) sent.push((await upload(artist, release.id, target, wav))?.id ?? '');
    const text = { ...wav, bytes: Buffer.from('la la la '.repeat(500)) };
    for (let n = 0; n < 2; n++) sent.push((await upload(artist, release.id, target, text))?.id ?? '');
    await until(
      () => itemsOf(release.id, artist.artistId),
      (items) => items.length === 3,
      'the end of the older uploads',
    ).then((items) => expect(items).toEqual([`${sent[1]} ready`, `${sent[2]} ready`, `${sent[4]} refused`]));
    const { url } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
      params: { releaseId: release.id, mediaId: sent[2] ?? '' },
    });
    const bucket = new URL(url).pathname.split('/')[1] ?? '';
    const prefix = `${artist.artistId}/${release.id}/`;
    expect(await mastersIn(bucket, prefix)).toEqual([sent[1], sent[2]].map((id) => prefix + id));
  });

  it('a refusal is kept for a month', async () => {
    const { artist, release, target } = await artistWithDraft();
    const verdict = await upload(artist, release.id, target, { ...wav, bytes: Buffer.from('la '.repeat(500)) });
    const item = await table.get(
      keys.media({ artistId: artist.artistId, releaseId: release.id, mediaId: verdict?.id ?? newId('media') }),
    );
    const days = (Number(item?.ttl) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(31);
  });
});
