import type { StoreApi } from 'zustand';

/** The stores that hold something which would be lost with the page. */
const holding = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether something on this page would be lost with it. */
export const isPageHeld = (): boolean => holding.size > 0;

/** Makes the browser ask before the tab is closed, while a store holds something unsaved. */
export function holdPageWhile<S>(store: Pick<StoreApi<S>, 'subscribe'>, isUnsaved: (state: S) => boolean): void {
  store.subscribe((state) => {
    if (isUnsaved(state)) holding.add(store);
    else holding.delete(store);
    // Only while it must: a page that listens to this is loaded anew on the way back, in some browsers.
    if (isPageHeld()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
