import * as z from 'zod';
import type { Catalogue, FoundAlbum } from './catalogue.ts';
import { fetchJson } from './fetch-json.ts';

/**
 * A reply of the iTunes Search API ("Looking up by UPC"): albums, which it calls collections, and perhaps their tracks.
 */
const Reply = z.object({
  results: z.array(
    z.object({
      wrapperType: z.string().optional(),
      collectionName: z.string().optional(),
      artistName: z.string().optional(),
      collectionViewUrl: z.url().optional(),
    }),
  ),
});

/** The query with which Apple's affiliates mark links. */
const TRACKING = /\?uo=\d+$/;

/** @throws ZodError if the reply is not of the documented form */
export function readItunesReply(reply: unknown): FoundAlbum | undefined {
  const { results } = Reply.parse(reply);
  const album = results.find(({ wrapperType }) => wrapperType === 'collection');
  if (!album?.collectionName || !album.collectionViewUrl) return undefined;
  const url = album.collectionViewUrl.replace(TRACKING, '');
  return { title: album.collectionName, artist: album.artistName ?? '', url };
}

/** Looks up albums at Apple, for its store and its streaming service, which share a catalogue. */
export const itunesGateway = (baseUrl: string): Catalogue => ({
  name: 'iTunes',
  stores: ['Apple Music', 'iTunes Store'],
  async find(upc, country) {
    const url = new URL('/lookup', baseUrl);
    url.search = new URLSearchParams({ upc, entity: 'album', country }).toString();
    return readItunesReply(await fetchJson(url));
  },
});
