import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { MediaId, TrackId } from '../../shared/ids.ts';
import type { Release, SubmittedRelease } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_MEDIA, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { wavOf } from '../test/files.ts';
import { pdfOf } from '../test/pdf.ts';
import { admin, newArtist, type Person, table } from '../test/people.ts';
import { current, releases, stored, until, upload } from '../test/releases.ts';
import { askForChanges } from '../test/sent-back.ts';
import { addressOf, keysIn, mastersIn } from '../test/storage.ts';

let artist: Person;
let release: Release;
let trackId: TrackId;
beforeAll(async () => {
  artist = await newArtist('active');
});
beforeEach(async () => {
  release = await stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack(), aTrack()]) }));
  trackId = release.trackIds[0] ?? NO_TRACK;
});

const pdf = (line = 'The licence') => ({ fileName: 'licence.pdf', contentType: 'application/pdf', bytes: pdfOf(line) });
const send = (line?: string) => upload(artist, release.id, { kind: 'licence', trackId }, pdf(line));
const licenceOf = async () => (await current(release)).tracks[trackId]?.licence;
const addressFor = (mediaId: MediaId, by = artist) =>
  by.api('GET /api/releases/{releaseId}/licences/{mediaId}', { params: { releaseId: release.id, mediaId } });

test('a PDF becomes the track’s mechanical licence (product 8.5)', async () => {
  const verdict = await send();
  expect(verdict).toMatchObject({ state: 'ready', target: { kind: 'licence', trackId } });
  const after = await current(release);
  expect(after.tracks[trackId]?.licence).toEqual({
    mediaId: verdict?.id,
    fileName: 'licence.pdf',
    size: pdf().bytes.length,
    storedAt: expect.any(String),
    sha256: createHash('sha256').update(pdf().bytes).digest('hex'),
  });
  const before = release.tracks[trackId];
  expect(after.tracks[trackId]).toEqual({
    ...before,
    licence: after.tracks[trackId]?.licence,
    updatedAt: after.updatedAt,
  });
  expect(after.tracks[release.trackIds[1] ?? NO_TRACK]?.licence).toBeNull();
});

test('its owner and the office download the uploaded bytes, under a descriptive name, from a URL that expires after an hour (product 8.5, 8.13)', async () => {
  const { id: mediaId = NO_MEDIA } = (await send()) ?? {};
  const office = await admin();
  const addresses = [
    await addressFor(mediaId),
    await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}', {
      params: { artistId: artist.artistId, releaseId: release.id, mediaId },
    }),
  ];
  for (const { url } of addresses) {
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('3600');
    const read = await fetch(url);
    expect(read.headers.get('content-type')).toBe('application/pdf');
    const storedAt = Date.parse((await licenceOf())?.storedAt ?? '');
    expect(read.headers.get('content-disposition')).toBe(`inline; filename="${trackId}-license-${storedAt}.pdf"`);
    expect(Buffer.compare(Buffer.from(await read.arrayBuffer()), pdf().bytes)).toBe(0);
  }
});

test('its owner and the office get a URL in every state of the release (product 8.5)', async () => {
  const { id: mediaId = NO_MEDIA } = (await send()) ?? {};
  const office = await admin();
  const params = { artistId: artist.artistId, releaseId: release.id };
  const states: string[] = [];
  const bothRead = async () => {
    const { url } = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}', {
      params: { ...params, mediaId },
    });
    const read = await Promise.all([url, (await addressFor(mediaId)).url].map((address) => fetch(address)));
    expect(read.map(({ status }) => status)).toEqual([200, 200]);
    states.push((await current(release)).status);
  };
  const submit = async () => {
    const editable = (await current(release)) as SubmittedRelease;
    const submission = { at: new Date().toISOString(), agreementVersion: 'v', by: artist.artistId };
    await releases.saveSubmitted({ ...editable, status: 'submitted', submission });
  };
  await bothRead();
  await submit();
  await bothRead();
  await askForChanges(office, (await current(release)) as SubmittedRelease);
  await bothRead();
  await submit();
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', { params, body: {} });
  await bothRead();
  expect(states).toEqual(['draft', 'submitted', 'changes_requested', 'exported']);
});

test('nobody else gets a URL, and no other file is served under this name', async () => {
  const { id: mediaId = NO_MEDIA } = (await send()) ?? {};
  const stranger = await newArtist('active');
  await expect(addressFor(mediaId, stranger)).rejects.toMatchObject({ code: 'release-not-found' });
  const { audio } = release.tracks[trackId] ?? {};
  for (const other of [audio?.mediaId ?? NO_MEDIA, newId('media')])
    await expect(addressFor(other)).rejects.toMatchObject({ code: 'media-not-found' });
});

test('a newer licence replaces an older one', async () => {
  await send('one');
  const second = await send('two');
  expect((await licenceOf())?.mediaId).toBe(second?.id);
});

test('a track created before licences were introduced accepts one', async () => {
  const { licence: _, ...old } = aTrack();
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.release({ artistId: artist.artistId, releaseId: release.id }),
      UpdateExpression: 'SET tracks.#id = :old',
      ExpressionAttributeNames: { '#id': trackId },
      ExpressionAttributeValues: { ':old': { ...old, id: trackId } },
    }),
  );
  expect(await licenceOf()).toBeNull();
  const verdict = await send();
  expect((await licenceOf())?.mediaId).toBe(verdict?.id);
});

test('is deleted with its track (product 5.7)', async () => {
  const licence = await send();
  const audio = await upload(
    artist,
    release.id,
    { kind: 'audio', trackId },
    { fileName: 'a.wav', contentType: 'audio/wav', bytes: wavOf(1) },
  );
  const { bucket } = addressOf((await addressFor(licence?.id ?? NO_MEDIA)).url);
  const prefix = `${artist.artistId}/${release.id}/`;
  expect((await mastersIn(bucket, prefix)).sort()).toEqual([licence, audio].map((one) => prefix + one?.id).sort());
  await artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', {
    params: { releaseId: release.id, trackId },
  });
  await until(
    () => keysIn(bucket, prefix),
    (left) => left.length === 0,
    'the end of the track’s files',
  );
});

test('a submitted release accepts no licence (product 5.3)', async () => {
  const draft = await current(release);
  if (draft.status !== 'draft') throw new Error('The release is no draft');
  const submission = { at: new Date().toISOString(), agreementVersion: 'v', by: artist.artistId };
  await releases.saveSubmitted({ ...draft, status: 'submitted', submission });
  await expect(send()).rejects.toMatchObject({ code: 'release-locked' });
  await expect(upload(artist, newId('release'), { kind: 'licence', trackId }, pdf())).rejects.toMatchObject({
    code: 'release-not-found',
  });
});
