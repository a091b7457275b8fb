import { currentSession, subscribeToSession } from './session.ts';

/** Pending actions by name. */
const waiting = new Map<string, () => void>();

/**
 * Runs an action once, when the connection or the session is back, or when the page becomes visible again. Replaces a
 * pending action of the same name.
 * @returns a function that cancels the action
 */
export function whenConnected(name: string, act: () => void): () => void {
  waiting.set(name, act);
  return () => waiting.delete(name);
}

function actNow(): void {
  const acts = [...waiting.values()];
  waiting.clear();
  for (const act of acts) act();
}

window.addEventListener('online', actNow);
window.addEventListener('focus', actNow);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && actNow());
subscribeToSession(() => {
  const session = currentSession();
  if (session.state === 'signed-in' && !session.hasEnded) actNow();
});
