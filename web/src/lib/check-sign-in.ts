import { api } from './api.ts';
import { isProblem } from './problem-message.ts';
import { endSession, renewSession } from './session.ts';

let checking: Promise<void> | undefined;

/**
 * Checks the session after the server has rejected a call with `sign-in-required`. A refreshed token may be accepted.
 * If the server rejects the new token too, the password was changed elsewhere: the session is over, although the
 * provider still refreshes it (product 3.24).
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
