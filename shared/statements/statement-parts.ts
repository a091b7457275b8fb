import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId, TrackId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { setAsideReasons } from '../royalties/set-aside.ts';
import { statementEncodings } from '../royalties/statement-encoding.ts';
import { StoredText } from '../text-schemas.ts';
import { DecimalText } from './amounts.ts';
import { matchKinds } from './statement.ts';

/** A line that could not be read: its row number in a spreadsheet, the reason, and its text, shortened if necessary. */
export const BadLineView = z.object({ line: z.int(), reason: z.string(), text: z.string() });

/** A row that was set aside, with the same fields. */
export const SetAsideRowView = z.object({ line: z.int(), reason: z.enum(setAsideReasons), text: z.string() });

/** A track of the catalogue that may be a recording of a statement. */
export const TrackName = z.object({
  artistId: ArtistId,
  releaseId: ReleaseId,
  trackId: TrackId,
  title: StoredText,
  artist: StoredText,
  releaseTitle: StoredText,
  isrc: z.string(),
  upc: z.string(),
  /** The number of tracks on its release. */
  releaseTracks: z.int().optional(),
});
export type TrackName = z.infer<typeof TrackName>;

/** The id of a recording in a statement: a hexadecimal digest of everything that the statement says about it. */
export const RecordingKey = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The office's decision about a recording: it is this track, or this whole release, or it stays in suspense. The
 * decision also applies to later statements.
 */
export const Decision = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('track'), artistId: ArtistId, releaseId: ReleaseId, trackId: TrackId }),
  z.strictObject({ to: z.literal('release'), artistId: ArtistId, releaseId: ReleaseId }),
  z.strictObject({ to: z.literal('suspense') }),
]);
export type Decision = z.infer<typeof Decision>;
/** The decision that a recording is a track. */
export type TrackDecision = Extract<Decision, { to: 'track' }>;
/** A decision by which somebody is paid: the recording is a track or a whole release. */
export type PayingDecision = Exclude<Decision, { to: 'suspense' }>;

/** A release of the catalogue that was sold as a whole. */
const ReleaseName = z.object({ title: StoredText, artist: StoredText, tracks: z.int() });
export type ReleaseName = z.infer<typeof ReleaseName>;

/** A recording that its codes do not identify, with suggestions and the office's decision. */
export const UnmatchedRecording = z.object({
  key: RecordingKey,
  kind: z.enum(matchKinds),
  isrc: z.string(),
  upc: z.string(),
  title: StoredText,
  artist: StoredText,
  lines: z.int(),
  /** The amount in the statement's currency. */
  amount: DecimalText,
  /** The release with this UPC, if it was sold as a whole: its tracks share the money (product 23.18). */
  release: ReleaseName.optional(),
  suggestions: z.array(TrackName),
  decision: z
    .object({
      said: Decision,
      /** The current name of the track; omitted if the track was deleted, or if the recording stays in suspense. */
      track: TrackName.optional(),
      /** The current name of a whole release. */
      release: ReleaseName.optional(),
      by: z.object({ id: z.string(), name: StoredText }),
      at: IsoTime,
      /** A second person has to agree before posted statements pay this recording (product 23.13). */
      isAwaited: z.boolean().optional(),
    })
    .optional(),
});
export type UnmatchedRecording = z.infer<typeof UnmatchedRecording>;

/** An artist's share of a statement, and the platform's part, in micro-dollars. */
export const ArtistShare = z.object({
  artistId: ArtistId,
  artistName: StoredText,
  micros: MicrosText,
  platformMicros: MicrosText,
  quantity: DecimalText,
  releases: z.int(),
  /**
   * The amount recouped for the artist's advances: a projection until posting, then the actual amount. Omitted if there
   * is none.
   */
  takenMicros: MicrosText.optional(),
});
export type ArtistShare = z.infer<typeof ArtistShare>;

/** Uncertain choices in how a file was read, which the office can change (product 23.14). */
export const ReadingChoices = z.object({
  /** The encoding used and the alternatives, each with a sample cell. Omitted if the bytes reveal the encoding. */
  encoding: z
    .object({
      used: z.enum(statementEncodings),
      candidates: z.array(z.object({ encoding: z.enum(statementEncodings), preview: StoredText })),
    })
    .optional(),
  /** The sheet of a workbook that was read, and others that may be statements. Omitted for other files. */
  sheet: z.object({ name: StoredText, others: z.array(StoredText) }).optional(),
});
export type ReadingChoices = z.infer<typeof ReadingChoices>;

/** The beginning of a file: the columns of its header, if it was found, and the cells of the first lines. */
export const FileHead = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  choices: ReadingChoices.optional(),
});
export type FileHead = z.infer<typeof FileHead>;
