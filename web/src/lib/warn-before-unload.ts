import type { StoreApi } from 'zustand';

/** Stores with unsaved data, which would be lost if the page were closed. */
const unsavedStores = new Set<object>();

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether the page has unsaved data. */
export const hasUnsavedData = (): boolean => unsavedStores.size > 0;

/** Makes the browser ask before the tab is closed while the store has unsaved data. */
export function warnBeforeUnloadWhile<S>(
  store: Pick<StoreApi<S>, 'subscribe'>,
  isUnsaved: (state: S) => boolean,
): void {
  store.subscribe((state) => {
    if (isUnsaved(state)) unsavedStores.add(store);
    else unsavedStores.delete(store);
    // Listens only while needed: with such a listener, some browsers reload the page when the user goes back to it.
    if (hasUnsavedData()) window.addEventListener('beforeunload', preventUnload);
    else window.removeEventListener('beforeunload', preventUnload);
  });
}
