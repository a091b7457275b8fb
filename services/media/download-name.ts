import type { TrackId } from '../../shared/ids.ts';
import type { Audio, Licence } from '../../shared/releases/track.ts';

/** Milliseconds since 1970 at which a file came into its place. */
const storedMs = ({ storedAt }: Audio | Licence): number => Date.parse(storedAt);

/** The name under which a master is saved (product 8.13): `{trackId}-{timestamp}.wav`. */
export const audioDownloadName = (trackId: TrackId, audio: Audio): string =>
  `${trackId}-${storedMs(audio)}.${audio.format.toLowerCase()}`;

/** The name under which a licence is saved: `{trackId}-license-{timestamp}.pdf`. */
export const licenceDownloadName = (trackId: TrackId, licence: Licence): string =>
  `${trackId}-license-${storedMs(licence)}.pdf`;
