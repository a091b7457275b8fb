import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';
import { AwaitedMedia, ReadyMedia, RefusedMedia } from '../../shared/media/media.ts';

/** When the table may delete an item, in seconds since 1970. An item without a value has expired. */
const ttl = z.number().default(0);
/**
 * The SHA-256 of the bytes that were checked first, in hexadecimal: if two checks read different files, only one
 * continues.
 */
const claimed = { sha256: z.string().optional() };
/**
 * The number of checks of the bytes that started but did not finish (design 5.8). Items from earlier versions have
 * none.
 */
const begunChecks = z.number().default(0);

/** An upload in parts: S3's id of it, once its first part was announced, and when all of its parts had arrived. */
const parts = { partsId: z.string().optional(), completedAt: IsoTime.optional() };

/** A stored upload. One that is in use is kept; an awaited or rejected one expires. */
export const StoredMedia = z.discriminatedUnion('state', [
  AwaitedMedia.extend({ ...claimed, ...parts, ttl, begunChecks }),
  ReadyMedia.extend(claimed),
  RefusedMedia.extend({ ...claimed, ttl }),
]);
export type StoredMedia = z.infer<typeof StoredMedia>;
