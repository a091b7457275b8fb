import { aCompleteDraft, aTrack, inOrder, newId } from '../../../shared/test/builders.ts';
import { jpegOf } from '../../test/files.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { detailOf, freshKey, newDraft, stored, until, upload } from '../../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});
const copy = (releaseId: string, what: 'duplicate' | 'next', key = freshKey()) =>
  artist.api('POST /api/releases/{releaseId}/copies', { params: { releaseId }, body: { what }, ...key });
const copyCover = (releaseId: string, from: string) =>
  artist.api('POST /api/releases/{releaseId}/cover-copies', { params: { releaseId }, body: { from } });

test('a submitted release is duplicated as a draft, once for each request, by its artist only (product 32.3)', async () => {
  const source = await stored(aCompleteDraft({ artistId: artist.artistId, recordLabel: 'Ferry House' }), 'submitted');
  const key = freshKey();
  const [made, again] = await Promise.all([copy(source.id, 'duplicate', key), copy(source.id, 'duplicate', key)]);
  expect(again).toEqual(made);
  expect(made).toMatchObject({ status: 'draft', title: 'Night Ferry', recordLabel: 'Ferry House', cover: null });
  expect((await detailOf(artist, made.id)).release).toEqual(made);
  const foreign = await stored(aCompleteDraft({ artistId: (await newArtist('active')).artistId }));
  await expect(copy(foreign.id, 'duplicate')).rejects.toMatchObject({ code: 'release-not-found' });
});

test('a new release based on another has its settings, no title, and a first track by its artists (product 32.4)', async () => {
  const artists = [{ id: newId('credit'), name: 'Noor', role: 'Primary' as const, spotifyUri: '' }];
  const source = await stored(
    aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack({ artists, audioLanguage: 'pt' })]) }),
  );
  const made = await copy(source.id, 'next');
  expect(made).toMatchObject({ title: 'Untitled Release', primaryGenre: 'alternative', trackIds: [], salesStart: '' });
  const params = { releaseId: made.id };
  const { tracks } = await artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
  expect(Object.values(tracks)).toMatchObject([{ artists: [{ name: 'Noor' }], audioLanguage: 'pt' }]);
});

test('a copied cover is a file of its own, checked again; it stays when the first release is deleted (product 32.3)', async () => {
  const source = await newDraft(artist);
  const picture = { fileName: 'c.jpg', contentType: 'image/jpeg', bytes: await jpegOf(3000) };
  await upload(artist, source.id, { kind: 'cover' }, picture);
  const { cover } = (await detailOf(artist, source.id)).release;
  const made = await copy(source.id, 'duplicate');
  const { mediaId } = await copyCover(made.id, source.id);
  await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: source.id } });
  const { release } = await until(
    () => detailOf(artist, made.id),
    (now) => now.release.cover !== null,
    'the copied cover',
  );
  expect(release.cover).toMatchObject({ mediaId, fileName: 'c.jpg', width: 3000, sha256: cover?.sha256 });
  expect(mediaId).not.toBe(cover?.mediaId);
});

test('product 32.3: no cover is copied from a release without one, from somebody else’s, or to one that was submitted', async () => {
  const draft = await newDraft(artist);
  const bare = await newDraft(artist);
  await expect(copyCover(draft.id, bare.id)).rejects.toMatchObject({ code: 'media-not-found' });
  const foreign = await newDraft(await newArtist('active'));
  await expect(copyCover(draft.id, foreign.id)).rejects.toMatchObject({ code: 'release-not-found' });
  await expect(copyCover(foreign.id, draft.id)).rejects.toMatchObject({ code: 'media-not-found' });
});

test('product 32.5: names from earlier credits are suggested to their artist only', async () => {
  const person = await newArtist('active');
  const composers = [{ id: newId('credit'), firstName: 'Noor', lastName: 'Ali' }];
  await stored(aCompleteDraft({ artistId: person.artistId, ...inOrder([aTrack({ composers })]) }));
  const names = await until(
    () => person.api('GET /api/credit-names'),
    ({ writers }) => writers.some(({ firstName }) => firstName === 'Noor'),
    'the names of the release',
  );
  expect(names.artists).toMatchObject([{ name: 'Mara Ellis', role: 'Primary' }]);
  expect(JSON.stringify(await (await newArtist('active')).api('GET /api/credit-names'))).not.toContain('Noor');
});
