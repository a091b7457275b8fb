import { mapRecord } from '../typed-record.ts';
import { contentOf, type SubmittedContent } from './earlier-submission.ts';
import type { Release } from './release.ts';
import type { Audio, Track } from './track.ts';

/** How much the length of a new file may differ for the same recording, in milliseconds. */
const SAME_RECORDING_MS = 2000;

/** Whether a new file has another length than the delivered one, so that stores treat it as a new recording. */
export const isNewRecording = (delivered: Audio | null, audio: Audio | null): boolean =>
  delivered !== null &&
  audio !== null &&
  audio.mediaId !== delivered.mediaId &&
  Math.abs(audio.durationMs - delivered.durationMs) > SAME_RECORDING_MS;

/**
 * Gives a track of a change its code. A new recording does not keep the ISRC of the delivered one; the submission
 * assigns it another. Any other track has the code that the release has now, because the distributor may have assigned
 * it since the change was opened.
 */
function codedTrack(track: Track, delivered: Track | undefined): Track {
  if (!delivered) return track;
  if (!isNewRecording(delivered.audio, track.audio)) return { ...track, isrc: delivered.isrc || track.isrc };
  return track.isrc === delivered.isrc ? { ...track, isrc: '' } : track;
}

/** A change with the codes that it is submitted and delivered with (product 35.4). */
export const withCodesOf = <R extends Release>(change: R, delivered: Release): R => ({
  ...change,
  upc: delivered.upc || change.upc,
  tracks: mapRecord(change.tracks, (track) => codedTrack(track, delivered.tracks[track.id])),
});

/** The content of a delivered release after a change of it was exported. */
export const updatedContent = (delivered: Release, change: Release): SubmittedContent =>
  contentOf(withCodesOf(change, delivered));
