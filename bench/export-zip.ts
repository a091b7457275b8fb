import { Readable } from 'node:stream';
import { zipBytes, zipStream } from '../services/archives/zip-stream.ts';
import { exportedFiles } from '../services/distributor-file/exported-files.ts';
import type { ArchiveEntry } from '../services/platform/archive-entry.ts';
import { aCompleteDraft, aTrack, inOrder } from '../shared/test/builders.ts';
import { atMost, type Figure } from './figure.ts';

const RELEASES = 500;
const TRACKS = 4;
const MB = 1024 ** 2;
const PIECE = new Uint8Array(MB / 4).fill(7);

/** A file of this many bytes, streamed as if from a bucket. */
const fileStream = (bytes: number): Readable =>
  Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length));
    })(),
  );

/**
 * Measures the cost of packing a batch of 500 releases with their files: the time, and the memory in addition to what
 * the process already used (product 14.11).
 */
export async function exportZip(): Promise<Figure[]> {
  const entries = Array.from({ length: RELEASES }, (_, n): ArchiveEntry[] => {
    const tracks = Array.from({ length: TRACKS }, () => aTrack());
    const release = aCompleteDraft(inOrder(tracks));
    return [
      { path: `${n}/release.csv`, bytes: 20_000, sha256: undefined, from: { content: 'x'.repeat(20_000) } },
      ...exportedFiles(release).map(({ name, mediaId }) => ({
        path: `${n}/${name}`,
        bytes: MB,
        sha256: undefined,
        from: { master: { artistId: release.artistId, releaseId: release.id, mediaId } },
      })),
    ];
  }).flat();
  const now = new Date();
  const before = process.memoryUsage.rss();
  const began = performance.now();
  let most = before;
  let read = 0;
  for await (const piece of zipStream(entries, (from) => ('content' in from ? from.content : fileStream(MB)), now)) {
    read += piece.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  if (read !== zipBytes(entries, now)) throw new Error('The predicted length is not that of the ZIP');
  return [
    atMost(
      `memory that a ZIP of ${RELEASES} releases takes (${Math.round(read / MB)} MB)`,
      (most - before) / MB,
      'MB',
      300,
    ),
    atMost('its speed', read / MB / ((performance.now() - began) / 1000), 'MB/s', null),
  ];
}
