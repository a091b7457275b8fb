import { currentSession, subscribeToSession } from './session.ts';

const forgetting = new Set<() => void>();
let owner: string | undefined;
let epoch = 0;

/** Changes whenever the account's memory is cleared, so that a pending answer can tell that it belongs to nobody. */
export const accountEpoch = (): number => epoch;

/**
 * Registers how to clear one of this tab's memories. It is cleared when its account signs out and when another one
 * signs in. A session that merely expires clears nothing, so that whoever was typing can come back to it.
 */
export function forgetWithAccount(forget: () => void): void {
  forgetting.add(forget);
}

function follow(): void {
  const session = currentSession();
  if (session.state === 'signed-in') {
    if (owner !== undefined && owner !== session.user.id) forgetAll();
    owner = session.user.id;
  } else if (session.state === 'visitor' && session.why === 'signed-out') forgetAll();
}
subscribeToSession(follow);
// The account that is signed in when this module loads is the first.
follow();

function forgetAll(): void {
  epoch += 1;
  for (const forget of forgetting) forget();
}
