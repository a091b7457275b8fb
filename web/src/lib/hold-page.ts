import type { StoreApi } from 'zustand';

/** Stores with unsaved contents that would be lost with the page. */
const holding = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether the page has something to lose. */
export const isPageHeld = (): boolean => holding.size > 0;

/** Makes the browser ask before the tab is closed while the store has something unsaved. */
export function holdPageWhile<S>(store: Pick<StoreApi<S>, 'subscribe'>, isUnsaved: (state: S) => boolean): void {
  store.subscribe((state) => {
    if (isUnsaved(state)) holding.add(store);
    else holding.delete(store);
    // Listens only while needed: some browsers reload a page with such a listener when the user goes back to it.
    if (isPageHeld()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
