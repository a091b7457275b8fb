import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK } from '../../../shared/test/builders.ts';
import { beginInChat, say } from '../../test/chat.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { current, freshKey, newDraft, stored, until } from '../../test/releases.ts';

let artist: Person;
beforeEach(async () => {
  artist = await newArtist('active');
});

const year = new Date().getUTCFullYear();
const addTrack = async ({ id: releaseId }: Release) => {
  const params = { releaseId };
  const release = await artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
  return release.tracks[release.trackIds.at(-1) ?? NO_TRACK];
};
/** Waits until the stream has written the card, through which the artist's last release is found. */
const inLibrary = ({ id }: Release) =>
  until(
    () => artist.api('GET /api/releases', { query: {} }),
    ({ items }) => items.some((card) => card.id === id),
    'the card of the release',
  );

test('product 32.1: the first release of an account has this year and its name; nothing is answered for its artist', async () => {
  const line = { year, holder: 'Mara Ellis' };
  const release = await newDraft(artist);
  expect(release).toMatchObject({
    title: 'Untitled Release',
    pLine: line,
    cLine: line,
    primaryGenre: '',
    salesStart: '',
  });
  expect(release.stores).toHaveLength(35);
  expect(release.stores).not.toContain('YouTube Content ID');
  expect(await addTrack(release)).toMatchObject({
    artists: [{ name: 'Mara Ellis', role: 'Primary' }],
    explicit: '',
    aiAudio: '',
    aiComposition: '',
  });
});

test('product 32.1: the next release begins like the one its artist last worked on, never like another artist’s', async () => {
  const last = await stored(
    aCompleteDraft({
      artistId: artist.artistId,
      secondaryGenre: 'pop',
      recordLabel: 'Ferry House',
      salesStart: '2027-05-01',
      upc: '036000291452',
      territories: ['PT'],
      ...inOrder([aTrack({ audioLanguage: 'pt' })]),
    }),
  );
  await inLibrary(last);
  const release = await newDraft(artist);
  const line = { year, holder: 'Ferry House' };
  expect(release).toMatchObject({
    title: 'Untitled Release',
    primaryGenre: 'alternative',
    secondaryGenre: 'pop',
    metadataLanguage: 'en',
    recordLabel: 'Ferry House',
    pLine: line,
    cLine: line,
    territories: ['PT'],
    salesStart: '',
    upc: '',
    trackIds: [],
    cover: null,
  });
  expect(await addTrack(release)).toMatchObject({ audioLanguage: 'pt', artists: [{ name: 'Mara Ellis' }] });
  // The chat uses the same defaults: it says which fields it has filled in, and does not ask for them.
  await inLibrary(release);
  const { releaseId, message } = await beginInChat(artist, 'Day Ferry');
  expect(message).toContain(`P-line: ${year} Ferry House`);
  const chatted = { id: releaseId, artistId: artist.artistId };
  expect(await current(chatted)).toMatchObject({
    title: 'Day Ferry',
    primaryGenre: 'alternative',
    metadataLanguage: 'en',
    recordLabel: 'Ferry House',
    pLine: line,
    cLine: line,
    territories: ['PT'],
  });
  await say(artist, '1 track', { releaseId, step: 'track_count' });
  const [track] = Object.values((await current(chatted)).tracks);
  expect(track).toMatchObject({ audioLanguage: 'pt', artists: [{ name: 'Mara Ellis' }] });
  expect((await newDraft(await newArtist('active'))).primaryGenre).toBe('');
});

test('product 32.2: a track begins with the primary artists of the one before it, without guests', async () => {
  const release = await stored(
    aCompleteDraft({
      artistId: artist.artistId,
      ...inOrder([aTrack({ artists: [aCredit('Noor'), aCredit('A guest', 'Featuring')] })]),
    }),
  );
  expect((await addTrack(release))?.artists).toMatchObject([{ name: 'Noor', role: 'Primary' }]);
});
