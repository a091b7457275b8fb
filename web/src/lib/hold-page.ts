const holders = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether something on this page would be lost with it. */
export const isPageHeld = (): boolean => holders.size > 0;

/** Makes the browser ask before the tab is closed, while something is unsaved. @returns lets go again */
export function holdPage(): () => void {
  const holder = {};
  if (holders.size === 0) window.addEventListener('beforeunload', ask);
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && holders.size === 0) window.removeEventListener('beforeunload', ask);
  };
}
