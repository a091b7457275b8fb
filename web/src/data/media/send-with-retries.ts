import type { UploadUrl } from '../../../../shared/media/batch-upload.ts';
import { SendError, sendFile } from './send-file.ts';

/** An upload URL with its headers, and when it expires. */
export type IssuedUrl = { address: UploadUrl; until: number };

/**
 * How long to use an upload URL. It is valid for a quarter of an hour; the last minute allows for clock differences.
 */
const URL_USABLE_MS = 14 * 60_000;
export const issuedNow = (address: UploadUrl): IssuedUrl => ({ address, until: Date.now() + URL_USABLE_MS });

const TRIES = 4;
const FIRST_WAIT_MS = 500;

/** Whether the storage reports that the URL has expired. */
const isExpired = (error: SendError) => error.status === 403;
/** Whether a failure is temporary: a lost connection, or a server that is busy or broken. */
const isTemporary = ({ status }: SendError) => status === 0 || status === 408 || status === 429 || status >= 500;

type Steps = {
  ask: () => Promise<UploadUrl>;
  /** Called with the upload URL to which the file is now being sent. */
  onAddress: (address: UploadUrl) => void;
  onSent: (bytes: number) => void;
};

/**
 * Sends a file, and retries after temporary failures. Waits while there is no connection, and requests a new URL when
 * the old one has expired.
 * @throws NotSent, Problem if the file did not arrive, or was stopped
 */
export async function sendWithRetries(
  file: File,
  given: IssuedUrl | undefined,
  { ask, onAddress, onSent }: Steps,
  stop: AbortSignal,
): Promise<UploadUrl> {
  let current = given;
  for (let tries = 1; ; tries++) {
    if (!current || current.until < Date.now()) current = issuedNow(await ask());
    const { address } = current;
    onAddress(address);
    try {
      await sendFile(file, address, onSent, stop);
      return address;
    } catch (error) {
      if (stop.aborted || !(error instanceof SendError) || tries >= TRIES) throw error;
      if (isExpired(error)) current = undefined;
      else if (!isTemporary(error)) throw error;
      await connection(stop);
      await wait(FIRST_WAIT_MS * 2 ** (tries - 1), stop);
    }
  }
}

/** Resolves when the browser has a connection. */
function connection(stop: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      window.removeEventListener('online', go);
      stop.removeEventListener('abort', go);
      resolve();
    };
    window.addEventListener('online', go);
    stop.addEventListener('abort', go);
  });
}

const wait = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(go, ms);
    function go() {
      clearTimeout(timer);
      stop.removeEventListener('abort', go);
      resolve();
    }
    stop.addEventListener('abort', go);
  });
