import { currentSession, subscribeToSession } from './session.ts';

/** Pending actions by name. */
const pendingActions = new Map<string, () => void>();

/**
 * Runs an action once, when the connection or the session is back, or when the page becomes visible again. Replaces a
 * pending action of the same name.
 * @returns a function that cancels the action
 */
export function whenConnected(name: string, act: () => void): () => void {
  pendingActions.set(name, act);
  return () => pendingActions.delete(name);
}

function actNow(): void {
  const acts = [...pendingActions.values()];
  pendingActions.clear();
  for (const act of acts) act();
}

window.addEventListener('online', actNow);
window.addEventListener('focus', actNow);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && actNow());
subscribeToSession(() => {
  const session = currentSession();
  if (session.state === 'signed-in' && !session.hasEnded) actNow();
});
