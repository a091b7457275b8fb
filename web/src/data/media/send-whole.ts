import type { ExpectedUpload, WholeUpload } from '../../../../shared/media/batch-upload.ts';
import { readStretch } from './file-unreadable.ts';
import { type IssuedUpload, issuedNow } from './issued-upload.ts';
import { retryUploadStep } from './retry-upload-step.ts';
import { SendError, sendFile } from './send-file.ts';

type Steps = {
  ask: () => Promise<ExpectedUpload>;
  /** Called with the upload URL to which the file is now being sent. */
  onAddress: (address: WholeUpload) => void;
  onSent: (bytes: number) => void;
};

/**
 * Sends a file in one request, and retries after temporary failures. Waits while there is no connection, and requests a
 * new URL when the old one has expired.
 * @throws FileUnreadable, SendError, Problem if the file did not arrive, or was stopped
 */
export async function sendWhole(
  file: File,
  issued: IssuedUpload | undefined,
  { ask, onAddress, onSent }: Steps,
  stop: AbortSignal,
): Promise<void> {
  let current = issued;
  await retryUploadStep(async () => {
    if (!current || current.until < Date.now()) current = issuedNow(await ask());
    const { expected } = current;
    if (expected.state !== 'expected') throw new Error('The file is sent in parts');
    onAddress(expected);
    try {
      await sendFile(file, expected, onSent, stop);
    } catch (error) {
      // The URL may have expired.
      if (error instanceof SendError && error.status === 403) current = undefined;
      // The browser reports a file that it cannot read like a lost connection.
      await readStretch(file, 0, 1);
      throw error;
    }
  }, stop);
}
