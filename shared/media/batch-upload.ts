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

/** The signed URL for a PUT of exactly this type and size, valid for 15 minutes. */
export const UploadUrl = z.object({ mediaId: MediaId, url: z.string(), headers: z.record(z.string(), z.string()) });
export type UploadUrl = z.infer<typeof UploadUrl>;

const Refused = z.object({ state: z.literal('refused'), finding: z.object({ title: z.string(), text: z.string() }) });
const expected = UploadUrl.extend({ state: z.literal('expected') });

/** The result for one of several files: its upload URL, or why it was rejected. */
export const FileUploadResult = z.discriminatedUnion('state', [expected, Refused]);
export type FileUploadResult = z.infer<typeof FileUploadResult>;
/** The result for a file that becomes a track. */
const TrackFileAnswer = z.discriminatedUnion('state', [expected.extend({ trackId: TrackId }), Refused]);

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
