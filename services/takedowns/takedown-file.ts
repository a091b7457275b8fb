import { createHash } from 'node:crypto';
import type { OfficeTakedown } from '../../shared/takedowns/takedown.ts';
import { takedownFileName } from './render-takedown-file.ts';

type Owned = Pick<OfficeTakedown, 'artistId' | 'releaseId' | 'id'>;

/** What is recorded of a takedown's file. */
export const takedownFile = (takedown: Owned, csv: string) => ({
  fileName: takedownFileName(takedown),
  bytes: Buffer.byteLength(csv),
  sha256: createHash('sha256').update(csv).digest('hex'),
});

/**
 * The key of a takedown's file, among the exports of its release. It contains a digest of the content, so that nothing
 * overwrites bytes that were sent.
 */
export const takedownFileKey = ({ artistId, releaseId, id }: Owned, sha256: string): string =>
  `${artistId}/${releaseId}/takedowns/${id}-${sha256}.csv`;
