import type { Track } from '../../../../shared/releases/track.ts';
import { isNewRecording } from '../../../../shared/releases/updated-release.ts';

/** Warns that a replaced audio file counts as a new recording, because its length differs (product 35.4). */
export const NewRecordingNote = ({ delivered, track }: { delivered: Track | undefined; track: Track }) =>
  delivered && isNewRecording(delivered.audio, track.audio) ? (
    <p className="pt-2 text-small text-ready">
      This file’s length differs from the delivered one by more than two seconds. Stores treat it as a new recording: it
      gets a new ISRC, and its play counts start again.
    </p>
  ) : null;
