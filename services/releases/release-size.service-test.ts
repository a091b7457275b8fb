import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { CREDIT_LIMIT } from '../../shared/releases/credit.ts';
import type { Release } from '../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../shared/releases/track.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, detailOf, once, stored } from '../test/releases.ts';
import { TYPED_LIMIT, typedBytesOf } from './typed-bytes.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const keyOf = ({ id, artistId }: Release) => keys.release({ artistId, releaseId: id });
const writers = (letters: number, count = CREDIT_LIMIT) =>
  Array.from({ length: count }, () => ({ id: newId('credit'), firstName: 'é'.repeat(letters), lastName: '' }));
const draftOf = (tracks: number, composers = writers(1, 0)) =>
  stored(
    aCompleteDraft({
      artistId: artist.artistId,
      ...inOrder(Array.from({ length: tracks }, () => aTrack({ composers }))),
    }),
  );

const setOne = (release: Release, trackId: string, field: string, to: unknown) =>
  artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
    params: { releaseId: release.id, trackId },
    body: { field, from: release.tracks[trackId]?.[field as 'composers'], to } as never,
  });
const setAll = (release: Release, field: 'composers' | 'lyricists', to: unknown) =>
  artist.api('PATCH /api/releases/{releaseId}/tracks', {
    params: { releaseId: release.id },
    body: {
      field,
      from: Object.fromEntries(release.trackIds.map((id) => [id, release.tracks[id]?.[field]])),
      to,
    } as never,
  });
const addTrack = ({ id: releaseId }: Release) =>
  artist.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...once() });

/** What the table counts, and what is there. */
async function counted(release: Release): Promise<{ kept: unknown; there: number }> {
  const item = await table.get(keyOf(release), { consistent: true });
  return { kept: item?.typedBytes, there: typedBytesOf(await current(release)) };
}
async function expectRightCount(release: Release): Promise<void> {
  const { kept, there } = await counted(release);
  expect(kept).toBe(there);
}

describe('design, data model: a release is one item, and what is typed into it leaves room for the rest', () => {
  it('is refused where it is typed, in one track, in all of them and with one more, and nothing is written', async () => {
    // 14 tracks of 50 writers with 190 letters of two bytes each: nothing more than one track fits.
    const full = await draftOf(14, writers(190));
    expect((await counted(full)).there).toBeGreaterThan(TYPED_LIMIT - 20_000);
    const tooLarge = { code: 'release-too-large' };
    const [trackId = ''] = full.trackIds;
    await expect(setOne(full, trackId, 'lyricists', writers(400))).rejects.toMatchObject(tooLarge);
    await expect(setAll(full, 'lyricists', writers(20))).rejects.toMatchObject(tooLarge);
    const filled = await setOne(full, trackId, 'lyricists', writers(45));
    const rest = TYPED_LIMIT - (await counted(full)).there;
    const brim = await artist.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId: full.id },
      body: { field: 'recordLabel', from: '', to: 'x'.repeat(Math.min(500, rest)) },
    });
    if (rest > 500) await setOne(brim, trackId, 'version', 'x'.repeat(Math.min(500, rest - 500)));
    await expectRightCount(full);
    await expect(addTrack(filled).then(addTrack)).rejects.toMatchObject(tooLarge);
    await expectRightCount(full);
  });

  it('is read whole when it is full, and can be made smaller', async () => {
    const full = await draftOf(14, writers(194));
    const { release } = await detailOf(artist, full.id);
    expect(release).toEqual(full);
    const smaller = await setAll(full, 'composers', []);
    expect(Object.values(smaller.tracks).every(({ composers }) => composers.length === 0)).toBe(true);
    await expectRightCount(full);
  });

  it('is counted right whatever is edited, sent again, added and removed, also at the same moment', async () => {
    const release = await draftOf(3, writers(5, 4));
    const [first = '', second = '', third = ''] = release.trackIds;
    await setOne(release, first, 'composers', writers(9, 2));
    const names = writers(7, 1);
    const [a, b] = await Promise.all([
      setOne(release, second, 'lyricists', names),
      setOne(release, second, 'lyricists', names),
    ]);
    expect(a.tracks[second]?.lyricists).toEqual(b.tracks[second]?.lyricists);
    // One of the tracks has it already: the edit of all writes the others, and counts them only.
    const all = await current(release);
    const to = all.tracks[second]?.lyricists;
    const seen = { ...all, tracks: { ...all.tracks, [second]: { ...all.tracks[second], lyricists: [] } } } as Release;
    const edited = await setAll(seen, 'lyricists', to);
    expect(edited.trackIds.map((id) => edited.tracks[id]?.lyricists)).toEqual([to, to, to]);
    await expectRightCount(release);
    const params = { releaseId: release.id };
    await Promise.all([
      artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', { params: { ...params, trackId: third } }),
      setOne(edited, third, 'title', 'A title that is longer than before').catch(() => undefined),
      setOne(edited, first, 'title', 'Another'),
      addTrack(release),
    ]);
    await expectRightCount(release);
  });

  it('is counted at its next edit when it was stored before there was a count', async () => {
    const old = await draftOf(TRACK_LIMIT - 1, writers(30, 3));
    await table.client.send(
      new UpdateCommand({ TableName: table.name, Key: keyOf(old), UpdateExpression: 'REMOVE typedBytes' }),
    );
    await addTrack(old);
    await expectRightCount(old);
  });
});
