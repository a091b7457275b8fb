import { readDeezerReply } from './deezer-gateway.ts';
import { readItunesReply } from './itunes-gateway.ts';

/** In the form in which the iTunes Search API answers `/lookup?upc=…&entity=album`. */
const itunesAlbum = {
  wrapperType: 'collection',
  collectionType: 'Album',
  artistId: 5_040_714,
  collectionId: 574_050_396,
  amgArtistId: 3496,
  artistName: 'Mara Ellis',
  collectionName: 'Night Ferry - Single',
  collectionCensoredName: 'Night Ferry - Single',
  artistViewUrl: 'https://music.apple.com/us/artist/mara-ellis/5040714?uo=4',
  collectionViewUrl: 'https://music.apple.com/us/album/night-ferry-single/574050396?uo=4',
  collectionPrice: 9.99,
  collectionExplicitness: 'notExplicit',
  trackCount: 1,
  country: 'USA',
  currency: 'USD',
  releaseDate: '2026-11-20T08:00:00Z',
  primaryGenreName: 'Alternative',
};
const itunesTrack = { wrapperType: 'track', kind: 'song', trackName: 'Night Ferry', artistName: 'Mara Ellis' };

/** In the form in which Deezer's API answers `/album/upc:…`. */
const deezerAlbum = {
  id: 302_127,
  title: 'Night Ferry',
  upc: '036000291452',
  link: 'https://www.deezer.com/album/302127',
  share: 'https://www.deezer.com/album/302127?utm_source=deezer',
  genre_id: 85,
  label: 'Ferry House',
  nb_tracks: 1,
  duration: 214,
  release_date: '2026-11-20',
  record_type: 'single',
  available: true,
  contributors: [{ id: 27, name: 'Mara Ellis', role: 'Main' }],
  artist: { id: 27, name: 'Mara Ellis', type: 'artist' },
  type: 'album',
};

describe('product 33.7: a reply of iTunes', () => {
  it('has the album among its tracks, with an address for people', () => {
    expect(readItunesReply({ resultCount: 2, results: [itunesTrack, itunesAlbum] })).toEqual({
      title: 'Night Ferry - Single',
      artist: 'Mara Ellis',
      url: 'https://music.apple.com/us/album/night-ferry-single/574050396',
    });
  });

  it('without an album says that there is none', () => {
    expect(readItunesReply({ resultCount: 0, results: [] })).toBeUndefined();
    expect(readItunesReply({ resultCount: 1, results: [itunesTrack] })).toBeUndefined();
  });

  it.each([[{}], [{ errorMessage: 'Invalid value(s) for key(s): [upc]' }], ['<html>'], [null]])(
    'of another form is an error: %j',
    (reply) => expect(() => readItunesReply(reply)).toThrow(),
  );
});

describe('product 33.7: a reply of Deezer', () => {
  const upc = '036000291452';

  it('is the album', () => {
    expect(readDeezerReply(deezerAlbum, upc)).toEqual({
      title: 'Night Ferry',
      artist: 'Mara Ellis',
      url: 'https://www.deezer.com/album/302127',
    });
    expect(readDeezerReply({ ...deezerAlbum, upc: `0${upc}` }, upc)).toBeDefined();
  });

  it('says that there is none, or has an album with another UPC', () => {
    const none = { error: { type: 'DataException', message: 'no data', code: 800 } };
    expect(readDeezerReply(none, upc)).toBeUndefined();
    expect(readDeezerReply({ ...deezerAlbum, upc: '0602547790095' }, upc)).toBeUndefined();
  });

  it.each([
    [{ error: { type: 'Exception', message: 'Quota limit exceeded', code: 4 } }],
    [{ title: 'Night Ferry' }],
    [[]],
  ])('is an error: %j', (reply) => expect(() => readDeezerReply(reply, upc)).toThrow());
});
