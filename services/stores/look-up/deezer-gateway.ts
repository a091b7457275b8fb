import * as z from 'zod';
import { asEan } from '../../../shared/releases/upc.ts';
import type { Catalogue, FoundAlbum } from './catalogue.ts';
import { fetchJson } from './fetch-json.ts';

/** The code with which Deezer says that it has no such album (its API's errors, DATA_NOT_FOUND). */
const NOT_FOUND = 800;

/** A reply of Deezer's API: an album, or an error, which also has the status 200. */
const Reply = z.union([
  z.object({ error: z.object({ code: z.number(), type: z.string().optional() }) }),
  z.object({
    title: z.string(),
    upc: z.string().optional(),
    link: z.url(),
    artist: z.object({ name: z.string() }).optional(),
  }),
]);

/**
 * @param upc the UPC that was looked up; an album with another one is not the one
 * @throws Error for an error of the service, ZodError if the reply is not of the documented form
 */
export function readDeezerReply(reply: unknown, upc: string): FoundAlbum | undefined {
  const read = Reply.parse(reply);
  if ('error' in read) {
    if (read.error.code === NOT_FOUND) return undefined;
    throw new Error(`Deezer answered with the error ${read.error.code} ${read.error.type ?? ''}`);
  }
  if (read.upc !== undefined && asEan(read.upc) !== asEan(upc)) return undefined;
  return { title: read.title, artist: read.artist?.name ?? '', url: read.link };
}

/** Looks up albums at Deezer, which has one catalogue for all countries. */
export const deezerGateway = (baseUrl: string): Catalogue => ({
  name: 'Deezer',
  stores: ['Deezer'],
  async find(upc) {
    return readDeezerReply(await fetchJson(new URL(`/album/upc:${upc}`, baseUrl)), upc);
  },
});
