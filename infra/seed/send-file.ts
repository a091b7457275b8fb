import type { MediaId, ReleaseId, TrackId } from '../../shared/ids.ts';
import { hasNoOpenFinding } from '../../shared/rules/readiness.ts';
import type { LaptopApi } from './session.ts';

export type SentFile = {
  target: { kind: 'cover' } | { kind: 'audio'; trackId: TrackId };
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
};

/**
 * Uploads one file of less than 8 MB as the browser does: requests a URL and puts the file there.
 * @returns the file's media id; the file is checked later
 * @throws Error if the bucket rejects the file
 */
export async function sendFile(
  artist: LaptopApi,
  releaseId: ReleaseId,
  { bytes, ...file }: SentFile,
): Promise<MediaId> {
  const expected = await artist('POST /api/releases/{releaseId}/uploads', {
    params: { releaseId },
    body: { ...file, size: bytes.length },
  });
  if (expected.state !== 'expected') throw new Error(`The file ${file.fileName} is too large for one request`);
  const put = await fetch(expected.url, { method: 'PUT', headers: expected.headers, body: Buffer.from(bytes) });
  if (!put.ok) throw new Error(`The file ${file.fileName} was not accepted: ${await put.text()}`);
  return expected.mediaId;
}

/**
 * The time between the first polls. The checker takes one file after the other, so a file far back in the queue is
 * polled at growing intervals.
 */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 2000;
const BACKOFF_FACTOR = 1.5;

/**
 * Waits until every file is checked and part of the release, and was listened to or looked at, without which the
 * release cannot be submitted.
 * @throws Error with the reason if one is rejected
 */
export async function waitForChecks(
  artist: LaptopApi,
  releaseId: ReleaseId,
  mediaIds: readonly string[],
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; mediaIds.length > 0; wait = Math.min(MAX_WAIT_MS, wait * BACKOFF_FACTOR)) {
    await new Promise((next) => setTimeout(next, wait));
    const { media, release } = await artist('GET /api/releases/{releaseId}', { params: { releaseId } });
    const sent = media.filter(({ id }) => mediaIds.includes(id));
    const refused = sent.find(({ state }) => state === 'refused');
    if (refused?.state === 'refused') throw new Error(`A file was refused: ${refused.finding.text}`);
    const areReady = sent.filter(({ state }) => state === 'ready').length === mediaIds.length;
    if (areReady && hasNoOpenFinding(release, ['sound-waiting', 'cover-waiting'])) return;
  }
}
