import type { MediaAddress } from '../media/media-repository.ts';

/** A file of an archive: what is in it, or which master, or which stored export, by its key, will be read for it. */
export type ArchiveEntry = {
  /** With `/` between folders. No two of an archive are the same. */
  path: string;
  bytes: number;
  /** In hexadecimal. A file from before it was stored has none. */
  sha256: string | undefined;
  from: { content: string | Uint8Array } | { master: MediaAddress } | { stored: string };
};
