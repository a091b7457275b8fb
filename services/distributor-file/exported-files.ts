import type { MediaId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Cover, Release } from '../../shared/releases/release.ts';
import type { Audio, Licence } from '../../shared/releases/track.ts';

/** A file that an export names, as it stands beside it in an archive. `sha256` is missing of one from before it was stored. */
export type ExportedFile = { name: string; mediaId: MediaId; bytes: number; sha256?: string };

/** By the id of the upload: no two files of a label have one name, and a file that was replaced has another. */
export const coverName = ({ mediaId }: Cover): string => `${mediaId}.jpg`;
export const audioName = ({ mediaId, format }: Audio): string => `${mediaId}.${format.toLowerCase()}`;
export const licenceName = ({ mediaId }: Licence): string => `${mediaId}.pdf`;

const fileOf = (name: string, { mediaId, size, sha256 }: Cover | Audio | Licence): ExportedFile => ({
  name,
  mediaId,
  bytes: size,
  ...(sha256 !== undefined && { sha256 }),
});

/** The cover, and each track's master and licence in the order of the tracks. One upload stands there once. */
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
