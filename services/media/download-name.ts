import type { TrackId } from '../../shared/ids.ts';
import type { Audio, Licence } from '../../shared/releases/track.ts';

/** When a file was placed, in milliseconds since 1970. */
const storedMs = ({ storedAt }: Audio | Licence): number => Date.parse(storedAt);

/** The file name under which a master is downloaded (product 8.13): `{trackId}-{timestamp}.wav`. */
export const audioDownloadName = (trackId: TrackId, audio: Audio): string =>
  `${trackId}-${storedMs(audio)}.${audio.format.toLowerCase()}`;

/** The file name under which a licence is downloaded: `{trackId}-license-{timestamp}.pdf`. */
export const licenceDownloadName = (trackId: TrackId, licence: Licence): string =>
  `${trackId}-license-${storedMs(licence)}.pdf`;
