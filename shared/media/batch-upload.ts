import * as z from 'zod';
import { MediaId, TrackId } from '../ids.ts';
import { Release } from '../releases/release.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { Text } from '../text-schemas.ts';
import { UploadTarget } from './media.ts';

/** A file as the browser describes it. */
export const ChosenFile = z.strictObject({
  fileName: z.string().max(255, { abort: true }).min(1),
  contentType: z.string().max(100, { abort: true }),
  size: z.number().int().nonnegative(),
});

/** A signed URL for a PUT of exactly one type and size, valid for 15 minutes; the headers must be sent unchanged. */
const SignedUrl = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });

const Refused = z.object({ state: z.literal('refused'), finding: z.object({ title: z.string(), text: z.string() }) });
/** A file that is sent in one request. */
const Whole = SignedUrl.extend({ state: z.literal('expected'), mediaId: MediaId });
/** A file that is sent in parts (`parts.ts`), each to a URL of its own. */
const InParts = z.object({ state: z.literal('expected-in-parts'), mediaId: MediaId });

/** How to send a file that is expected. */
export const ExpectedUpload = z.discriminatedUnion('state', [Whole, InParts]);
export type ExpectedUpload = z.infer<typeof ExpectedUpload>;
export type WholeUpload = z.infer<typeof Whole>;

/** The result for one of several files: how to send it, or why it was rejected. */
export const FileUploadResult = z.discriminatedUnion('state', [Whole, InParts, Refused]);
export type FileUploadResult = z.infer<typeof FileUploadResult>;
/** The result for a file that becomes a track. */
const TrackFileAnswer = z.discriminatedUnion('state', [
  Whole.extend({ trackId: TrackId }),
  InParts.extend({ trackId: TrackId }),
  Refused,
]);

const Sha256 = z
  .string()
  .length(44, { abort: true })
  .regex(/^[A-Za-z0-9+/]{43}=$/);

/** One part of a file: its number, from 1, and the SHA-256 of its bytes, in base64. */
export const FilePart = z.strictObject({ number: z.number().int().positive(), sha256: Sha256 });
export type FilePart = z.infer<typeof FilePart>;

/** A signed URL for exactly this part: its number, size and SHA-256. */
export const PartUrl = SignedUrl;

/** The parts that have arrived; once the file is complete, no part is listed. */
export const ArrivedParts = z.object({ isComplete: z.boolean(), parts: z.array(FilePart) });
export type ArrivedParts = z.infer<typeof ArrivedParts>;

/** Files that become tracks, in order. */
export const TracksFromFiles = z.strictObject({
  /** A title for the release if it has none; '' if the files do not suggest one. */
  releaseTitle: Text,
  files: z
    .array(ChosenFile.extend({ title: Text.min(1) }))
    .max(TRACK_LIMIT, { abort: true })
    .min(1),
});
export type TracksFromFiles = z.infer<typeof TracksFromFiles>;
export type FileOfTrack = TracksFromFiles['files'][number];

/** The release with its new tracks, and the result for each file, in order. */
export const CreatedTracks = z.object({ release: Release, files: z.array(TrackFileAnswer) });
export type CreatedTracks = z.infer<typeof CreatedTracks>;

/** The maximum number of places for files: a cover, and an audio file and a license for each track. */
const MAX_FILE_PLACES = 1 + 2 * TRACK_LIMIT;

/** Files for existing places, one for each place. */
export const FilesForPlaces = z.strictObject({
  files: z
    .array(ChosenFile.extend({ target: UploadTarget }))
    .max(MAX_FILE_PLACES, { abort: true })
    .min(1)
    .refine(
      (files) => new Set(files.map(({ target }) => JSON.stringify(target))).size === files.length,
      'Must name each place once',
    ),
});
