import { currentSession, subscribeToSession } from './session.ts';

/** What waits for a connection, by name. */
const waiting = new Map<string, () => void>();

/**
 * Acts once, when the browser has a connection again, when its sign-in holds again, or when the page is looked at again. Who waits under the same name is replaced.
 * @returns waits no more
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
