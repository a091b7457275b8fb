import * as z from 'zod';
import { ArtistId, ReleaseId } from '../ids.ts';
import { MAX_SOUND_PLACES, SoundPlace } from './sound.ts';

/** A recording that sounds the same, in a release of the caller or, for the office, of anybody. */
export const SameSound = z.object({
  artistId: ArtistId,
  /** The artists of the track, as it credits them. */
  artists: z.string(),
  releaseId: ReleaseId,
  releaseTitle: z.string(),
  trackTitle: z.string(),
});
export type SameSound = z.infer<typeof SameSound>;

/**
 * The waveform of a recording: for each cell its lowest and highest sample, as signed bytes in turn, in base64. A cell
 * is 20 ms long, or longer in a recording of more than 30 minutes.
 */
const Wave = z.object({ cellMs: z.number().positive(), peaks: z.base64() });

/** What is known of a recording beyond the numbers in its release. Empty until it was listened to. */
export const SoundDetail = z.object({
  wave: Wave.nullable(),
  /** The places with findings, in order; at most 50. */
  places: z.array(SoundPlace).max(MAX_SOUND_PLACES),
  /** Recordings of the same sound: the caller's own, or anybody's for the office. */
  same: z.array(SameSound),
});
export type SoundDetail = z.infer<typeof SoundDetail>;
