import { releaseFieldNames, releaseFields, trackFieldNames, trackFields } from '../../releases/fields.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import { newRelease, type Release } from '../../releases/release.ts';
import { newTrack } from '../../releases/track.ts';
import { releaseValueText, trackValueText } from '../value-text.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Describes a release in lines: its files, and each field that differs from a new release. */
export function describeRelease(release: Release): string[] {
  const empty = newRelease({ id: release.id, artistId: release.artistId, now: new Date(0) });
  const own = releaseFieldNames
    .filter((field) => !isSame(release[field], empty[field]))
    .map((field) => `${releaseFields[field].label}: ${releaseValueText(field, release[field] as never)}`);
  const tracks = orderedTracks(release).flatMap((track, n) => {
    const fresh = newTrack({ id: track.id, number: n + 1, artist: undefined, now: new Date(0) });
    const lines = trackFieldNames
      .filter((field) => !isSame(track[field], fresh[field]))
      .map((field) => `${n + 1}. ${trackFields[field].label}: ${trackValueText(field, track[field] as never)}`);
    const files = [
      track.audio && `${n + 1}. Audio: ${track.audio.fileName}`,
      track.licence && `${n + 1}. Licence: ${track.licence.fileName}`,
    ];
    return [...lines, ...files.filter((line) => line !== null)];
  });
  return [...own, ...(release.cover ? [`Cover: ${release.cover.fileName}`] : []), ...tracks];
}
