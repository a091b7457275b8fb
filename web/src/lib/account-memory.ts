import { currentSession, subscribeToSession } from './session.ts';

const forgetting = new Set<() => void>();
let owner: string | undefined;
let epoch = 0;

/** Another number after each time that everything was forgotten: an answer to a question of before belongs to nobody. */
export const accountEpoch = (): number => epoch;

/**
 * Says how a memory of this tab is emptied. It is when its account signs out, and when another one signs in. A session that has ended
 * by itself empties nothing: whoever was typing comes back to it.
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
// Whoever is signed in already when this is loaded is the first.
follow();

function forgetAll(): void {
  epoch += 1;
  for (const forget of forgetting) forget();
}
