import { loadWithRetry } from './load-with-retry.ts';
import { memoSuccess } from './memo-success.ts';

/**
 * Makes a function that runs work with a module, and loads the module first if no earlier call has. Once it is loaded,
 * the work's result is returned synchronously. Rejects if it cannot be loaded; the next call tries again.
 */
export function deferredModule<M>(load: () => Promise<M>): <T>(work: (module: M) => T) => T | Promise<T> {
  let loaded: M | undefined;
  const loadOnce = memoSuccess(loadWithRetry(load));
  return (work) => {
    if (loaded) return work(loaded);
    return loadOnce().then((module) => {
      loaded = module;
      return work(module);
    });
  };
}
