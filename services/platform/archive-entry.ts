import { createHash } from 'node:crypto';
import type { ArtistId, MediaId, ReleaseId } from '../../shared/ids.ts';

/**
 * A file in an archive. Its content is either given here, or read while packing: an uploaded master, or a stored export
 * by its key.
 */
export type ArchiveEntry = {
  /** Folders are separated by `/`. Unique in the archive. */
  path: string;
  bytes: number;
  /** SHA-256 in hexadecimal; undefined for files that were uploaded before hashes were stored. */
  sha256: string | undefined;
  from:
    | { content: string | Uint8Array }
    | { master: { artistId: ArtistId; releaseId: ReleaseId; mediaId: MediaId } }
    | { stored: string };
};

export const contentEntry = (path: string, content: string | Uint8Array): ArchiveEntry => ({
  path,
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
  from: { content },
});

export const jsonEntry = (path: string, value: unknown): ArchiveEntry =>
  contentEntry(path, `${JSON.stringify(value, null, 2)}\n`);
