import type { FilePart } from '../../../../shared/media/batch-upload.ts';
import { partCount, partRange } from '../../../../shared/media/parts.ts';
import { concurrencyLimit } from '../../lib/concurrency-limit.ts';
import { readStretch } from './file-unreadable.ts';
import { requestPartUrl, type UploadId } from './part-calls.ts';
import { retryUploadStep } from './retry-upload-step.ts';
import { SendError, sendFile } from './send-file.ts';

/** The number of parts that are sent at a time, of all files and of one: browsers open six connections to a host. */
const slots = concurrencyLimit(6);
const PARTS_OF_FILE = 4;

/**
 * Sends the parts of a file, several at a time. A part that has arrived with the same SHA-256 is not sent again, so a
 * file that has changed since can never be mixed with its earlier version. While a part is retried, the others go on.
 * @param arrived the parts that have arrived
 * @param onSent receives the number of bytes of the file that have arrived or are being sent
 * @throws FileUnreadable, SendError, Problem
 */
export async function sendParts(
  file: File,
  upload: UploadId,
  arrived: readonly FilePart[],
  onSent: (bytes: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const hashes = new Map(arrived.map(({ number, sha256 }) => [number, sha256]));
  const sent = new Map(arrived.map(({ number }) => [number, sizeOf(file, number)]));
  const report = (number: number, bytes: number) => {
    sent.set(number, bytes);
    onSent([...sent.values()].reduce((sum, one) => sum + one, 0));
  };

  async function sendPart(number: number): Promise<void> {
    const free = await slots.take(stop);
    if (!free) throw new SendError(0);
    try {
      const { start, end } = rangeOf(file, number);
      const bytes = await readStretch(file, start, end);
      const sha256 = await sha256Of(bytes);
      if (hashes.get(number) !== sha256) {
        report(number, 0);
        const signed = await requestPartUrl(upload, { number, sha256 });
        await sendFile(new Blob([bytes]), signed, (count) => report(number, count), stop);
        hashes.set(number, sha256);
      }
      report(number, bytes.byteLength);
    } finally {
      free();
    }
  }

  let next = 1;
  let hasFailed = false;
  const sendNext = async (): Promise<void> => {
    while (next <= partCount(file.size) && !hasFailed) {
      const number = next++;
      try {
        await retryUploadStep(() => sendPart(number), stop);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: PARTS_OF_FILE }, sendNext));
}

const rangeOf = (file: File, number: number) => partRange(file.size, number) ?? { start: 0, end: 0 };
const sizeOf = (file: File, number: number): number => {
  const { start, end } = rangeOf(file, number);
  return end - start;
};

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash));
}
