import { Problem, type ProblemCode } from '../../../../shared/contract/problem.ts';
import { pause } from '../../lib/pause.ts';
import { whenOnline } from '../../lib/when-online.ts';
import { SendError } from './send-file.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Together, the pauses take about three minutes. Time without a connection does not count. */
const TRIES = 12;

const temporaryProblems: readonly ProblemCode[] = [
  'internal',
  'busy',
  'outcome-unknown',
  'still-running',
  'too-many-requests',
];

/**
 * Whether a later attempt may succeed: after a lost connection, at a server that is busy or broken, or with a new URL,
 * because storage refuses one that has expired (403). Of the API's calls, a TypeError means that there was no response.
 */
export function isTemporary(error: unknown): boolean {
  if (error instanceof SendError) return [0, 403, 408, 429].includes(error.status) || error.status >= 500;
  if (error instanceof Problem) return temporaryProblems.includes(error.code);
  return error instanceof TypeError;
}

/**
 * Repeats one step of an upload, with growing pauses, until it succeeds. Without a connection, it waits for one.
 * @throws the error of the last attempt
 */
export async function retryUploadStep<T>(attempt: () => Promise<T>, stop: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (stop.aborted || tries >= TRIES || !isTemporary(error)) throw error;
    }
    if (!navigator.onLine) tries = 0;
    await whenOnline(stop);
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1)), stop);
  }
}
