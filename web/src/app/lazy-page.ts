import { type ComponentType, lazy } from 'react';

type Loaded = { default: ComponentType };

/** A page that is loaded when it is shown, or a moment before by `preload`. */
export function lazyPage(load: () => Promise<Loaded>) {
  let loading: Promise<Loaded> | undefined;
  const preload = () => {
    loading ??= load().catch((error) => {
      // A failed download must be tried again on the next visit, not remembered.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return Object.assign(lazy(preload), { preload: () => void preload().catch(() => undefined) });
}
