import * as z from 'zod';
import { AwaitedMedia, ReadyMedia, RefusedMedia } from '../../shared/media/media.ts';

/** The second since 1970 after which the table may delete an item; an item without one has expired. */
const ttl = z.number().default(0);
/**
 * The SHA-256 of the bytes that were checked first, in hexadecimal: of two checks that read different files, only one
 * continues.
 */
const claimed = { sha256: z.string().optional() };
/** How many checks of the bytes have begun and not ended (design 5.8). Items of earlier versions have none. */
const begunChecks = z.number().default(0);

/** A stored upload. One that is in use is kept; an awaited or refused one expires. */
export const StoredMedia = z.discriminatedUnion('state', [
  AwaitedMedia.extend({ ...claimed, ttl, begunChecks }),
  ReadyMedia.extend(claimed),
  RefusedMedia.extend({ ...claimed, ttl }),
]);
export type StoredMedia = z.infer<typeof StoredMedia>;
