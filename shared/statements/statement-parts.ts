import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId, TrackId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { setAsideReasons } from '../royalties/set-aside.ts';
import { statementEncodings } from '../royalties/statement-encoding.ts';
import { StoredText } from '../text.ts';
import { DecimalText } from './given.ts';
import { matchKinds } from './statement.ts';

/** A line that could not be counted: its number as a spreadsheet counts rows, why, and its text, cut where it is long. */
export const BadLineView = z.object({ line: z.int(), reason: z.string(), text: z.string() });

/** A row that is no sale, in the same way. */
export const SetAsideRowView = z.object({ line: z.int(), reason: z.enum(setAsideReasons), text: z.string() });

/** A track of the catalogue that a recording may be. */
export const TrackName = z.object({
  artistId: ArtistId,
  releaseId: ReleaseId,
  trackId: TrackId,
  title: StoredText,
  artist: StoredText,
  releaseTitle: StoredText,
  isrc: z.string(),
  upc: z.string(),
  /** How many tracks its release has. */
  releaseTracks: z.int().optional(),
});
export type TrackName = z.infer<typeof TrackName>;

/** By what a recording of a statement is called: what it says of it, as a digest in hexadecimal. */
export const RecordingKey = z.string().regex(/^[0-9a-f]{64}$/);

/** What the office said of a recording: that it is this track, or this whole release, or that it stays in suspense. It holds for later statements too. */
export const Decision = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('track'), artistId: ArtistId, releaseId: ReleaseId, trackId: TrackId }),
  z.strictObject({ to: z.literal('release'), artistId: ArtistId, releaseId: ReleaseId }),
  z.strictObject({ to: z.literal('suspense') }),
]);
export type Decision = z.infer<typeof Decision>;
/** That a recording is a track. */
export type ToTrack = Extract<Decision, { to: 'track' }>;
/** That a recording is a track, or a whole release: it is paid. */
export type ToPayee = Exclude<Decision, { to: 'suspense' }>;

/** A release of the catalogue that a recording is, all tracks of it. */
const ReleaseName = z.object({ title: StoredText, artist: StoredText, tracks: z.int() });
export type ReleaseName = z.infer<typeof ReleaseName>;

/** A recording of a statement that no code tells for certain: who it may be, and what the office said of it. */
export const UnmatchedRecording = z.object({
  key: RecordingKey,
  kind: z.enum(matchKinds),
  isrc: z.string(),
  upc: z.string(),
  title: StoredText,
  artist: StoredText,
  lines: z.int(),
  /** In the currency of the statement. */
  amount: DecimalText,
  /** The release that its UPC names, sold whole: its tracks share the money (product 23.18). */
  release: ReleaseName.optional(),
  suggestions: z.array(TrackName),
  decision: z
    .object({
      said: Decision,
      /** The track, as it is called now; left out when it is gone, or the recording stays in suspense. */
      track: TrackName.optional(),
      /** The same of a whole release. */
      release: ReleaseName.optional(),
      by: z.object({ id: z.string(), name: StoredText }),
      at: IsoTime,
      /** Somebody else has to say the same before what was posted without the recording is paid by it (product 23.13). */
      isAwaited: z.boolean().optional(),
    })
    .optional(),
});
export type UnmatchedRecording = z.infer<typeof UnmatchedRecording>;

/** What a statement gives one artist, in micro-dollars, and what the platform keeps of it. */
export const ArtistShare = z.object({
  artistId: ArtistId,
  artistName: StoredText,
  micros: MicrosText,
  platformMicros: MicrosText,
  quantity: DecimalText,
  releases: z.int(),
  /** What goes to their advances of it: what is out of them now, until it is posted; then what was taken. Left out where nothing does. */
  takenMicros: MicrosText.optional(),
});
export type ArtistShare = z.infer<typeof ArtistShare>;

/** How a file was read where that is not certain: the office may choose otherwise (product 23.14). */
export const ReadingChoices = z.object({
  /** How it was decoded, and what it may be instead, each with a cell as it reads then. Left out where the bytes tell. */
  encoding: z
    .object({
      used: z.enum(statementEncodings),
      candidates: z.array(z.object({ encoding: z.enum(statementEncodings), preview: StoredText })),
    })
    .optional(),
  /** The sheet of a workbook that was read, and others that may be statements. Left out of other files. */
  sheet: z.object({ name: StoredText, others: z.array(StoredText) }).optional(),
});
export type ReadingChoices = z.infer<typeof ReadingChoices>;

/** The beginning of a file: the columns of its header as far as it is found, and the first lines, in their cells. */
export const FileHead = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  choices: ReadingChoices.optional(),
});
export type FileHead = z.infer<typeof FileHead>;
