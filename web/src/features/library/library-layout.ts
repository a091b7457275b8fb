import { useSyncExternalStore } from 'react';

export type LibraryLayout = 'grid' | 'table';

const NAME = 'library-layout';
const listeners = new Set<() => void>();
/** The choice, in case the browser has no storage. */
let chosen: LibraryLayout | undefined;

/** The most recently chosen layout. */
export function storedLayout(): LibraryLayout {
  if (chosen) return chosen;
  try {
    return localStorage.getItem(NAME) === 'table' ? 'table' : 'grid';
  } catch {
    return 'grid';
  }
}

function choose(layout: LibraryLayout): void {
  chosen = layout;
  try {
    localStorage.setItem(NAME, layout);
  } catch {
    // Without storage, the choice lasts only for this page.
  }
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Covers or a dense table (product 4.8). The choice is remembered in the browser. */
export function useLibraryLayout() {
  const layout = useSyncExternalStore(subscribe, storedLayout);
  return { layout, toggle: () => choose(layout === 'grid' ? 'table' : 'grid') };
}
