import type { MediaId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Cover, Release } from '../../shared/releases/release.ts';
import type { Audio, Licence } from '../../shared/releases/track.ts';

/** A file that an export names and an archive contains. A file that was stored before hashes were has no `sha256`. */
export type ExportedFile = { name: string; mediaId: MediaId; bytes: number; sha256?: string };

/** Named after the upload, so that no two files of a label share a name, and a replacement gets a new one. */
export const coverName = ({ mediaId }: Cover): string => `${mediaId}.jpg`;
export const audioName = ({ mediaId, format }: Audio): string => `${mediaId}.${format.toLowerCase()}`;
export const licenceName = ({ mediaId }: Licence): string => `${mediaId}.pdf`;

const fileOf = (name: string, { mediaId, size, sha256 }: Cover | Audio | Licence): ExportedFile => ({
  name,
  mediaId,
  bytes: size,
  ...(sha256 !== undefined && { sha256 }),
});

/** The cover, and the master and licence of each track in order. An upload that is used twice appears once. */
export function exportedFiles(release: Release): ExportedFile[] {
  const files = [
    ...(release.cover ? [fileOf(coverName(release.cover), release.cover)] : []),
    ...orderedTracks(release).flatMap(({ audio, licence }) => [
      ...(audio ? [fileOf(audioName(audio), audio)] : []),
      ...(licence ? [fileOf(licenceName(licence), licence)] : []),
    ]),
  ];
  return [...new Map(files.map((file) => [file.name, file])).values()];
}
