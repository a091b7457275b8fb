import * as z from 'zod';

/** An album in the catalogues. `at` says which of them has it; by default, both. */
export const Album = z.strictObject({
  upc: z.string().regex(/^\d{12,13}$/),
  title: z.string(),
  artist: z.string(),
  at: z.array(z.enum(['itunes', 'deezer'])).default(['itunes', 'deezer']),
});
export type Album = z.output<typeof Album>;

/** The path's part of a title, as the stores write it. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The fields of an album in a reply of the iTunes Search API ("Understanding Search Results"). */
const collection = ({ upc, title, artist }: Album, country: string) => ({
  wrapperType: 'collection',
  collectionType: 'Album',
  artistId: 909_253,
  collectionId: Number(upc.slice(-10)),
  artistName: artist,
  collectionName: title,
  collectionCensoredName: title,
  artistViewUrl: `https://music.apple.com/${country.toLowerCase()}/artist/${slugOf(artist)}/909253?uo=4`,
  collectionViewUrl: `https://music.apple.com/${country.toLowerCase()}/album/${slugOf(title)}/${Number(upc.slice(-10))}?uo=4`,
  collectionPrice: 9.99,
  collectionExplicitness: 'notExplicit',
  trackCount: 1,
  country: 'USA',
  currency: 'USD',
  releaseDate: '2026-11-20T08:00:00Z',
  primaryGenreName: 'Alternative',
});

/** The reply of the iTunes Search API to a look-up by UPC. */
export function itunesReply(albums: readonly Album[], query: URLSearchParams) {
  const found = albums.filter(({ upc, at }) => at.includes('itunes') && upc === query.get('upc'));
  return { resultCount: found.length, results: found.map((album) => collection(album, query.get('country') ?? 'US')) };
}

/** The reply of Deezer's API for an album by its UPC. An error has the status 200 too. */
export function deezerReply(albums: readonly Album[], upc: string) {
  const album = albums.find((one) => one.at.includes('deezer') && one.upc === upc);
  if (!album) return { error: { type: 'DataException', message: 'no data', code: 800 } };
  const id = Number(upc.slice(-9));
  return {
    id,
    title: album.title,
    upc,
    link: `https://www.deezer.com/album/${id}`,
    share: `https://www.deezer.com/album/${id}?utm_source=deezer`,
    label: 'Ferry House',
    nb_tracks: 1,
    release_date: '2026-11-20',
    record_type: 'single',
    available: true,
    artist: { id: 27, name: album.artist, type: 'artist' },
    type: 'album',
  };
}
