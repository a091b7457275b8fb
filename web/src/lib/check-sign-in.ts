import { api } from './api.ts';
import { isProblem } from './problem-message.ts';
import { endSession, renewSession } from './session.ts';

let checking: Promise<void> | undefined;

/**
 * After a call that was refused for its sign-in. A new token may mend that. Where that is refused too the sign-in is over, although the
 * provider renews it: another password was set elsewhere (product 3.24).
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
