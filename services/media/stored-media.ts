import * as z from 'zod';
import { AwaitedMedia, ReadyMedia, RefusedMedia } from '../../shared/media/media.ts';

/** Second since 1970 in which the table may forget an item; what was stored without one is over. */
const ttl = z.number().default(0);
/** What was judged first, in hexadecimal (SHA-256): of two checks that read different files, one at most goes on. */
const claimed = { sha256: z.string().optional() };

/** An upload as the table keeps it: what is in use stays, one that is awaited or was refused is forgotten some day. */
export const StoredMedia = z.discriminatedUnion('state', [
  AwaitedMedia.extend({ ...claimed, ttl }),
  ReadyMedia.extend(claimed),
  RefusedMedia.extend({ ...claimed, ttl }),
]);
export type StoredMedia = z.infer<typeof StoredMedia>;
