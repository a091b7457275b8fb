/** What waits for a connection, by name. */
const waiting = new Map<string, () => void>();

/** Acts when the browser has a connection again, or when the page is looked at again. Who waits under the same name is replaced. */
export function whenConnected(name: string, act: () => void): void {
  waiting.set(name, act);
}

function actNow(): void {
  const acts = [...waiting.values()];
  waiting.clear();
  for (const act of acts) act();
}

window.addEventListener('online', actNow);
window.addEventListener('focus', actNow);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && actNow());
