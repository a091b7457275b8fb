import type { UploadAddress } from '../../../../shared/media/several-files.ts';
import { NotSent, sendFile } from './send-file.ts';

/** An address that was given some time ago, and until when it may be used. */
export type Given = { address: UploadAddress; until: number };

/** An address is good for a quarter of an hour; a minute of it is left for clocks that differ. */
const GOOD_MS = 14 * 60_000;
export const givenNow = (address: UploadAddress): Given => ({ address, until: Date.now() + GOOD_MS });

const TRIES = 4;
const FIRST_WAIT_MS = 500;

/** The storage says that the address is over. */
const isOver = (error: NotSent) => error.status === 403;
/** A lost connection, a server that is busy or broken: it passes. */
const passes = ({ status }: NotSent) => status === 0 || status === 408 || status === 429 || status >= 500;

type Steps = {
  ask: () => Promise<UploadAddress>;
  /** The file is on its way to this address from now on. */
  onAddress: (address: UploadAddress) => void;
  onSent: (bytes: number) => void;
};

/**
 * Sends a file, again and again while what stops it passes by itself; without a connection it waits for one. An address that is over is asked for anew.
 * @throws NotSent, Problem when it did not arrive, or was stopped
 */
export async function sendUntilThere(
  file: File,
  given: Given | undefined,
  { ask, onAddress, onSent }: Steps,
  stop: AbortSignal,
): Promise<UploadAddress> {
  let current = given;
  for (let tries = 1; ; tries++) {
    if (!current || current.until < Date.now()) current = givenNow(await ask());
    const { address } = current;
    onAddress(address);
    try {
      await sendFile(file, address, onSent, stop);
      return address;
    } catch (error) {
      if (stop.aborted || !(error instanceof NotSent) || tries >= TRIES) throw error;
      if (isOver(error)) current = undefined;
      else if (!passes(error)) throw error;
      await connection(stop);
      await wait(FIRST_WAIT_MS * 2 ** (tries - 1), stop);
    }
  }
}

/** When the machine has a connection, as far as the browser knows. */
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
