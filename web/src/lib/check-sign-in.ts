import { api } from './api.ts';
import { isProblem } from './problem-message.ts';
import { endSession, renewSession } from './session.ts';

let checking: Promise<void> | undefined;

/**
 * Checks the session after a call was refused with `sign-in-required`. A refreshed token may fix that. If the server
 * refuses the new one too, the session is over although the provider still refreshes it, because the password was
 * changed elsewhere (product 3.24).
 */
export function checkSignIn(): Promise<void> {
  checking ??= renewSession()
    .then(() => api('GET /api/me'))
    .then(
      () => undefined,
      (error) => (isProblem(error, 'sign-in-required') ? endSession() : undefined),
    )
    .finally(() => {
      checking = undefined;
    });
  return checking;
}
