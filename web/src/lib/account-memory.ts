import { currentSession, subscribeToSession } from './session.ts';

const forgetting = new Set<() => void>();
let owner: string | undefined;

/**
 * Says how a memory of this tab is emptied. It is when its account signs out, and when another one signs in. A session that has ended
 * by itself empties nothing: whoever was typing comes back to it.
 */
export function forgetWithAccount(forget: () => void): void {
  forgetting.add(forget);
}

subscribeToSession(() => {
  const session = currentSession();
  if (session.state === 'signed-in') {
    if (owner !== undefined && owner !== session.user.id) forgetAll();
    owner = session.user.id;
  } else if (session.state === 'visitor' && session.left) forgetAll();
});

function forgetAll(): void {
  for (const forget of forgetting) forget();
}
