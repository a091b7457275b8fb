import * as z from 'zod';
import { ReleaseId } from '../ids.ts';

const Ms = z.number().int().nonnegative();

/**
 * The measures of a recording, as its release stores them (product 37.2). Rules read these numbers, so a limit can
 * change without listening again. Times are in milliseconds from the beginning. Optional parts are absent if there is
 * nothing to say.
 */
export const Sound = z.object({
  /** The version of the measures. */
  v: z.literal(1),
  /** Integrated loudness in LUFS (EBU R 128); null for silence, or for less than 400 ms. */
  lufs: z.number().nullable(),
  /** Loudness range in LU (EBU Tech 3342). */
  range: z.number().nullable(),
  /** True peak in dBTP (ITU-R BS.1770); null for digital silence. */
  truePeak: z.number().nullable(),
  channels: z.number().int().positive(),
  /** Bits per sample; null for MP3, which has none. */
  bits: z.number().int().positive().nullable(),
  /** The length of what was decoded. */
  durationMs: Ms,
  /** Parts that could not be decoded, and where the first one is. */
  broken: z.object({ count: z.number().int().positive(), at: Ms }).optional(),
  /** The samples differ from the checksum that the encoder stored (RFC 9639 section 8.2). */
  checksumDiffers: z.literal(true).optional(),
  /** How much less was decoded than the file's header states. */
  missingMs: Ms.optional(),
  /** The whole recording is silent. */
  silent: z.literal(true).optional(),
  /** Silence before the first sound, and after the last one. */
  headMs: Ms,
  tailMs: Ms,
  /** Silences of two seconds or more between sounds. */
  gaps: z.object({ count: z.number().int().positive(), longestMs: Ms, at: Ms }).optional(),
  /** Runs of at least three samples at full scale: how many, their share of all samples, and where the first one is. */
  clipped: z.object({ runs: z.number().int().positive(), share: z.number(), at: Ms }).optional(),
  /** Both channels are the same. */
  mono: z.literal(true).optional(),
  /** One channel is the other one turned upside down, so a mono loudspeaker plays silence. */
  inverted: z.literal(true).optional(),
  /** The channel that is silent while the other one is not. */
  silentSide: z.enum(['left', 'right']).optional(),
  /** How many of the bits are used, if fewer than `bits`. */
  usedBits: z.number().int().positive().optional(),
  /** A sudden end of the spectrum, as lossy encoders and resamplers leave it: where it is, and how deep in dB. */
  wall: z.object({ hz: z.number().positive(), db: z.number().positive() }).optional(),
  /** A constant offset of the samples, as a share of full scale. */
  offset: z.number().optional(),
});
export type Sound = z.infer<typeof Sound>;

/** The maximum number of releases or tracks with the same sound that are kept of a recording. */
export const MAX_SAME = 5;

/** How far listening to a recording is. Absent on recordings that were uploaded before the product listened. */
export const Heard = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({
    state: z.literal('heard'),
    sound: Sound,
    /** Other releases of the artist with the same recording, as of the day when this one was heard. */
    sameIn: z
      .array(z.object({ releaseId: ReleaseId, title: z.string() }))
      .max(MAX_SAME)
      .optional(),
  }),
  /** `format`: M4A is not decoded. `failed`: every try ended without a result, and the operator was told. */
  z.object({ state: z.literal('unheard'), why: z.enum(['format', 'failed']) }),
]);
export type Heard = z.infer<typeof Heard>;

/** A kind of place in a recording, for the list beside the waveform (product 37.4). */
const SoundPlaceKind = z.enum(['broken', 'clipped', 'gap', 'silent-head', 'silent-tail']);

/** A place in a recording, in milliseconds. */
export const SoundPlace = z.object({ kind: SoundPlaceKind, at: Ms, ms: Ms });
export type SoundPlace = z.infer<typeof SoundPlace>;

/** The maximum number of places that are kept of a recording. */
export const MAX_SOUND_PLACES = 50;

/** The length in milliseconds of one cell of the waveform. */
export const WAVE_CELL_MS = 20;

/** The bit rate of the listening copy, in kilobits per second. */
export const COPY_KBPS = 128;
