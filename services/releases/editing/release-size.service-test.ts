import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TrackId } from '../../../shared/ids.ts';
import { CREDIT_LIMIT } from '../../../shared/releases/credit-limit.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../../shared/releases/track-limit.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK, newId } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { current, detailOf, freshKey, stored } from '../../test/releases.ts';
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

/** A draft of 14 tracks whose writers have such long names that almost nothing more fits. */
function fullDraft(): Promise<Release> {
  const typedWith = (letters: number) => {
    const composers = writers(letters);
    return typedBytesOf(aCompleteDraft(inOrder(Array.from({ length: 14 }, () => aTrack({ composers })))));
  };
  let letters = 250;
  while (typedWith(letters) > TYPED_LIMIT) letters--;
  return draftOf(14, writers(letters));
}

const setOne = (release: Release, trackId: TrackId, field: string, to: unknown) =>
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
  artist.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...freshKey() });

/** The stored count of bytes, and the number of bytes that are actually stored. */
async function counted(release: Release): Promise<{ kept: unknown; there: number }> {
  const item = await table.get(keyOf(release), { consistent: true });
  return { kept: item?.typedBytes, there: typedBytesOf(await current(release)) };
}
async function expectRightCount(release: Release): Promise<void> {
  const { kept, there } = await counted(release);
  expect(kept).toBe(there);
}

describe('a release is one item, and typed text leaves room for the rest (design 2.2)', () => {
  it('is refused on typing, in one track, in all tracks and in a new one, and nothing is written', async () => {
    const full = await fullDraft();
    const tooLarge = { code: 'release-too-large' };
    const [trackId = NO_TRACK] = full.trackIds;
    await expect(setOne(full, trackId, 'lyricists', writers(40))).rejects.toMatchObject(tooLarge);
    await expect(setAll(full, 'lyricists', writers(2))).rejects.toMatchObject(tooLarge);
    expect(await current(full)).toEqual(full);
    for (const id of full.trackIds) {
      const room = TYPED_LIMIT - (await counted(full)).there;
      if (room > 0) await setOne(full, id, 'version', 'x'.repeat(Math.min(500, room)));
    }
    expect(await counted(full)).toEqual({ kept: TYPED_LIMIT, there: TYPED_LIMIT });
    await expect(addTrack(full)).rejects.toMatchObject(tooLarge);
    await expect(setOne(full, trackId, 'title', 'Harbour Lights')).rejects.toMatchObject(tooLarge);
    expect(await counted(full)).toEqual({ kept: TYPED_LIMIT, there: TYPED_LIMIT });
  });

  it('can be read when full, edited without growing, and made smaller', async () => {
    const full = await fullDraft();
    const { release } = await detailOf(artist, full.id);
    expect(release).toEqual(full);
    const [trackId = NO_TRACK] = full.trackIds;
    await setOne(full, trackId, 'isrc', 'USABC2600001');
    const one = writers(3, 1);
    const smaller = await setOne(full, trackId, 'composers', one);
    expect(smaller.tracks[trackId]?.composers).toEqual(one);
    await setOne(smaller, trackId, 'lyricists', writers(40));
    await expectRightCount(full);
  });

  it('is counted right through edits, retries, added and removed tracks, even concurrent ones', async () => {
    const release = await draftOf(3, writers(5, 4));
    const [first = NO_TRACK, second = NO_TRACK, third = NO_TRACK] = release.trackIds;
    await setOne(release, first, 'composers', writers(9, 2));
    const names = writers(7, 1);
    const [a, b] = await Promise.all([
      setOne(release, second, 'lyricists', names),
      setOne(release, second, 'lyricists', names),
    ]);
    expect(a.tracks[second]?.lyricists).toEqual(b.tracks[second]?.lyricists);
    // One of the tracks already has the value: the edit of all tracks writes, and counts, only the others.
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

  it('is counted at the next edit when it was stored before there was a count', async () => {
    const old = await draftOf(TRACK_LIMIT - 1, writers(30, 3));
    await table.client.send(
      new UpdateCommand({ TableName: table.name, Key: keyOf(old), UpdateExpression: 'REMOVE typedBytes' }),
    );
    await addTrack(old);
    await expectRightCount(old);
  });
});
