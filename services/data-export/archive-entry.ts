import type { MediaAddress } from '../media/media-repository.ts';

/** A file of an archive, before it is read: its bytes are here, or a master's. */
export type ArchiveEntry = {
  /** With `/` between folders. No two of an archive are the same. */
  path: string;
  bytes: number;
  /** In hexadecimal. A file from before it was stored has none. */
  sha256: string | undefined;
  from: { text: string } | { master: MediaAddress };
};
