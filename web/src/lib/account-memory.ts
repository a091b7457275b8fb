import { currentSession, subscribeToSession } from './session.ts';

const forgetters = new Set<() => void>();
let owner: string | undefined;
let epoch = 0;

/**
 * Returns a number that changes whenever the account's memory is cleared. A response that was requested under an
 * earlier number must be dropped.
 */
export const accountEpoch = (): number => epoch;

/**
 * Registers a function that clears one of this tab's stores of account data. It is called when the account signs out,
 * and when a different account signs in. An expired session clears nothing, so that the user can continue after signing
 * in again.
 */
export function forgetWithAccount(forget: () => void): void {
  forgetters.add(forget);
}

function follow(): void {
  const session = currentSession();
  if (session.state === 'signed-in') {
    if (owner !== undefined && owner !== session.user.id) forgetAll();
    owner = session.user.id;
  } else if (session.state === 'visitor' && session.why === 'signed-out') forgetAll();
}
subscribeToSession(follow);
// Records the account that is signed in when this module loads.
follow();

function forgetAll(): void {
  epoch += 1;
  for (const forget of forgetters) forget();
}
