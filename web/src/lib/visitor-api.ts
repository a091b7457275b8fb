import { createClient } from '../../../shared/contract/client.ts';
import type { Api } from '../../../shared/contract/index.ts';
import { loggedSend } from './logged-send.ts';

/** Longer than any API response takes. */
const TIMEOUT_MS = 15_000;

/** Calls a public route without the session, which public pages do not load. @throws Problem */
export const visitorApi = createClient<Api>(
  loggedSend(
    (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    (line) => console.warn(line),
  ),
  async () => undefined,
);
