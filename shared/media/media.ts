import * as z from 'zod';
import { IsoTime, MediaId, TrackId } from '../ids.ts';
import type { FileFinding } from './file-finding.ts';

const Finding = z.object({ title: z.string(), text: z.string() }) satisfies z.ZodType<FileFinding>;

/** The place of an upload: the release's cover, or a track's audio or mechanical license. */
export const UploadTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cover') }),
  z.strictObject({ kind: z.literal('audio'), trackId: TrackId }),
  z.strictObject({ kind: z.literal('licence'), trackId: TrackId }),
]);
export type UploadTarget = z.infer<typeof UploadTarget>;

const uploadFields = {
  id: MediaId,
  target: UploadTarget,
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  createdAt: IsoTime,
};

/** An upload that is expected, or was received but not checked yet. */
export const AwaitedMedia = z.object({ ...uploadFields, state: z.literal('awaited') });
export type AwaitedMedia = z.infer<typeof AwaitedMedia>;
/** An upload that was checked and is part of the release. */
export const ReadyMedia = z.object({ ...uploadFields, state: z.literal('ready') });
/** An upload that was rejected, with the reason. */
export const RefusedMedia = z.object({ ...uploadFields, state: z.literal('refused'), finding: Finding });

/** An upload, in any state from its signed URL to the result of the check. */
export const Media = z.discriminatedUnion('state', [AwaitedMedia, ReadyMedia, RefusedMedia]);
export type Media = z.infer<typeof Media>;
/** A checked upload, whether accepted or rejected. */
export type CheckedMedia = Exclude<Media, AwaitedMedia>;
