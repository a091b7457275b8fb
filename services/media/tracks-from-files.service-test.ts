import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Release } from '../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import { aCompleteDraft, aTrack, inOrder, NO_MEDIA, NO_TRACK } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { TYPED_LIMIT, typedBytesOf } from '../releases/editing/typed-bytes.ts';
import { wavOf } from '../test/files.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, detailOf, freshKey, newDraft, stored, verdictOn } from '../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const bytes = wavOf(1);
const wav = (title: string) => ({ title, fileName: `${title}.wav`, contentType: 'audio/wav', size: bytes.length });
type File = ReturnType<typeof wav>;
const songs = (count: number) => Array.from({ length: count }, (_, n) => wav(`Song ${n + 1}`));

const take = (
  { id: releaseId }: Release,
  files: File[],
  { releaseTitle = '', ...key } = freshKey() as { idempotencyKey: string; releaseTitle?: string },
) =>
  artist.api('POST /api/releases/{releaseId}/tracks/from-files', {
    params: { releaseId },
    body: { releaseTitle, files },
    ...key,
  });
const titlesOf = ({ trackIds, tracks }: Release) => trackIds.map((id) => tracks[id]?.title);
const withTracks = (count: number, different = {}) =>
  stored(
    aCompleteDraft({
      artistId: artist.artistId,
      ...inOrder(Array.from({ length: count }, () => aTrack({ title: 'Old' }))),
      ...different,
    }),
  );
/** Checks that the table's byte count of typed text stays right when files are added and removed. */
async function expectCounted(release: Release): Promise<void> {
  const item = await table.get(keys.release({ artistId: release.artistId, releaseId: release.id }), {
    consistent: true,
  });
  expect(item?.typedBytes).toBe(typedBytesOf(await current(release)));
}

describe('product 7.14: tracks from files', () => {
  it('fifteen files become fifteen tracks in their order, and each URL accepts its file', async () => {
    const draft = await newDraft(artist);
    const { release, files } = await take(draft, songs(TRACK_LIMIT));
    expect(titlesOf(release)).toEqual(songs(TRACK_LIMIT).map(({ title }) => title));
    expect(files.map((file) => file.state === 'expected' && file.trackId)).toEqual(release.trackIds);
    expect(release.tracks[release.trackIds[3] ?? NO_TRACK]?.artists).toMatchObject([{ role: 'Primary' }]);
    await expectCounted(release);

    const fourth = files[3];
    if (fourth?.state !== 'expected') throw new Error('It has no address');
    const put = await fetch(fourth.url, { method: 'PUT', headers: fourth.headers, body: Buffer.from(bytes) });
    expect(put.status).toBe(200);
    expect(await verdictOn(artist, draft.id, fourth.mediaId)).toMatchObject({ state: 'ready' });
    const { tracks } = await current(release);
    expect(tracks[fourth.trackId]?.audio).toMatchObject({ mediaId: fourth.mediaId, fileName: 'Song 4.wav' });
    expect(Object.values(tracks).filter(({ audio }) => audio)).toHaveLength(1);
  });

  it('a file that was chosen for the track later is kept, whichever arrives last', async () => {
    const { release, files } = await take(await newDraft(artist), songs(1));
    const [first] = files;
    const [trackId = NO_TRACK] = release.trackIds;
    if (first?.state !== 'expected') throw new Error('It has no address');
    const { files: later } = await artist.api('POST /api/releases/{releaseId}/uploads/several', {
      params: { releaseId: release.id },
      body: {
        files: [
          { target: { kind: 'audio', trackId }, fileName: 'b.wav', contentType: 'audio/wav', size: bytes.length },
        ],
      },
    });
    const second = later[0];
    if (second?.state !== 'expected') throw new Error('It has no address');
    for (const { url, headers, mediaId } of [second, first]) {
      await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });
      await verdictOn(artist, release.id, mediaId);
    }
    expect((await current(release)).tracks[trackId]?.audio?.mediaId).toBe(second.mediaId);
  });

  it('a file that does not fit is rejected, and the others continue', async () => {
    const release = await withTracks(13);
    const answer = await take(release, [
      wav('One'),
      { ...wav('Notes'), contentType: 'text/plain' },
      { ...wav('Long'), size: 100 * 1024 * 1024 },
      wav('Two'),
      wav('Three'),
    ]);
    expect(answer.files).toMatchObject([
      { state: 'expected' },
      { state: 'refused', finding: { title: 'Invalid File Type' } },
      { state: 'refused', finding: { title: 'File Too Large' } },
      { state: 'expected' },
      { state: 'refused', finding: { title: 'Too many tracks', text: 'A release has at most 15 tracks.' } },
    ]);
    expect(titlesOf(answer.release).slice(13)).toEqual(['One', 'Two']);
    expect((await take(release, songs(2))).files.every(({ state }) => state === 'refused')).toBe(true);
  });

  it('give a title to an untitled release, and to no other', async () => {
    const draft = await newDraft(artist);
    const named = await take(draft, songs(1), { ...freshKey(), releaseTitle: 'Song 1' });
    expect(named.release.title).toBe('Song 1');
    await expectCounted(named.release);
    const again = await take(draft, songs(1), { ...freshKey(), releaseTitle: 'Another' });
    expect(again.release.title).toBe('Song 1');
  });

  it('the same key adds the same tracks once, even if the reply was lost and a track has been removed since', async () => {
    const draft = await newDraft(artist);
    const key = freshKey();
    const [one, two] = await Promise.all([take(draft, songs(3), key), take(draft, songs(3), key)]);
    expect(two.release.trackIds).toEqual(one.release.trackIds);
    const params = { releaseId: draft.id, trackId: one.release.trackIds[0] ?? NO_TRACK };
    await artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', { params });
    await take(draft, songs(3), key);
    expect(titlesOf(await current(draft))).toEqual(['Song 2', 'Song 3']);
  });

  it('files dropped in two windows at once are all added', async () => {
    const draft = await newDraft(artist);
    await Promise.all([take(draft, songs(4)), take(draft, songs(5))]);
    const release = await current(draft);
    expect(release.trackIds).toHaveLength(9);
    expect(new Set(release.trackIds).size).toBe(9);
    await expectCounted(release);
  });

  it('a release that was never counted is counted first; a full one is refused whole', async () => {
    const old = await withTracks(1);
    const key = keys.release({ artistId: old.artistId, releaseId: old.id });
    const set = (UpdateExpression: string, values?: Record<string, number>) =>
      table.client.send(
        new UpdateCommand({ TableName: table.name, Key: key, UpdateExpression, ExpressionAttributeValues: values }),
      );
    await set('REMOVE typedBytes');
    await take(old, songs(2));
    await expectCounted(old);
    await set('SET typedBytes = :full', { ':full': TYPED_LIMIT - 10 });
    await expect(take(old, songs(2))).rejects.toMatchObject({ code: 'release-too-large' });
    expect((await current(old)).trackIds).toHaveLength(3);
  });

  it.each([
    ['submitted', 'release-locked'],
    ['somebody else’s', 'release-not-found'],
  ])('a release that is %s takes none', async (what, code) => {
    const release =
      what === 'submitted'
        ? await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted')
        : await newDraft(await newArtist('active'));
    await expect(take(release, songs(1))).rejects.toMatchObject({ code });
  });
});

describe('URLs for several files', () => {
  const ask = (release: Release, files: unknown[]) =>
    artist.api('POST /api/releases/{releaseId}/uploads/several', {
      params: { releaseId: release.id },
      body: { files: files as never },
    });
  const audio = (release: Release, n: number) => ({
    target: { kind: 'audio', trackId: release.trackIds[n] ?? NO_TRACK },
    fileName: 'a.wav',
    contentType: 'audio/wav',
    size: bytes.length,
  });

  it('are returned in one call, in the order of the files; a rejected file does not affect the others', async () => {
    const release = await withTracks(2);
    const { files } = await ask(release, [
      audio(release, 1),
      { target: { kind: 'cover' }, fileName: 'c.png', contentType: 'image/png', size: 10 },
      audio(release, 0),
    ]);
    expect(files).toMatchObject([
      { state: 'expected' },
      { state: 'refused', finding: { title: 'Invalid Format' } },
      { state: 'expected' },
    ]);
    const { media } = await detailOf(artist, release.id);
    const idOf = (n: number) => (files[n]?.state === 'expected' ? files[n].mediaId : NO_MEDIA);
    expect(media.map(({ id, target }) => [id, target.kind === 'audio' && target.trackId])).toEqual([
      [idOf(0), release.trackIds[1]],
      [idOf(2), release.trackIds[0]],
    ]);
  });

  it('require existing tracks, and each place only once', async () => {
    const release = await withTracks(1);
    await expect(ask(release, [audio(release, 0), audio(release, 5)])).rejects.toMatchObject({
      code: 'track-not-found',
    });
    await expect(ask(release, [audio(release, 0), audio(release, 0)])).rejects.toMatchObject({
      code: 'invalid-request',
    });
    expect((await detailOf(artist, release.id)).media).toEqual([]);
  });
});
