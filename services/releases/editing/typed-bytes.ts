import {
  type ReleaseField,
  releaseFieldNames,
  releaseFields,
  type TrackField,
  trackFieldNames,
  trackFields,
} from '../../../shared/releases/fields.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { ShownValue } from '../../../shared/releases/shown-value.ts';
import type { Track } from '../../../shared/releases/track.ts';

/**
 * The maximum total bytes that an artist may enter into one release. DynamoDB allows 400 KB per item: a quarter is
 * reserved for what the platform writes, so that no upload, payment or submission ever finds the release full.
 */
export const TYPED_LIMIT = 300_000;

/**
 * The size of a value in bytes as DynamoDB counts it (Developer Guide, "item sizes and formats"); for a number, the
 * maximum.
 */
function bytesOf(value: ShownValue): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 21;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + 1 + bytesOf(entry), 3);
  return Object.entries(value).reduce((sum, [name, part]) => sum + 1 + Buffer.byteLength(name) + bytesOf(part), 3);
}

const fields = { ...releaseFields, ...trackFields };

/** The bytes of one field. Codes count as zero, because they are short, and the platform writes them too. */
export const typedBytes = (field: ReleaseField | TrackField, value: ShownValue): number =>
  fields[field].kind === 'code' ? 0 : bytesOf(value);

const sumOver = <F extends ReleaseField | TrackField>(holder: Record<F, ShownValue>, names: readonly F[]): number =>
  names.reduce((sum, name) => sum + typedBytes(name, holder[name]), 0);

export const typedBytesOfTrack = (track: Track): number => sumOver(track, trackFieldNames);

/** The number of bytes that the artist has entered into a release and its tracks. */
export const typedBytesOf = (release: Release): number =>
  orderedTracks(release).reduce((sum, track) => sum + typedBytesOfTrack(track), sumOver(release, releaseFieldNames));
